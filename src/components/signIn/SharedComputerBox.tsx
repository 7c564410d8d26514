import { useId } from 'react'
import { texts } from '~/lib/texts/texts'
import classes from './SharedComputerBox.module.css'

type Props = { checked: boolean; onChange: (checked: boolean) => void }

/** The checkbox at the sign-in for a computer that others use, too. */
export function SharedComputerBox({ checked, onChange }: Props) {
  const id = useId()
  return (
    <div className={classes.shared}>
      <label className="row">
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={id}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        Komputer bersama
      </label>
      <small className="dimmed" id={id}>
        {texts.sharedComputer}.
      </small>
    </div>
  )
}
