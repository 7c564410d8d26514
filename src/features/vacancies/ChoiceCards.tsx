import type { Icon } from '@tabler/icons-react'
import classes from './ChoiceCards.module.css'

type Choice = { title: string; description: string; icon: Icon; run: () => void }

/** The first step of a dialog: the choices, each with a short description. */
export function ChoiceCards({ choices }: { choices: readonly Choice[] }) {
  return (
    <div className={classes.choices}>
      {choices.map(({ title, description, icon: Picture, run }, n) => (
        <button
          key={title}
          type="button"
          className={classes.choice}
          data-autofocus={n === 0 ? true : undefined}
          onClick={run}
        >
          <Picture size={28} stroke={1.5} aria-hidden />
          <b>{title}</b>
          <span className="small dimmed">{description}</span>
        </button>
      ))}
    </div>
  )
}
