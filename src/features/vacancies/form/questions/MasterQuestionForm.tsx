import { Button, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { type MasterQuestion, masterQuestions, QUESTION_LENGTH } from '~/api/contract/vacancies/masterQuestions'
import type { FormLists } from '~/api/contract/vacancies/vacancySecondary'
import type { Writer } from '~/lib/scope'
import { valueText } from '~/lib/texts/text'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { RecordField } from '~/record/form/RecordField'
import { RecordForm } from '~/record/form/RecordForm'
import { SaveButton } from '~/record/form/SaveButton'
import { useRecordForm } from '~/record/useRecordForm'
import { SelectField } from '~/ui/fields/SelectField'
import { notify } from '~/ui/messages/notify'
import { masterQuestionRecord, masterValues } from './masterQuestionRecord'
import classes from '../items.module.css'

type Props = {
  /** The question that is changed; undefined makes a new one. */
  question?: MasterQuestion | undefined
  types: FormLists['questionType']
  writer: Writer
  onBack: () => void
  onClose: () => void
}

/** A master question: its type is chosen once, its text can be changed. */
export function MasterQuestionForm({ question, types, writer, onBack, onClose }: Props) {
  const client = useQueryClient()
  const record = useRecordForm({
    definition: masterQuestionRecord(client, writer.corporateId),
    stored: masterValues(question),
    writer,
    place: ({ id }) => [masterQuestions.save.name, id ?? 'new'],
    onSaved: () => void notify(vacancyTexts.question.masterSaved),
    proceed: (_, isUnsaved) => !isUnsaved && onClose(),
  })
  const typeName = (id: unknown) => types.find((one) => one.id === id)?.text
  return (
    <RecordForm
      record={record}
      className={classes.stack}
      aria-label="Master pertanyaan"
      texts={{
        labelOf: ([name]) => (name === 'type' ? 'Tipe pertanyaan' : 'Pertanyaan Untuk Pelamar'),
        textOf: ([name], value) => (name === 'type' ? typeName(value) : undefined) ?? valueText(value),
      }}
    >
      {!question && (
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
          <Textarea
            label="Pertanyaan Untuk Pelamar"
            withAsterisk
            aria-required
            rows={3}
            maxLength={QUESTION_LENGTH}
            value={value}
            error={error}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </RecordField>
      <div className={classes.actions}>
        <Button variant="default" onClick={onBack}>
          Kembali
        </Button>
        <SaveButton record={record} />
      </div>
    </RecordForm>
  )
}
