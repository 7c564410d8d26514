import { useWatch } from 'react-hook-form'
import { type MasterQuestion, QUESTION_LENGTH, type QuestionType } from '~/api/contract/vacancies/masterQuestions'
import type { FormLists } from '~/api/contract/vacancies/vacancySecondary'
import { RecordField } from '~/record/form/RecordField'
import { NumberField } from '~/ui/fields/PlainField'
import { LongTextField } from '~/ui/fields/LongTextField'
import { SelectField } from '~/ui/fields/SelectField'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import type { VacancyFields } from '../useVacancyForm'
import { mastersOfType } from '../model/masterIndex'
import { QuestionTemplate } from './QuestionTemplate'
import { useMasterCreation } from './useMasterCreation'
import classes from '../items.module.css'

/** A question of the form, and the lists it chooses from. */
export type QuestionProps = {
  id: string
  record: VacancyFields
  types: FormLists['questionType']
  masters: Masters
  locked: boolean
}

/** Type, master question, instructions, sequence, and whether an answer is required. */
export function QuestionFields({ id, record, types, masters, locked }: QuestionProps) {
  const path = `additionalQuestion.byKey.${id}` as const
  const { engine, form } = record
  const type = useWatch({ control: form.control, name: `${path}.type` })
  return (
    <>
      <div className={`stack ${classes.questionGrid}`}>
        <RecordField record={record} name={`${path}.type`}>
          {({ value, onBlur, error }) => (
            <SelectField
              label="Tipe Pertanyaan"
              required={!locked}
              disabled={locked}
              options={types}
              value={value ?? undefined}
              error={error}
              onBlur={onBlur}
              onChange={(chosen) => {
                const next = types.find((one) => one.id === chosen)?.id ?? null
                const { additionalQuestion, uploads } = engine.state().mine
                const item = additionalQuestion.byKey[id]
                if (!item || next === item.type) return
                // Another type makes it a new question, else the template of the stored one would stay with it.
                engine.setValue(['additionalQuestion', id], {
                  ...item,
                  type: next,
                  question: null,
                  template: null,
                  id: null,
                  status: null,
                })
                const { [id]: _, ...others } = uploads
                engine.setValue(['uploads'], others)
              }}
            />
          )}
        </RecordField>
        <RecordField record={record} name={`${path}.sequence`}>
          {({ value, onChange, ...field }) => (
            <NumberField
              {...field}
              label="Urutan"
              required={!locked}
              disabled={locked}
              value={value ?? undefined}
              onChange={(next) => onChange(next ?? null)}
            />
          )}
        </RecordField>
      </div>
      <MasterField record={record} id={id} type={type} masters={masters} locked={locked} />
      <RecordField record={record} name={`${path}.answerNote`}>
        {({ value, onChange, onBlur, error }) => (
          <LongTextField
            label="Petunjuk Jawaban untuk Pelamar"
            withAsterisk={!locked}
            aria-required={!locked}
            rows={type === 'choice' ? 4 : 2}
            disabled={locked}
            limit={QUESTION_LENGTH}
            error={error}
            description={type === 'choice' ? 'Tulis setiap pilihan pada baris sendiri.' : undefined}
            value={value}
            onBlur={onBlur}
            onChange={onChange}
          />
        )}
      </RecordField>
      <div className={`row ${classes.bar}`}>
        <RecordField record={record} name={`${path}.mandatory`}>
          {({ value, onChange }) => (
            <label className={classes.check}>
              <input
                type="checkbox"
                checked={value}
                disabled={locked}
                onChange={(event) => onChange(event.currentTarget.checked)}
              />
              Wajib dijawab
            </label>
          )}
        </RecordField>
        {type === 'attachment' && <QuestionTemplate id={id} record={record} locked={locked} />}
      </div>
    </>
  )
}

/** The master questions, and how they load. */
export type Masters = {
  list: readonly MasterQuestion[]
  isPending: boolean
  failed: boolean
  retry: () => void
}
type MasterProps = Omit<QuestionProps, 'types'> & { type: QuestionType | null }

/** The question's text, from the master questions of its type, with editable ones first. */
function MasterField({ id, record, type, masters: { list, isPending, ...masters }, locked }: MasterProps) {
  const matching = mastersOfType(list, type)
  const { create, isCreating } = useMasterCreation(id, record, type)
  return (
    <RecordField record={record} name={`additionalQuestion.byKey.${id}.question`}>
      {({ value, onChange, onBlur, error }) => {
        const isKnown = matching.some(({ questionId }) => questionId === value?.questionId)
        const options = value && !isKnown && value.questionType === type ? [value, ...matching] : matching
        return (
          <div>
            <SelectField
              {...masters}
              label="Pertanyaan"
              required={!locked}
              creation={
                type === null || isPending || masters.failed || isCreating
                  ? undefined
                  : { label: (text) => `Buat "${text}" sebagai pertanyaan master`, create }
              }
              disabled={locked}
              options={options.map(({ questionId, questionText }) => ({ id: questionId, text: questionText }))}
              empty={type === null ? vacancyTexts.question.noType : 'Tidak ada pertanyaan yang cocok'}
              isPending={type !== null && isPending}
              value={value?.questionId}
              error={error}
              onBlur={onBlur}
              onChange={(chosen) => onChange(options.find(({ questionId }) => questionId === chosen) ?? null)}
            />
            <p role="status" className="small dimmed">
              {isCreating && 'Membuat pertanyaan master...'}
            </p>
          </div>
        )
      }}
    </RecordField>
  )
}
