import classes from './AnchorMenu.module.css'

type Props = { label: string; items: readonly { id: string; text: string; isThere: boolean }[]; hint: string }

/** The parts of a long form, numbered; those that are not there yet say why. */
export function AnchorMenu({ label, items, hint }: Props) {
  return (
    <nav className={classes.menu} aria-label={label}>
      <ol>
        {items.map(({ id, text, isThere }) => (
          <li key={id}>{isThere ? <a href={`#${id}`}>{text}</a> : <span title={hint}>{text}</span>}</li>
        ))}
      </ol>
      {items.some(({ isThere }) => !isThere) && <p>{hint}</p>}
    </nav>
  )
}
