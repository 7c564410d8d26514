import { labelOf } from '~/lib/codes'
import { dayText, parseTypedDay, minuteText, toPlainDay } from '~/lib/time/dates'
import { fieldNumberText } from '~/lib/texts/numbers'
import { DayField } from '~/ui/fields/DayField'
import { MinuteField } from '~/ui/fields/MinuteField'
import { MultiSelectField } from '~/ui/fields/MultiSelectField'
import { NumberField, PlainField } from '~/ui/fields/PlainField'
import { SelectField } from '~/ui/fields/SelectField'
import { SuggestField } from '~/ui/fields/SuggestField'
import { useOptions } from '~/list/filters/options'
import type { Kind } from './kind'
import { LookupField } from './LookupField'
import { describeValue, valueControl, valueNames, type ValueProps } from './valueControl'

function SuggestedText({ criterion, control, value, label, error, onChange, onBlur, inputRef }: ValueProps<'text'>) {
  const { options } = useOptions(criterion.suggestions ?? { codes: [] }, control)
  return (
    <SuggestField
      {...{ label, error, onBlur, inputRef, options }}
      value={(value as string | undefined) ?? ''}
      onChange={(text) => onChange(text === '' ? undefined : text)}
    />
  )
}

/** A line of text, optionally with suggestions. */
export const text: Kind<'text'> = {
  Control: valueControl((props) => {
    const { criterion, value, label, hideLabel, error, onChange, onBlur, inputRef } = props
    if (criterion.suggestions) return <SuggestedText {...props} />
    return (
      <PlainField
        {...{ label, hideLabel, error, onBlur, inputRef }}
        value={(value as string | undefined) ?? ''}
        inputMode={criterion.inputMode ?? 'text'}
        onChange={(typed) => onChange(typed === '' ? undefined : typed)}
      />
    )
  }),
  namesOf: valueNames,
  sourceOf: () => undefined,
  suggestionsOf: ({ suggestions }) => suggestions,
  describe: (criterion, filters) => describeValue(criterion, filters, (value) => value),
}
/** A number. */
export const number: Kind<'number'> = {
  Control: valueControl(({ criterion, value, label, hideLabel, error, onChange, onBlur, inputRef }) => (
    <NumberField
      step={criterion.step}
      format={criterion.format}
      {...{ label, hideLabel, error, onChange, onBlur, inputRef }}
      value={value as number | string | undefined}
    />
  )),
  namesOf: valueNames,
  sourceOf: () => undefined,
  describe: (criterion, filters) =>
    describeValue(criterion, filters, (value) => fieldNumberText(Number(value), criterion.format ?? 'whole')),
}
/** A day. */
export const day: Kind<'day'> = {
  Control: valueControl(({ criterion, value, label, hideLabel, error, onChange, onBlur, inputRef }) => (
    <DayField
      {...{ label, hideLabel, error, onBlur, inputRef }}
      value={typeof value === 'string' ? parseTypedDay(value) : undefined}
      onChange={(typed) => onChange(criterion.isPlain && typed !== undefined ? toPlainDay(typed) : typed)}
    />
  )),
  namesOf: valueNames,
  sourceOf: () => undefined,
  describe: (criterion, filters) => describeValue(criterion, filters, (value) => dayText(parseTypedDay(value))),
}
/** A minute. */
export const minute: Kind<'minute'> = {
  Control: valueControl(({ criterion, value, label, error, onChange, onBlur, inputRef }) => (
    <MinuteField
      {...{ label, error, onChange, onBlur, inputRef }}
      defaultTime={criterion.defaultTime}
      value={value as string | undefined}
    />
  )),
  namesOf: valueNames,
  sourceOf: () => undefined,
  describe: (criterion, filters) => describeValue(criterion, filters, minuteText),
}
/** One option of a list. */
export const choice: Kind<'choice'> = {
  Control: valueControl(function Choice({ criterion, control, value, hideLabel, changed: _, ...field }) {
    const { hint, ...list } = useOptions(criterion.options, control)
    return (
      <SelectField
        {...field}
        {...list}
        hideLabel={hideLabel}
        value={value as string | undefined}
        {...(hint === undefined ? {} : { placeholder: hint })}
      />
    )
  }),
  namesOf: valueNames,
  sourceOf: ({ options }) => options,
  describe: (criterion, filters, options) => describeValue(criterion, filters, (id) => labelOf(options, id) ?? id),
  stillValid: (_, value, has) => (has(value as string) ? value : undefined),
}
/** Several options of a list. */
export const choices: Kind<'choices'> = {
  Control: valueControl(function Choices({
    criterion,
    control,
    value,
    hideLabel: _h,
    changed: _c,
    required: _r,
    ...field
  }) {
    const { hint, ...list } = useOptions(criterion.options, control)
    return (
      <MultiSelectField
        {...field}
        {...list}
        value={(value as string[] | undefined) ?? []}
        {...(hint === undefined ? {} : { placeholder: hint })}
      />
    )
  }),
  namesOf: valueNames,
  sourceOf: ({ options }) => options,
  describe: (criterion, filters, options) => describeValue(criterion, filters, (id) => labelOf(options, id) ?? id),
  stillValid: (_, value, has) => {
    const valid = (value as string[]).filter(has)
    return valid.length > 0 ? valid : undefined
  },
}
/** Several free texts. */
export const texts: Kind<'texts'> = {
  Control: valueControl(function Texts({
    criterion,
    control,
    value,
    hideLabel: _h,
    changed: _c,
    required: _r,
    ...field
  }) {
    const { options } = useOptions(criterion.suggestions ?? { codes: [] }, control)
    return (
      <MultiSelectField {...field} allowsCustomValues options={options} value={(value as string[] | undefined) ?? []} />
    )
  }),
  namesOf: valueNames,
  sourceOf: () => undefined,
  suggestionsOf: ({ suggestions }) => suggestions,
  describe: (criterion, filters) => describeValue(criterion, filters, (value) => value),
}
/** An option picked in a dialog. */
export const lookup: Kind<'lookup'> = {
  Control: valueControl((props) => <LookupField {...props} />),
  namesOf: valueNames,
  sourceOf: ({ labels }) => labels,
  describe: (criterion, filters, options) => describeValue(criterion, filters, (id) => labelOf(options, id) ?? id),
  stillValid: ({ isComplete }, value, has) => (!isComplete || has(value as string) ? value : undefined),
}
