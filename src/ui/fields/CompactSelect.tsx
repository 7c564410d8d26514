import classes from './CompactSelect.module.css'

type Props = {
  label: string
  /** The value tells enough to the eye; the label is a tooltip and for assistive technology. */
  hideLabel?: boolean
  options: readonly { id: string; text: string }[]
  value: string
  onChange: (id: string) => void
}

/** A small native select for settings that take effect immediately and are easy to revert. */
export function CompactSelect({ label, hideLabel = false, options, value, onChange }: Props) {
  return (
    <label className={`dimmed ${classes.label}`} title={hideLabel ? label : undefined}>
      <span className={hideLabel ? 'visually-hidden' : undefined}>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
