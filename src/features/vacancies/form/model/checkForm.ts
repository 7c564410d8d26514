import { z } from 'zod/mini'
import { isLocked, type LockableField, type StoredStatus } from '~/lib/rules/vacancyStatus'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { dayRank } from '~/lib/time/dates'
import { errorsBy, itemErrors } from '~/record/form/codecs'
import { listOf } from '~/record/items'
import type { Errors } from '~/record/recordValues'
import { primaryFields, questionFields } from './fields'
import { type QuestionItem, storedStatus, type VacancyValues } from './values'

const questionForm = z.object(questionFields)

/** The schema of the form by the stored status: fields that it locks are not checked (document 3 §5). */
const schemas = new Map<StoredStatus, z.ZodMiniType>()
function schemaOf(status: StoredStatus): z.ZodMiniType {
  // A field that is never locked is in no list of locks.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const isOpen = (name: string) => name === 'status' || !isLocked(status, name as LockableField)
  const fields = Object.entries(primaryFields).filter(([name]) => isOpen(name))
  const schema = schemas.get(status) ?? z.object(Object.fromEntries(fields))
  schemas.set(status, schema)
  return schema
}

/** The errors that prevent saving, by path. */
export const checkForm = (values: VacancyValues, stored: VacancyValues): Errors => ({
  ...errorsBy(schemaOf(storedStatus(stored)), values),
  ...(isLocked(storedStatus(stored), 'additionalQuestion')
    ? {}
    : itemErrors('additionalQuestion', values.additionalQuestion, questionForm)),
})

/** Whether the vacancy would end before it begins; the same day is allowed. */
export const isDateOrderWrong = ({ openDate, closeDate }: VacancyValues): boolean =>
  dayRank(openDate) > dayRank(closeDate)

/** Why the form cannot be saved although its fields are valid, for a dialog (document 3 §5); undefined when it can. */
export function formProblem(values: VacancyValues, stored: VacancyValues): string | undefined {
  if (isDateOrderWrong(values)) return vacancyTexts.form.dateOrder
  if (storedStatus(stored) !== 'Draft') return undefined
  if (values.validationTypeApply === null) return vacancyTexts.profile.notChosen
  const hasNone = listOf(values.validationApply).every(({ off }) => off === null)
  return values.validationTypeApply === 'custom' && hasNone ? vacancyTexts.profile.atLeastOne : undefined
}

type Numbered = readonly Pick<QuestionItem, 'sequence'>[]
/** The sequence of an appended question: the last one's plus one, or 1 (document 3 §4). */
export const nextSequence = (questions: Numbered): number => {
  const last = questions.at(-1)?.sequence
  return typeof last === 'number' ? last + 1 : 1
}
/** Sequences that several questions share: allowed, but shown as a notice. */
export const repeatedSequences = (questions: Numbered): number[] => {
  const numbers = questions.flatMap(({ sequence }) => (typeof sequence === 'number' ? [sequence] : []))
  return [...new Set(numbers.filter((one, n) => numbers.indexOf(one) !== n))]
}
