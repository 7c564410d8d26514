import { IconCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import classes from './AnchorMenu.module.css'

type Item = {
  id: string
  text: string
  isThere: boolean
  /** Whether all is filled in that must be, or something is wrong. */
  state?: 'done' | 'wrong' | undefined
  /** How many entries it has. */
  count?: number
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
        {items.map(({ id, text, isThere, state, count }) => (
          <li key={id}>
            {isThere ? (
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {count === undefined ? text : `${text} (${count})`}{' '}
                {state === 'done' && <IconCheck size={16} role="img" aria-label="lengkap" className={classes.done} />}
                {state === 'wrong' && <span role="img" aria-label="perlu diperbaiki" className={classes.wrong} />}
              </a>
            ) : (
              <span>{text}</span>
            )}
          </li>
        ))}
      </ol>
      {progress && <p>{progress}</p>}
      {items.some(({ isThere }) => !isThere) && <p>{hint}</p>}
    </nav>
  )
}

/** The part that is read: the last one that begins in the upper part of the window; `ids` are those of the parts. */
function usePartInView(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const look = () => {
      const { innerHeight, scrollY } = window
      const parts = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
      // A short last part never comes as high.
      const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      const begun = parts.findLast((part) => part.getBoundingClientRect().top <= innerHeight * 0.4)
      setCurrent((isAtEnd ? parts.at(-1) : (begun ?? parts[0]))?.id)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [ids])
  return current
}
