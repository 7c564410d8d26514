import type { ComponentType } from 'react'
import { isTexts } from '~/lib/fields'
import { parseTypedDay, toPlainDay } from '~/lib/time/dates'
import type { AnyCriterion } from '~/list/filters/criterion'
import { useOptions } from '~/list/filters/draft'
import { ContactField } from '~/ui/fields/ContactField'
import { DayField } from '~/ui/fields/DayField'
import { MinuteField } from '~/ui/fields/MinuteField'
import { MultiSelectField } from '~/ui/fields/MultiSelectField'
import { NumberField, PlainField } from '~/ui/fields/PlainField'
import { SelectField } from '~/ui/fields/SelectField'
import { SuggestField } from '~/ui/fields/SuggestField'
import { lazyComponent } from '~/ui/lazyComponent'
import type { ControlProps, KindName } from './kind'
import { LookupField } from './LookupField'
import { MomentsControl } from './MomentsControl'
import { valueControl, type ValueProps } from './valueControl'
import { singleText } from './valueTexts'

const NONE: string[] = []

function SuggestedText({ criterion, control, value, label, error, onChange, onBlur, inputRef }: ValueProps<'text'>) {
  const { options } = useOptions(criterion.suggestions ?? { codes: [] }, control)
  return (
    <SuggestField
      {...{ label, error, onBlur, inputRef, options }}
      value={singleText(value) ?? ''}
      onChange={(text) => onChange(text === '' ? undefined : text)}
    />
  )
}

/** The control of every kind of criterion; one that is missing here does not compile. */
const controls: { [K in KindName]: ComponentType<ControlProps<K>> } = {
  text: valueControl((props) => {
    const { criterion, value, label, hideLabel, error, onChange, onBlur, inputRef } = props
    if (criterion.suggestions) return <SuggestedText {...props} />
    const field = {
      label,
      hideLabel,
      error,
      onBlur,
      inputRef,
      value: singleText(value) ?? '',
      onChange: (typed: string) => onChange(typed === '' ? undefined : typed),
    }
    return criterion.inputMode ? <ContactField {...field} kind={criterion.inputMode} /> : <PlainField {...field} />
  }),
  number: valueControl(({ criterion, value, label, hideLabel, error, onChange, onBlur, inputRef }) => (
    <NumberField
      step={criterion.step}
      format={criterion.format}
      {...{ label, hideLabel, error, onChange, onBlur, inputRef }}
      {...(criterion.unit === undefined ? {} : { description: `Jumlah minimal ${criterion.unit} yang cocok` })}
      value={typeof value === 'number' ? value : singleText(value)}
    />
  )),
  day: valueControl(({ criterion, value, label, hideLabel, error, onChange, onBlur, inputRef }) => (
    <DayField
      {...{ label, hideLabel, error, onBlur, inputRef }}
      value={typeof value === 'string' ? parseTypedDay(value) : undefined}
      onChange={(typed) => onChange(criterion.isPlain && typed !== undefined ? toPlainDay(typed) : typed)}
    />
  )),
  minute: valueControl(({ criterion, value, label, error, onChange, onBlur, inputRef }) => (
    <MinuteField
      {...{ label, error, onChange, onBlur, inputRef }}
      separator="-"
      defaultTime={criterion.defaultTime}
      value={singleText(value)}
    />
  )),
  choice: valueControl(function Choice({ criterion, control, value, hideLabel, changed: _, ...field }) {
    const { hint, ...list } = useOptions(criterion.options, control)
    return (
      <SelectField
        {...field}
        {...list}
        hideLabel={hideLabel}
        value={singleText(value)}
        {...(hint === undefined ? {} : { placeholder: hint })}
      />
    )
  }),
  choices: valueControl(function Choices({
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
        value={isTexts(value) ? value : NONE}
        {...(hint === undefined ? {} : { placeholder: hint })}
      />
    )
  }),
  texts: valueControl(function Texts({
    criterion,
    control,
    value,
    hideLabel: _h,
    changed: _c,
    required: _r,
    ...field
  }) {
    const { options } = useOptions(criterion.suggestions ?? { codes: [] }, control)
    return <MultiSelectField {...field} allowsCustomValues options={options} value={isTexts(value) ? value : NONE} />
  }),
  lookup: valueControl((props) => <LookupField {...props} />),
  // A field that came later would push what is below it out of sight, with the list that is open there.
  moments: MomentsControl,
  // Lazy: few searches use questions, and theirs is the last field.
  answers: lazyComponent(async () => (await import('./AnswersControl')).AnswersControl),
}

/** The control of a criterion. */
export const controlOf = ({ kind }: AnyCriterion): ComponentType<ControlProps<KindName>> =>
  // The kind always matches the criterion; the compiler cannot verify a lookup by value.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  controls[kind] as unknown as ComponentType<ControlProps<KindName>>
