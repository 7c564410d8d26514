import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePrinted } from './usePrintedItems'

/** How far from the window content is drawn ahead of scrolling. */
const MARGIN = '800px 0px'

type Props = {
  /** Stands there until then: about as high as the content, with the texts that a search in the page should find. */
  substitute: ReactNode
  /** The content has an invalid field, which `useFirstInvalid` finds here before it is drawn. */
  isInvalid: boolean
  children: ReactNode
}

/** Content that is expensive to draw, drawn once it nears the window, is printed, or gets the focus; it stays then. */
export function NearView({ substitute, isInvalid, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const isPrinted = usePrinted()
  useEffect(() => {
    if (isNear) return
    const observer = new IntersectionObserver((entries) => entries.at(-1)!.isIntersecting && setNear(true), {
      rootMargin: MARGIN,
    })
    observer.observe(ref.current!)
    return () => observer.disconnect()
  }, [isNear])
  if (isNear || isPrinted) return children
  const draw = () => {
    const parent = ref.current!.parentElement!
    flushSync(() => setNear(true))
    const field = parent.querySelector<HTMLElement>('[aria-invalid="true"]') ?? parent.querySelector('input')
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }
  return (
    <div ref={ref} tabIndex={-1} data-undrawn={isInvalid ? 'invalid' : ''} onFocus={draw}>
      {substitute}
    </div>
  )
}
