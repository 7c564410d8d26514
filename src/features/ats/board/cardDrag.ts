import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/contract/values'

/** A card that is being dragged, and its stage. */
export type Held = { card: StageCard; from: Option }

/** How long a finger rests on a card before a drag starts; a shorter touch taps or scrolls. */
const HOLD_MS = 350
/** How far the finger may move meanwhile. */
const SLACK_PX = 8
/** How near to the window's edge a drag scrolls the board. */
const EDGE_PX = 48

/** A drop target for touch drags. */
type TouchTarget = {
  canTake: (held: Held) => boolean
  setOver: (isOver: boolean) => void
  drop: (held: Held) => void
}
// Native drag and drop covers the mouse only: most desktop browsers do not start it by touch.
const targets = new Map<Element, TouchTarget>()

/** Registers an element as drop target for touch drags; returns the cleanup. */
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

/** Makes an element draggable by a long touch; returns the cleanup. */
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
    // Otherwise the browser's native drag would start as well.
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

/** Makes a card draggable by mouse or long touch; returns whether it is being dragged. */
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
 * Makes an element a drop target for cards of other stages, and marks it while a card is over it. `find` looks it up,
 * since it may belong to another part of the page.
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
