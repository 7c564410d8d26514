import { memo, type ReactElement } from 'react'
import { type Control, useController } from 'react-hook-form'
import type { Scope } from '~/lib/scope'
import { DayField } from '~/ui/fields/DayField'
import { MultiSelectField } from '~/ui/fields/MultiSelectField'
import { NumberField, PlainField } from '~/ui/fields/PlainField'
import { SelectField } from '~/ui/fields/SelectField'
import { SuggestField } from '~/ui/fields/SuggestField'
import classes from '~/ui/fields/fields.module.css'
import { LookupField } from './LookupField'
import { useOptions } from './readings'
import type { AnyCriterion } from './Search'

/** The form's values by wire name; while typed, a value may not fit yet. */
export type Draft = Record<string, unknown>
type Kind = AnyCriterion['kind']
export type CriterionOf<K extends Kind> = Extract<AnyCriterion, { kind: K }>

/** What the control of one criterion is given. */
export type ControlProps<K extends Kind> = {
  criterion: CriterionOf<K>
  scope: Scope
  /** The label of the control itself; hidden when the group around it shows the same. */
  label: string
  hideLabel: boolean
  value: unknown
  error: string | undefined
  onChange: (value: unknown) => void
  onBlur: () => void
  inputRef: (element: HTMLInputElement | null) => void
}
type ControlOf<K extends Kind> = (props: ControlProps<K>) => ReactElement

/** The control of each kind of criterion; a kind missing here does not compile. */
const controls: { [K in Kind]: ControlOf<K> } = {
  text: ({ criterion, scope: _scope, value, ...field }) =>
    criterion.suggestions ? (
      <SuggestedText {...field} criterion={criterion} scope={_scope} value={value} />
    ) : (
      <PlainField
        {...field}
        value={(value as string | undefined) ?? ''}
        inputMode={criterion.inputMode ?? 'text'}
        onChange={(text) => field.onChange(text === '' ? undefined : text)}
      />
    ),
  number: ({ criterion: _criterion, scope: _scope, value, ...field }) => (
    <NumberField {...field} value={value as number | string | undefined} />
  ),
  day: ({ criterion: _criterion, scope: _scope, value, ...field }) => (
    <DayField {...field} value={value as string | undefined} />
  ),
  choice: Choice,
  choices: Choices,
  lookup: LookupField,
}

function SuggestedText({ criterion, scope, value, hideLabel: _hidden, ...field }: ControlProps<'text'>) {
  const { options } = useOptions(criterion.suggestions ?? { codes: [] }, scope)
  return (
    <SuggestField
      {...field}
      options={options}
      value={(value as string | undefined) ?? ''}
      onChange={(text) => field.onChange(text === '' ? undefined : text)}
    />
  )
}
function Choice({ criterion, scope, value, ...field }: ControlProps<'choice'>) {
  return <SelectField {...field} {...useOptions(criterion.options, scope)} value={value as string | undefined} />
}
function Choices({ criterion, scope, value, hideLabel: _hidden, ...field }: ControlProps<'choices'>) {
  return (
    <MultiSelectField
      {...field}
      {...useOptions(criterion.options, scope)}
      value={(value as string[] | undefined) ?? []}
    />
  )
}

type Props = {
  criterion: AnyCriterion
  control: Control<Draft>
  scope: Scope
  /** Told of every change, and which other filters it makes meaningless. */
  changed: (outdated: readonly string[]) => void
}

/** A value of the form; empty is undefined here and null in the form, which takes undefined for 'as at first'. */
function useField(control: Control<Draft>, name: string, changed: () => void) {
  const { field, fieldState } = useController({ control, name })
  return {
    value: field.value ?? undefined,
    error: fieldState.error?.message,
    onChange: (value: unknown) => {
      field.onChange(value ?? null)
      changed()
    },
    onBlur: field.onBlur,
    inputRef: field.ref,
  }
}

/** One criterion of the form: its control, and its companion before it as one control. Renders by itself alone. */
export const CriterionField = memo(function CriterionField({ criterion, control, scope, changed }: Props) {
  const field = useField(control, criterion.name, () => changed(criterion.resets ?? []))
  const { companion } = criterion
  // The kind picks the control, so both are of one kind; the compiler cannot follow a look-up by value.
  const Control = controls[criterion.kind] as ControlOf<Kind>
  const main = (
    <Control
      criterion={criterion}
      scope={scope}
      label={criterion.label}
      hideLabel={companion !== undefined}
      {...field}
    />
  )
  return companion ? (
    <Paired criterion={criterion} companion={companion} control={control} changed={changed} main={main} />
  ) : (
    main
  )
})

type PairedProps = {
  criterion: AnyCriterion
  companion: NonNullable<AnyCriterion['companion']>
  control: Control<Draft>
  changed: Props['changed']
  main: ReactElement
}
function Paired({ criterion, companion, control, changed, main }: PairedProps) {
  const { value, ...field } = useField(control, companion.name, () => changed([]))
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{criterion.label}</legend>
      <div className={companion.isOperator ? classes.pair : `${classes.pair} ${classes.wide}`}>
        <SelectField
          hideLabel
          label={companion.label}
          placeholder={companion.isOperator ? 'Operator' : 'Status'}
          options={companion.options}
          value={value as string | undefined}
          {...field}
        />
        {main}
      </div>
    </fieldset>
  )
}
