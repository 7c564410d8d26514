import { Button } from '@mantine/core'
import { IconMessagePlus, IconPencil } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod/mini'
import { type MasterQuestion, masterQuestions } from '~/api/contract/vacancies/masterQuestions'
import type { FormLists } from '~/api/contract/vacancies/vacancySecondary'
import { useCorporate } from '~/components/corporate'
import { Dialog } from '~/ui/dialogs/Dialog'
import { PlainField } from '~/ui/fields/PlainField'
import { LongTextField } from '~/ui/fields/LongTextField'
import { SelectField } from '~/ui/fields/SelectField'
import { useFirstFocus } from '~/ui/focus'
import { valueText } from '~/lib/texts/text'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { bodyBy, requiredChoice, errorsBy, typedText, valuesBy } from '~/record/form/codecs'
import { RecordField } from '~/record/form/RecordField'
import { RecordForm } from '~/record/form/RecordForm'
import { SaveButton } from '~/record/form/SaveButton'
import { useRecordForm } from '~/record/useRecordForm'
import { notify } from '~/ui/messages/notify'
import { call } from '~/api/client'
import { bodyShape } from '~/api/endpoint'
import { limitOf } from '~/api/limits'
import { statusError } from '~/api/errors'
import type { RecordDefinition } from '~/record/recordEngine'
import { ChoiceCards } from '../../ChoiceCards'
import classes from '../items.module.css'

type View = 'landing' | 'create' | 'edit'
const titles: Record<View, string> = {
  landing: 'Master Pertanyaan',
  create: 'Buat Pertanyaan Baru',
  edit: 'Edit Pertanyaan',
}
type Props = {
  types: FormLists['questionType']
  masters: UseQueryResult<MasterQuestion[]>
  onClose: () => void
}

