import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import classes from './ButtonNote.module.css'
import { buttonNotes } from './buttonNotes'

const GAP = 4
const EDGE = 8

/** Shows the note at a pressed button until the next press or Escape. */
export function ButtonNote() {
  const note = useSyncExternalStore(buttonNotes.subscribe, buttonNotes.current)
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => buttonNotes.follow(), [])
  useEffect(() => {
    if (!note) return undefined
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && ref.current?.contains(target))) buttonNotes.hide()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The dialog below stays open.
      event.stopPropagation()
      buttonNotes.hide()
    }
    document.addEventListener('pointerdown', onPress, true)
    document.addEventListener('keydown', onKeyDown, true)
    return () => {
      document.removeEventListener('pointerdown', onPress, true)
      document.removeEventListener('keydown', onKeyDown, true)
    }
  }, [note])
  const button = note?.button
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !button) return undefined
    const place = () => {
      const { left, bottom, top } = button.getBoundingClientRect()
      const { offsetWidth, offsetHeight } = element
      const fitsBelow = bottom + GAP + offsetHeight <= innerHeight - EDGE
      element.style.top = `${Math.max(EDGE, fitsBelow ? bottom + GAP : top - offsetHeight - GAP)}px`
      element.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - offsetWidth - EDGE))}px`
    }
    place()
    window.addEventListener('scroll', place, true)
    window.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, true)
      window.removeEventListener('resize', place)
    }
  }, [button, note])
  if (!note) return null
  const { text, action } = note
  return createPortal(
    <div ref={ref} role="alert" className={`small ${classes.note}`} data-loose={!button || undefined}>
      {text}{' '}
      {action && (
        <button
          type="button"
          className="link-button"
          onClick={() => {
            buttonNotes.hide()
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
    </div>,
    // Within the button's dialog: outside of it nothing can be focused or read.
    button?.closest<HTMLElement>('[role=dialog]') ?? document.body,
  )
}
