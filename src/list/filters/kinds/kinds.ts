import type { ComponentType } from 'react'
import type { Option } from '~/api/contract/values'
import type { AnyCriterion, OptionSource } from '~/list/filters/criterion'
import { answers } from './answers'
import type { ControlProps, Kind, KindName } from './kind'
import { moments } from './moments'
import { choice, choices, day, lookup, minute, number, text, texts } from './valueKinds'

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
// A criterion finds its own kind; the compiler cannot follow a look-up by value.
const kindOf = ({ kind }: AnyCriterion) => kinds[kind] as unknown as Kind<KindName>

/** The control of a criterion. */
export const controlOf = (criterion: AnyCriterion): ComponentType<ControlProps<KindName>> => kindOf(criterion).Control
/** The wire names that a criterion answers for. */
export const namesOf = (criterion: AnyCriterion): string[] => kindOf(criterion).namesOf(criterion)
/** The options that a criterion's value is a code of, if it is one. */
export const sourceOf = (criterion: AnyCriterion): OptionSource | undefined => kindOf(criterion).sourceOf(criterion)
/** The list that a criterion needs, to be filled in or described. */
export const listOf = (criterion: AnyCriterion): OptionSource | undefined =>
  sourceOf(criterion) ?? kindOf(criterion).helpOf?.(criterion)
/** A criterion in words, as the receipt above the results says it: 'Tanggal lahir >= 14/02/1997'. */
export const describe = (
  criterion: AnyCriterion,
  filters: Record<string, unknown>,
  options: readonly Option[],
): string => kindOf(criterion).describe(criterion, filters, options)
/** What of a criterion's value a whole list of codes still has. */
export const keptOf = (criterion: AnyCriterion, value: unknown, has: (id: string) => boolean): unknown =>
  (kindOf(criterion).stillValid ?? (() => value))(criterion, value, has)

/** The criteria that are filled in. */
export const filledIn = (sections: readonly { criteria: readonly AnyCriterion[] }[], filters: object): AnyCriterion[] =>
  sections.flatMap(({ criteria }) => criteria).filter((criterion) => namesOf(criterion).some((name) => name in filters))
