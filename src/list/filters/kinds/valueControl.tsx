import type { ReactElement } from 'react'
import { SelectField } from '~/ui/fields/SelectField'
import classes from '~/ui/fields/fields.module.css'
import { markMainInput, useField } from '~/list/filters/draft'
import type { AnyCriterion } from '~/list/filters/criterion'
import type { ControlProps, KindName } from './kind'
import { singleText } from './valueTexts'

/** Props of a single-value control. */
export type ValueProps<K extends KindName> = ControlProps<K> & {
  /** The label of the control itself; hidden when the group around it shows the same. */
  label: string
  hideLabel: boolean
  value: unknown
  error: string | undefined
  onChange: (value: unknown) => void
  onBlur: () => void
  inputRef: (element: HTMLElement | null) => void
}

/** The control of a single-value kind, grouped with its companion if it has one. */
export const valueControl = <K extends KindName>(Value: (props: ValueProps<K>) => ReactElement) =>
  function ValueControl(props: ControlProps<K>) {
    const { criterion, control, changed } = props
    const { companion, label, name } = criterion as AnyCriterion
    const field = useField(control, name, changed)
    const main = (onChange: (value: unknown) => void) => (
      <Value
        {...props}
        {...field}
        onChange={onChange}
        inputRef={markMainInput}
        label={label}
        hideLabel={companion !== undefined}
      />
    )
    return companion ? (
      <Paired {...props} criterion={criterion} companion={companion} field={field}>
        {main}
      </Paired>
    ) : (
      main(field.onChange)
    )
  }

type PairedProps = Omit<ControlProps<KindName>, 'criterion'> & {
  criterion: AnyCriterion
  companion: NonNullable<AnyCriterion['companion']>
  field: { value: unknown; onChange: (value: unknown) => void }
  /** The control of the value itself. */
  children: (onChange: (value: unknown) => void) => ReactElement
}
/** The operator that a typed value gets with it; one that is emptied later stays empty, and a link is what it is. */
const PRESET_OPERATOR = '1'

function Paired({ criterion, companion, control, changed, field: main, children }: PairedProps) {
  const { value, onChange, ...field } = useField(control, companion.name, changed)
  const isPreset = companion.isOperator && value === undefined && main.value === undefined
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label}>{criterion.label}</legend>
      <div className={companion.isOperator ? classes.pair : `${classes.pair} ${classes.wide}`}>
        <SelectField
          hideLabel
          label={companion.label}
          placeholder={companion.isOperator ? 'Operator' : 'Status'}
          options={companion.options}
          value={singleText(value)}
          {...field}
          onChange={onChange}
        />
        {children((next) => {
          if (isPreset && next !== undefined) onChange(PRESET_OPERATOR)
          main.onChange(next)
        })}
      </div>
    </fieldset>
  )
}
