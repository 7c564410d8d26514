import type { ReactElement } from 'react'
import { labelOf } from '~/lib/codes'
import { SelectField } from '~/ui/fields/SelectField'
import classes from '~/ui/fields/fields.module.css'
import { markMainInput, useField } from '~/list/filters/draft'
import type { AnyCriterion } from '~/list/filters/criterion'
import type { ControlProps, CriterionOf, KindName } from './kind'

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
    const main = (
      <Value {...props} {...field} inputRef={markMainInput} label={label} hideLabel={companion !== undefined} />
    )
    return companion ? <Paired {...props} criterion={criterion} companion={companion} main={main} /> : main
  }

type PairedProps = Omit<ControlProps<KindName>, 'criterion'> & {
  criterion: AnyCriterion
  companion: NonNullable<AnyCriterion['companion']>
  main: ReactElement
}
function Paired({ criterion, companion, control, changed, main }: PairedProps) {
  const { value, ...field } = useField(control, companion.name, changed)
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

/** The wire names of a single-value criterion. */
export const valueNames = ({ name, companion }: CriterionOf<KindName>): string[] =>
  companion ? [name, companion.name] : [name]

const join = (texts: readonly string[]) =>
  texts.length <= 2 ? texts.join(', ') : `${texts.slice(0, 2).join(', ')} +${texts.length - 2}`

/** Describes a criterion with one or several values, each formatted by `format`. */
export function describeValue(
  { label, name, companion }: CriterionOf<KindName>,
  filters: Record<string, unknown>,
  format: (value: string) => string,
): string {
  const shown = join([filters[name]].flat().map((value) => format(String(value))))
  const companionLabel = companion && labelOf(companion.options, filters[companion.name] as string | undefined)
  if (!companionLabel) return `${label}: ${shown}`
  return companion.isOperator ? `${label} ${companionLabel} ${shown}` : `${label}: ${shown} (${companionLabel})`
}