/** Creates and edits the questions that all vacancies can use (document 3 §2, §5). */
export function MasterQuestionDialog({ types, masters, onClose }: Props) {
  const [view, setView] = useState<View>('landing')
  const [chosen, setChosen] = useState<MasterQuestion>()
  const frameRef = useFirstFocus<HTMLDivElement>(view)
  const editable = (masters.data ?? []).filter(({ editableOrder }) => editableOrder === 1)
  const show = (next: View) => {
    setView(next)
    setChosen(undefined)
  }
  return (
    <Dialog opened onClose={onClose} title={titles[view]} size="lg" closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <div ref={frameRef}>
        {view === 'landing' ? (
          <div className="stack">
            <p className="small dimmed">Pertanyaan master dapat dipakai pada semua lowongan perusahaan.</p>
            <ChoiceCards
              choices={[
                {
                  title: titles.create,
                  description: 'Pilih tipenya dan tulis pertanyaannya.',
                  icon: IconMessagePlus,
                  run: () => show('create'),
                },
                {
                  title: titles.edit,
                  description: 'Ubah kalimat pertanyaan milik perusahaan.',
                  icon: IconPencil,
                  run: () => show('edit'),
                },
              ]}
            />
          </div>
        ) : (
          <div className="stack">
            {view === 'edit' && (
              <SelectField
                label="Pertanyaan yang diubah"
                required
                options={editable.map(({ questionId, questionText }) => ({ id: questionId, text: questionText }))}
                empty="Belum ada pertanyaan yang dapat diubah"
                isPending={masters.isPending}
                failed={masters.isError}
                retry={() => void masters.refetch()}
                value={chosen?.questionId}
                onChange={(id) => setChosen(editable.find(({ questionId }) => questionId === id))}
              />
            )}
            {view === 'create' || chosen ? (
              <MasterQuestionForm
                // Another question is another record.
                key={chosen?.questionId ?? 'new'}
                question={chosen}
                types={types}
                onBack={() => show('landing')}
                onClose={onClose}
              />
            ) : (
              <div className={`row push-end ${classes.actions}`}>
                <Button variant="default" onClick={() => show('landing')}>
                  Kembali
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
    </Dialog>
  )
}

type FormProps = Pick<Props, 'types' | 'onClose'> & {
  /** The question to edit; undefined creates a new one. */
  question: MasterQuestion | undefined
  onBack: () => void
}

/** The form of a master question: the type is chosen on creation only, the text can be edited. */
function MasterQuestionForm({ question, types, onBack, onClose }: FormProps) {
  const { writer } = useCorporate()
  const record = useRecordForm({
    definition: masterQuestionRecord(writer.corporateId),
    stored: masterValues(question),
    writer,
    draftKey: ({ id }) => [masterQuestions.save.name, id ?? 'new'],
    subject: 'Master pertanyaan',
    onSaved: () => void notify(vacancyTexts.question.masterSaved),
    proceed: (_, isUnsaved) => !isUnsaved && onClose(),
  })
  const typeName = (id: unknown) => types.find((one) => one.id === id)?.text
  return (
    <RecordForm
      record={record}
      aria-label="Master pertanyaan"
      texts={{
        labelOf: ([name]) => (name === 'type' ? 'Tipe pertanyaan' : 'Pertanyaan Untuk Pelamar'),
        textOf: ([name], value) => (name === 'type' ? typeName(value) : undefined) ?? valueText(value),
      }}
    >
      {question ? (
        <>
          <PlainField
            label="Tipe pertanyaan"
            value={typeName(question.questionType) ?? question.questionType}
            readOnly
            onChange={() => {}}
          />
          <p className="small dimmed">Kalimatnya berubah pada setiap lowongan yang memakai pertanyaan ini.</p>
        </>
      ) : (
        <RecordField record={record} name="type">
          {({ value, onChange, error }) => (
            <SelectField
              label="Tipe pertanyaan"
              required
              options={types}
              value={value ?? undefined}
              error={error}
              onChange={(id) => onChange(types.find((one) => one.id === id)?.id ?? null)}
            />
          )}
        </RecordField>
      )}
      <RecordField record={record} name="text">
        {({ value, onChange, error }) => (
          <LongTextField
            label="Pertanyaan Untuk Pelamar"
            withAsterisk
            aria-required
            rows={3}
            limit={limitOf(wire.questionText)}
            error={error}
            value={value}
            onChange={onChange}
          />
        )}
      </RecordField>
      <div className={`row push-end ${classes.actions}`}>
        <Button variant="default" onClick={onBack}>
          Kembali
        </Button>
        <SaveButton record={record} />
      </div>
    </RecordForm>
  )
}

const wire = bodyShape(masterQuestions.save)
const fields = {
  id: wire.questionId,
  type: requiredChoice(wire.questionType, vacancyTexts.question.masterType.trim()),
  text: typedText(wire.questionText, { required: vacancyTexts.question.masterText.trim() }),
  generic: wire.generic,
}
const masterForm = z.object(fields)
/** The form values of a master question; `id` is null until it is created. */
type MasterValues = z.input<typeof masterForm>

/** A stored question as form values; without one, the blank form. */
const masterValues = (question?: MasterQuestion): MasterValues =>
  valuesBy(fields, {
    id: question?.questionId ?? null,
    type: question?.questionType ?? null,
    text: question?.questionText ?? null,
    generic: question?.generic ?? 't',
  })

/** How a master question is read, checked and saved (document 3 §5, §7). */
function masterQuestionRecord(corporateId: string): RecordDefinition<MasterValues> {
  return {
    read: async ({ id }, sent) => {
      if (id === null && !sent) return undefined
      const questions = await call(masterQuestions.list, { corporateId })
      // After a lost response a question counts as the created one if all that was sent agrees.
      const isSent = ({ questionType, questionText, generic }: MasterQuestion) =>
        questionType === sent?.type && questionText === sent.text.trim() && generic === sent.generic
      const found = questions.find((question) => (id === null ? isSent(question) : question.questionId === id))
      if (id !== null && !found) throw statusError(masterQuestions.list.name, 404)
      return found && masterValues(found)
    },
    check: (values) => errorsBy(masterForm, values),
    parts: () => [
      {
        name: 'pertanyaan',
        fields: ['type', 'text'],
        save: async (values, send) => {
          const { id, type, text, generic } = bodyBy(fields, values)
          const question = { questionId: id, questionType: type, questionText: text, generic, corporateId }
          return masterValues(await send(masterQuestions.save, { body: question }))
        },
      },
    ],
  }
}
