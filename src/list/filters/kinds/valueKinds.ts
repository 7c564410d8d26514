import { labelOf } from '~/lib/codes'
import { dayText, parseTypedDay, minuteText } from '~/lib/time/dates'
import { fieldNumberText } from '~/lib/texts/numbers'
import type { Kind } from './kind'
import { describeBand, describeValue, singleText, valueNames } from './valueTexts'
import { isTexts } from '~/lib/fields'

/** A line of text, optionally with suggestions. */
export const text: Kind<'text'> = {
  namesOf: valueNames,
  sourceOf: () => undefined,
  suggestionsOf: ({ suggestions }) => suggestions,
  describe: (criterion, filters) => describeValue(criterion, filters, (value) => value),
}
/** A number. */
export const number: Kind<'number'> = {
  namesOf: valueNames,
  sourceOf: () => undefined,
  describe: (criterion, filters) =>
    describeValue(criterion, filters, (value) => {
      const count = fieldNumberText(Number(value), criterion.format ?? 'whole')
      return criterion.unit === undefined ? count : `minimal ${count} ${criterion.unit}`
    }),
}
/** A day. */
export const day: Kind<'day'> = {
  namesOf: valueNames,
  sourceOf: () => undefined,
  describe: (criterion, filters) => describeValue(criterion, filters, (value) => dayText(parseTypedDay(value))),
}
/** A minute. */
export const minute: Kind<'minute'> = {
  namesOf: valueNames,
  sourceOf: () => undefined,
  describe: (criterion, filters) => describeValue(criterion, filters, minuteText),
}
/** One option of a list. */
export const choice: Kind<'choice'> = {
  namesOf: valueNames,
  sourceOf: ({ options }) => options,
  describe: (criterion, filters, options) => {
    const { companion, label, name } = criterion
    const operator = companion?.isOperator && labelOf(companion.options, singleText(filters[companion.name]))
    const band = labelOf(options, singleText(filters[name]))
    return operator && band
      ? describeBand(label, operator, band)
      : describeValue(criterion, filters, (id) => labelOf(options, id) ?? id)
  },
  stillValid: (_, value, has) => (has(String(value)) ? value : undefined),
}
/** Several options of a list. */
export const choices: Kind<'choices'> = {
  namesOf: valueNames,
  sourceOf: ({ options }) => options,
  describe: (criterion, filters, options) => describeValue(criterion, filters, (id) => labelOf(options, id) ?? id),
  stillValid: (_, value, has) => {
    const valid = isTexts(value) ? value.filter(has) : []
    return valid.length > 0 ? valid : undefined
  },
}
/** Several free texts. */
export const texts: Kind<'texts'> = {
  namesOf: valueNames,
  sourceOf: () => undefined,
  suggestionsOf: ({ suggestions }) => suggestions,
  describe: (criterion, filters) => describeValue(criterion, filters, (value) => value),
}
/** An option picked in a dialog. */
export const lookup: Kind<'lookup'> = {
  namesOf: valueNames,
  sourceOf: ({ labels }) => labels,
  describe: (criterion, filters, options) => describeValue(criterion, filters, (id) => labelOf(options, id) ?? id),
  stillValid: ({ isComplete }, value, has) => (!isComplete || has(String(value)) ? value : undefined),
}
