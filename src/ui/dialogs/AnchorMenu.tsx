import { IconCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import classes from './AnchorMenu.module.css'

type Item = {
  id: string
  text: string
  isThere: boolean
  /** Whether all is filled in that must be, or something is wrong. */
  state?: 'done' | 'wrong' | undefined
}
type Props = {
  label: string
  items: readonly Item[]
  hint: string
  /** How much is filled in. */
  progress?: string
}

/** The parts of a long form, numbered; the one in view is marked, and those that are not there yet say why. */
export function AnchorMenu({ label, items, hint, progress }: Props) {
  const current = usePartInView(items.flatMap(({ id, isThere }) => (isThere ? [id] : [])).join(' '))
  return (
    <nav className={classes.menu} aria-label={label}>
      <ol>
        {items.map(({ id, text, isThere, state }) => (
          <li key={id}>
            {isThere ? (
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {text}
                {state === 'done' && <IconCheck size={16} role="img" aria-label="lengkap" className={classes.done} />}
                {state === 'wrong' && <span role="img" aria-label="perlu diperbaiki" className={classes.wrong} />}
              </a>
            ) : (
              <span title={hint}>{text}</span>
            )}
          </li>
        ))}
      </ol>
      {progress && <p>{progress}</p>}
      {items.some(({ isThere }) => !isThere) && <p>{hint}</p>}
    </nav>
  )
}

/** The part that stands at the upper third of the window; `ids` are those of the parts, with spaces. */
function usePartInView(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const seen = new Set<string>()
    const parts = ids.split(' ')
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        }
        const first = parts.find((id) => seen.has(id))
        // Between two parts the last one stays marked.
        if (first !== undefined) setCurrent(first)
      },
      { rootMargin: '-15% 0px -60% 0px' },
    )
    for (const id of parts) {
      const part = document.getElementById(id)
      if (part) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}
