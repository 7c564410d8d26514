import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/contract/values'

/** A card that is on its way, and the stage it comes from. */
export type Held = { card: StageCard; from: Option }

/** So long a finger rests on a card before it takes it along; a shorter touch taps or scrolls. */
const HOLD_MS = 350
/** So far it may slip meanwhile. */
const SLACK_PX = 8
/** So near the edge of the board it pulls the next columns in. */
const EDGE_PX = 48

/** What takes cards. */
type TouchTarget = {
  canTake: (held: Held) => boolean
  setOver: (isOver: boolean) => void
  drop: (held: Held) => void
}
// Native drag and drop is the mouse's: most browsers of a PC with a touch screen start none by touch.
const targets = new Map<Element, TouchTarget>()

/** Lets fingers drop cards on an element; returns how to end it. */
function touchTarget(element: Element, target: TouchTarget): () => void {
  targets.set(element, target)
  return () => void targets.delete(element)
}
function targetAt(x: number, y: number, held: Held): TouchTarget | undefined {
  for (let at = document.elementFromPoint(x, y); at; at = at.parentElement) {
    const target = targets.get(at)
    if (target?.canTake(held)) return target
  }
  return undefined
}

/** Lets a finger that rests on an element drag it; returns how to end it. */
function touchDraggable(
  element: HTMLElement,
  { held, onHeld }: { held: () => Held; onHeld: (isHeld: boolean) => void },
): () => void {
  if (navigator.maxTouchPoints === 0) return () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let start = { x: 0, y: 0 }
  let copy: HTMLElement | undefined
  let over: TouchTarget | undefined

  const setOver = (next: TouchTarget | undefined) => {
    if (next === over) return
    over?.setOver(false)
    next?.setOver(true)
    over = next
  }
  function take() {
    const { width } = element.getBoundingClientRect()
    copy = element.cloneNode(true) as HTMLElement
    copy.inert = true
    Object.assign(copy.style, {
      position: 'fixed',
      inset: '0 auto auto 0',
      zIndex: '300',
      width: `${width}px`,
      pointerEvents: 'none',
      boxShadow: 'var(--klob-popup-shadow)',
    })
    document.body.append(copy)
    place(start.x, start.y)
    // The browser's own way of dragging would begin beside this one.
    element.draggable = false
    onHeld(true)
  }
  function place(x: number, y: number) {
    if (copy) copy.style.transform = `translate(${x - copy.offsetWidth / 2}px, ${y - copy.offsetHeight / 2}px)`
  }
  function end() {
    clearTimeout(timer)
    timer = undefined
    setOver(undefined)
    if (!copy) return
    copy.remove()
    copy = undefined
    element.draggable = true
    onHeld(false)
  }
  const handlers = {
    touchstart({ touches }: TouchEvent) {
      end()
      const [touch, second] = touches
      if (!touch || second) return
      start = { x: touch.clientX, y: touch.clientY }
      timer = setTimeout(take, HOLD_MS)
    },
    touchmove(event: TouchEvent) {
      const { clientX: x, clientY: y } = event.touches[0]!
      if (!copy) {
        if (Math.hypot(x - start.x, y - start.y) > SLACK_PX) end()
        return
      }
      event.preventDefault()
      place(x, y)
      setOver(targetAt(x, y, held()))
      const scroller = element.closest('section')?.parentElement
      if (x > innerWidth - EDGE_PX) scroller?.scrollBy({ left: EDGE_PX / 4 })
      else if (x < EDGE_PX) scroller?.scrollBy({ left: -EDGE_PX / 4 })
    },
    touchend(event: TouchEvent) {
      if (copy && event.cancelable) event.preventDefault()
      const target = copy && over
      const what = held()
      end()
      target?.drop(what)
    },
    touchcancel: end,
    contextmenu(event: Event) {
      if (copy || timer !== undefined) event.preventDefault()
    },
  }
  const all = Object.entries(handlers) as [string, EventListener][]
  for (const [name, handler] of all) element.addEventListener(name, handler, { passive: false })
  return () => {
    end()
    for (const [name, handler] of all) element.removeEventListener(name, handler)
  }
}

const CARD = 'board-card'
const heldIn = (data: Record<string | symbol, unknown>) => (data.type === CARD ? (data.held as Held) : undefined)

/** Lets a card be dragged, by mouse or by a long touch; whether it is held just now. */
export function useCardDrag(ref: RefObject<HTMLElement | null>, held: Held, isOn: boolean): boolean {
  const [isHeld, setHeld] = useState(false)
  const data = useEffectEvent(() => ({ type: CARD, held }))
  useEffect(() => {
    if (!isOn || !ref.current) return
    const element = ref.current
    return combine(
      draggable({
        element,
        getInitialData: () => data(),
        onDragStart: () => setHeld(true),
        onDrop: () => setHeld(false),
      }),
      touchDraggable(element, { held: () => data().held, onHeld: setHeld }),
    )
  }, [ref, isOn])
  return isHeld
}

/**
 * Takes cards of other stages. The element is marked while one is above it; `find` finds it, since it may belong to another
 * part of the page.
 */
export function useCardDrop(find: () => Element | null, stage: Option, onDrop: (held: Held) => void): void {
  const element = useEffectEvent(find)
  const dropped = useEffectEvent(onDrop)
  useEffect(() => {
    const target = element()
    if (!target) return
    const canTake = (held: Held) => held.from.id !== stage.id
    const setOver = (isOver: boolean) => void target.toggleAttribute('data-over', isOver)
    return combine(
      dropTargetForElements({
        element: target,
        canDrop: ({ source }) => {
          const held = heldIn(source.data)
          return held !== undefined && canTake(held)
        },
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false)
          const held = heldIn(source.data)
          if (held) dropped(held)
        },
      }),
      touchTarget(target, { canTake, setOver, drop: (held) => dropped(held) }),
      () => setOver(false),
    )
  }, [stage.id])
}
