import classes from './CompactSelect.module.css'

type Props = {
  label: string
  options: readonly { id: string; text: string }[]
  value: string
  onChange: (id: string) => void
}

/** One of a few, which takes effect at once and costs nothing to take back. */
export function CompactSelect({ label, options, value, onChange }: Props) {
  return (
    <label className={`dimmed ${classes.label}`}>
      {label}
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
