import { IconCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import classes from './AnchorMenu.module.css'

type Item = {
  id: string
  text: string
  isThere: boolean
  /** Whether the part is complete or has an error. */
  state?: 'done' | 'wrong' | undefined
  /** Number of entries in the part. */
  count?: number
}
type Props = {
  label: string
  items: readonly Item[]
  hint: string
  /** Text about how much is filled in. */
  progress?: string
}

/** Numbered links to the parts of a long form; the part in view is marked, and `hint` explains unavailable parts. */
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

/** The id of the part in view: the last one that starts in the upper part of the window; `ids` are separated by spaces. */
function usePartInView(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const look = () => {
      const { innerHeight, scrollY } = window
      const parts = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
      // A short last part never gets that high.
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
