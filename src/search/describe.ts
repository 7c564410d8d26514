import { labelOf } from '~/lib/codes'
import { dayText } from '~/lib/dates'
import type { Option } from '~/api/contract/values'
import type { AnyCriterion, OptionSource } from './Search'

type Where = Record<string, unknown>
/** The options that a criterion's value is a code of, if it is one. */
export const sourceOf = (criterion: AnyCriterion): OptionSource | undefined =>
  criterion.kind === 'choice' || criterion.kind === 'choices'
    ? criterion.options
    : criterion.kind === 'lookup'
      ? criterion.labels
      : undefined

/** The wire names that a criterion answers for. */
export const namesOf = (criterion: AnyCriterion): string[] =>
  criterion.companion ? [criterion.name, criterion.companion.name] : [criterion.name]

const join = (texts: readonly string[]) =>
  texts.length <= 2 ? texts.join(', ') : `${texts.slice(0, 2).join(', ')} +${texts.length - 2}`

/** A criterion in words, as the receipt above the results says it: 'Tanggal lahir >= 14/02/1997'. */
export function describe(criterion: AnyCriterion, where: Where, options: readonly Option[]): string {
  const value = where[criterion.name]
  const { companion } = criterion
  const beside = companion && labelOf(companion.options, where[companion.name] as string | undefined)
  const texts = [value].flat().map((one) => {
    const text = String(one)
    if (criterion.kind === 'day') return dayText(text)
    if (criterion.kind === 'number') return text.replace('.', ',')
    return labelOf(options, text) ?? text
  })
  const said = join(texts)
  if (!beside) return `${criterion.label}: ${said}`
  return companion.isOperator ? `${criterion.label} ${beside} ${said}` : `${criterion.label}: ${said} (${beside})`
}
