import { answerParts, byQuestion } from '~/api/contract/recruitment/answerFilter'
import type { Option } from '~/api/values'
import type { AnyCriterion, OptionSource } from '~/list/filters/criterion'
import type { Kind, KindName } from './kind'
import { choice, choices, day, lookup, minute, number, text, texts } from './valueKinds'
import { minuteText, fromDashedMinute } from '~/lib/time/dates'
import { labelOf } from '~/lib/codes'
import { isTexts } from '~/lib/fields'

/** A range of minutes; either end may be open. */
const moments: Kind<'moments'> = {
  namesOf: ({ name, until }) => [name, until],
  sourceOf: () => undefined,
  describe: ({ label, name, until }, filters) => {
    const [from, to] = [filters[name], filters[until]].map((value) =>
      typeof value === 'string' ? minuteText(fromDashedMinute(value)) : undefined,
    )
    const range = from && to ? `${from} - ${to}` : from ? `mulai ${from}` : `sampai ${to}`
    return `${label}: ${range}`
  },
}

const textsOf = (value: unknown) => (isTexts(value) ? value : [])
/** Answers to the questions of a dependent list. */
const answers: Kind<'answers'> = {
  namesOf: ({ name }) => [name],
  sourceOf: ({ questions }) => questions,
  describe: ({ label, name }, filters, options) => {
    const parts = [...byQuestion(textsOf(filters[name]))].map(
      ([question, values]) => `${labelOf(options, question)} = ${values.join(' / ')}`,
    )
    return `${label}: ${parts.join('; ')}`
  },
  stillValid: (_, value, has) => {
    const valid = textsOf(value).filter((one) => has(answerParts(one)[0]))
    return valid.length > 0 ? valid : undefined
  },
}

/** Every kind of criterion; one that is missing here does not compile. */
const kinds: { [K in KindName]: Kind<K> } = {
  text,
  texts,
  number,
  day,
  minute,
  moments,
  choice,
  choices,
  lookup,
  answers,
}
// The kind always matches the criterion; the compiler cannot verify a lookup by value.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const kindOf = ({ kind }: AnyCriterion) => kinds[kind] as unknown as Kind<KindName>

/** The wire names that a criterion edits. */
export const namesOf = (criterion: AnyCriterion): string[] => kindOf(criterion).namesOf(criterion)
/** The source of the options whose codes are a criterion's values, if any. */
export const sourceOf = (criterion: AnyCriterion): OptionSource | undefined => kindOf(criterion).sourceOf(criterion)
/** The option source that a criterion needs to be edited or described, suggestions included. */
export const neededSourceOf = (criterion: AnyCriterion): OptionSource | undefined =>
  sourceOf(criterion) ?? kindOf(criterion).suggestionsOf?.(criterion)
/** The criteria whose options depend on the given criterion. */
export const dependentOn = (
  { name }: AnyCriterion,
  sections: readonly { criteria: readonly AnyCriterion[] }[],
): AnyCriterion[] =>
  sections
    .flatMap(({ criteria }) => criteria)
    .filter((criterion) => {
      const list = neededSourceOf(criterion)
      return list !== undefined && 'within' in list && list.within === name
    })
/** Describes a criterion, as in the chips above the results: 'Tanggal lahir >= 14/02/1997'. */
export const describe = (
  criterion: AnyCriterion,
  filters: Record<string, unknown>,
  options: readonly Option[],
): string => kindOf(criterion).describe(criterion, filters, options)
/** The part of a criterion's value that is still valid, given a complete list of codes. */
export const validValueOf = (criterion: AnyCriterion, value: unknown, has: (id: string) => boolean): unknown =>
  (kindOf(criterion).stillValid ?? (() => value))(criterion, value, has)

/** The criteria that are filled in. */
export const filledCriteria = (
  sections: readonly { criteria: readonly AnyCriterion[] }[],
  filters: object,
): AnyCriterion[] =>
  sections.flatMap(({ criteria }) => criteria).filter((criterion) => namesOf(criterion).some((name) => name in filters))
/** The labels of criteria that a URL has an invalid value for, without duplicates. */
export const ignoredCriteria = (
  sections: readonly { criteria: readonly AnyCriterion[] }[],
  raw: Readonly<Record<string, unknown>>,
  filters: object,
): string[] => {
  const isIgnored = (name: string) => raw[name] !== undefined && !(name in filters)
  const criteria = sections.flatMap((section) => section.criteria)
  return [...new Set(criteria.filter((one) => namesOf(one).some(isIgnored)).map(({ label }) => label))]
}
/** What is shown about them: filters that are not applied must not go unnoticed. */
export const ignoredText = (labels: readonly string[]): string =>
  `Sebagian isi tautan tidak sesuai dan diabaikan: ${labels.join(', ')}.`
