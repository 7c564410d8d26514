import classes from './CompactSelect.module.css'

type Props = {
  label: string
  options: readonly { id: string; text: string }[]
  value: string
  onChange: (id: string) => void
}

/** A small native select for settings that take effect immediately and are easy to revert. */
export function CompactSelect({ label, options, value, onChange }: Props) {
  return (
    <label className={`dimmed ${classes.label}`}>
      <span>{label}</span>
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
