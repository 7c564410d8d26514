import { Button, Textarea } from '@mantine/core'
import { IconMessagePlus, IconPencil } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type MasterQuestion, masterQuestions, QUESTION_LENGTH } from '~/api/contract/vacancies/masterQuestions'
import type { FormLists } from '~/api/contract/vacancies/vacancySecondary'
import { useSend } from '~/api/useSend'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { Dialog } from '~/ui/dialogs/Dialog'
import { SelectField } from '~/ui/fields/SelectField'
import { useFirstInvalid } from '~/ui/fields/useFirstInvalid'
import { notify } from '~/ui/messages/notify'
import { useFirstFocus } from '~/ui/useFirstFocus'
import { ChoiceCards } from '../../ChoiceCards'
import classes from '../items.module.css'

type View = 'landing' | 'create' | 'edit'
const titles: Record<View, string> = {
  landing: 'Master Pertanyaan',
  create: 'Buat Pertanyaan Baru',
  edit: 'Edit Pertanyaan',
}
type Props = {
  corporateId: string
  types: FormLists['questionType']
  masters: UseQueryResult<MasterQuestion[]>
  onClose: () => void
}

/** The questions that all vacancies choose from: made here, and changed where they may be (document 3 §2, §5). */
export function MasterQuestionDialog({ corporateId, types, masters, onClose }: Props) {
  const [view, setView] = useState<View>('landing')
  const [type, setType] = useState<MasterQuestion['questionType']>()
  const [chosen, setChosen] = useState<MasterQuestion>()
  const [text, setText] = useState('')
  const [tries, setTries] = useState(0)
  const submitted = tries > 0
  const frameRef = useFirstFocus<HTMLDivElement>(view)
  const formRef = useFirstInvalid(tries)
  const { send, isPending, error } = useSend(masterQuestions.save)
  const editable = (masters.data ?? []).filter(({ editableOrder }) => editableOrder === 1)
  const show = (next: View) => {
    setView(next)
    setChosen(undefined)
    setText('')
    setTries(0)
  }
  const isCreating = view === 'create'
  const typeError = submitted && isCreating && type === undefined ? vacancyTexts.question.masterType.trim() : undefined
  const textError = submitted && text.trim() === '' ? vacancyTexts.question.masterText.trim() : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles a dialog's submit to the form that opened it.
    event.stopPropagation()
    setTries(tries + 1)
    const questionType = isCreating ? type : chosen?.questionType
    if (questionType === undefined || text.trim() === '' || isPending) return
    const said = { corporateId, questionType, questionText: text.trim() }
    send({ body: { ...said, questionId: chosen?.questionId ?? null, generic: chosen?.generic ?? 't' } }, () => {
      void notify(vacancyTexts.question.masterSaved)
      onClose()
    })
  }
  return (
    <Dialog opened onClose={onClose} title={titles[view]} size="lg" closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <div ref={frameRef}>
        {view === 'landing' ? (
          <div className={classes.stack}>
            <p className={classes.told}>Pertanyaan master dapat dipakai pada semua lowongan perusahaan.</p>
            <ChoiceCards
              choices={[
                {
                  title: titles.create,
                  told: 'Pilih tipenya dan tulis pertanyaannya.',
                  icon: IconMessagePlus,
                  run: () => show('create'),
                },
                {
                  title: titles.edit,
                  told: 'Ubah kalimat pertanyaan milik perusahaan.',
                  icon: IconPencil,
                  run: () => show('edit'),
                },
              ]}
            />
          </div>
        ) : (
          <form ref={formRef} className={classes.stack} onSubmit={submit} noValidate>
            {isCreating ? (
              <SelectField
                label="Tipe pertanyaan"
                required
                options={types}
                value={type}
                error={typeError}
                onChange={(id) => setType(types.find((one) => one.id === id)?.id)}
              />
            ) : (
              <SelectField
                label="Pertanyaan yang diubah"
                required
                options={editable.map(({ questionId, questionText }) => ({ id: questionId, text: questionText }))}
                empty="Belum ada pertanyaan yang dapat diubah"
                isPending={masters.isPending}
                failed={masters.isError}
                retry={() => void masters.refetch()}
                value={chosen?.questionId}
                error={submitted && !chosen ? 'Pilih pertanyaan yang diubah' : undefined}
                onChange={(id) => {
                  const master = editable.find(({ questionId }) => questionId === id)
                  setChosen(master)
                  setText(master?.questionText ?? '')
                }}
              />
            )}
            <Textarea
              label="Pertanyaan Untuk Pelamar"
              withAsterisk
              aria-required
              rows={3}
              maxLength={QUESTION_LENGTH}
              value={text}
              error={textError}
              onChange={(event) => setText(event.currentTarget.value)}
            />
            {error && (
              <p role="alert" className="failure">
                {error.message}
              </p>
            )}
            <div className={classes.actions}>
              <Button variant="default" onClick={() => show('landing')}>
                Kembali
              </Button>
              <Button type="submit" loading={isPending}>
                Simpan
              </Button>
            </div>
          </form>
        )}
      </div>
    </Dialog>
  )
}
