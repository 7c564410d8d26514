import { useMemo } from 'react'
import type { MasterQuestion, QuestionType } from '~/api/contract/vacancies/masterQuestions'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { RecordField } from '~/record/form/RecordField'
import { SelectField } from '~/ui/fields/SelectField'
import type { VacancyFields } from '../fields/controls'

/** The master questions, and how they load. */
export type Masters = {
  list: readonly MasterQuestion[]
  isPending: boolean
  failed: boolean
  retry: () => void
}
type Props = { id: string; record: VacancyFields; type: QuestionType | null; masters: Masters; locked: boolean }

/** The text of a question: one of the master data of its type, those that can be edited first. */
export function MasterField({ id, record, type, masters: { list, isPending, ...masters }, locked }: Props) {
  const fitting = useMemo(
    () =>
      list
        .filter(({ questionType }) => questionType === type)
        .toSorted((a, b) => b.editableOrder - a.editableOrder)
        .map(({ questionId, questionText, questionType, generic }) => ({
          questionId,
          questionText,
          questionType,
          generic,
        })),
    [list, type],
  )
  return (
    <RecordField record={record} name={`additionalQuestion.byKey.${id}.question`}>
      {({ value, onChange, onBlur, error }) => {
        const isKnown = fitting.some(({ questionId }) => questionId === value?.questionId)
        const options = value && !isKnown && value.questionType === type ? [value, ...fitting] : fitting
        return (
          <SelectField
            {...masters}
            label="Pertanyaan"
            required={!locked}
            disabled={locked}
            options={options.map(({ questionId, questionText }) => ({ id: questionId, text: questionText }))}
            empty={type === null ? vacancyTexts.question.noType : 'Tidak ada pertanyaan yang cocok'}
            isPending={type !== null && isPending}
            value={value?.questionId}
            error={error}
            onBlur={onBlur}
            onChange={(chosen) => {
              const master = options.find(({ questionId }) => questionId === chosen)
              if (master) onChange(master)
            }}
          />
        )
      }}
    </RecordField>
  )
}
