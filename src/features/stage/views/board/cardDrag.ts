import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Option } from '~/api/values'
import type { MoveSource } from '../navigation/useNavigation'

/** How long a finger rests on a card before a drag starts; a shorter touch taps or scrolls. */
const LONG_PRESS_MS = 350
/** How far the finger may move meanwhile. */
const TOUCH_TOLERANCE_PX = 8
/** How near to the window's edge a drag scrolls the board. */
const SCROLL_EDGE_PX = 48

/** A drop target for touch drags. */
type TouchTarget = {
  accepts: (held: MoveSource) => boolean
  setOver: (isOver: boolean) => void
  drop: (held: MoveSource) => void
}
// Native drag and drop covers the mouse only: most desktop browsers do not start it by touch.
const touchTargets = new Map<Element, TouchTarget>()

/** Registers an element as drop target for touch drags; returns the cleanup. */
function registerTouchTarget(element: Element, target: TouchTarget): () => void {
  touchTargets.set(element, target)
  return () => void touchTargets.delete(element)
}
function targetAt(x: number, y: number, held: MoveSource): TouchTarget | undefined {
  for (let at = document.elementFromPoint(x, y); at; at = at.parentElement) {
    const target = touchTargets.get(at)
    if (target?.accepts(held)) return target
  }
  return undefined
}

/** Makes an element draggable by a long touch; returns the cleanup. */
function registerTouchDraggable(
  element: HTMLElement,
  { draggedCard, onDragChange }: { draggedCard: () => MoveSource; onDragChange: (isDragging: boolean) => void },
): () => void {
  if (navigator.maxTouchPoints === 0) return () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let start = { x: 0, y: 0 }
  let copy: HTMLElement | undefined
  let hoveredTarget: TouchTarget | undefined

  const setOver = (next: TouchTarget | undefined) => {
    if (next === hoveredTarget) return
    hoveredTarget?.setOver(false)
    next?.setOver(true)
    hoveredTarget = next
  }
  function startDrag() {
    const { width } = element.getBoundingClientRect()
    // A copy has the kind of its original.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
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
    moveCopy(start.x, start.y)
    // Otherwise the browser's native drag would start as well.
    element.draggable = false
    onDragChange(true)
  }
  function moveCopy(x: number, y: number) {
    if (copy) copy.style.transform = `translate(${x - copy.offsetWidth / 2}px, ${y - copy.offsetHeight / 2}px)`
  }
  function endDrag() {
    clearTimeout(timer)
    timer = undefined
    setOver(undefined)
    if (!copy) return
    copy.remove()
    copy = undefined
    element.draggable = true
    onDragChange(false)
  }
  const handlers = {
    touchstart({ touches }: TouchEvent) {
      endDrag()
      const [touch, second] = touches
      if (!touch || second) return
      start = { x: touch.clientX, y: touch.clientY }
      timer = setTimeout(startDrag, LONG_PRESS_MS)
    },
    touchmove(event: TouchEvent) {
      const { clientX: x, clientY: y } = event.touches[0]!
      if (!copy) {
        if (Math.hypot(x - start.x, y - start.y) > TOUCH_TOLERANCE_PX) endDrag()
        return
      }
      event.preventDefault()
      moveCopy(x, y)
      setOver(targetAt(x, y, draggedCard()))
      const scroller = element.closest('section')?.parentElement
      if (x > innerWidth - SCROLL_EDGE_PX) scroller?.scrollBy({ left: SCROLL_EDGE_PX / 4 })
      else if (x < SCROLL_EDGE_PX) scroller?.scrollBy({ left: -SCROLL_EDGE_PX / 4 })
    },
    touchend(event: TouchEvent) {
      if (copy && event.cancelable) event.preventDefault()
      const target = copy && hoveredTarget
      const card = draggedCard()
      endDrag()
      target?.drop(card)
    },
    touchcancel: endDrag,
    contextmenu(event: Event) {
      if (copy || timer !== undefined) event.preventDefault()
    },
  }
  // Each handler takes the event of its own name.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const listeners = Object.entries(handlers) as [string, EventListener][]
  for (const [name, handler] of listeners) element.addEventListener(name, handler, { passive: false })
  return () => {
    endDrag()
    for (const [name, handler] of listeners) element.removeEventListener(name, handler)
  }
}

const CARD_TYPE = 'board-card'
const draggedCardOf = (data: Record<string | symbol, unknown>) =>
  // What has this type was put there below.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  data.type === CARD_TYPE ? (data.held as MoveSource) : undefined

/** Makes a card draggable by mouse or long touch; returns whether it is being dragged. */
export function useCardDrag(ref: RefObject<HTMLElement | null>, held: MoveSource, isEnabled: boolean): boolean {
  const [isDragging, setDragging] = useState(false)
  const data = useEffectEvent(() => ({ type: CARD_TYPE, held }))
  useEffect(() => {
    if (!isEnabled || !ref.current) return
    const element = ref.current
    return combine(
      draggable({
        element,
        getInitialData: () => data(),
        onDragStart: () => setDragging(true),
        onDrop: () => setDragging(false),
      }),
      registerTouchDraggable(element, { draggedCard: () => data().held, onDragChange: setDragging }),
    )
  }, [ref, isEnabled])
  return isDragging
}

/**
 * Makes an element a drop target for cards of other stages, and marks it while a card is over it. `find` looks it up,
 * since it may belong to another part of the page.
 */
export function useCardDrop(find: () => Element | null, stage: Option, onDrop: (held: MoveSource) => void): void {
  const findElement = useEffectEvent(find)
  const handleDrop = useEffectEvent(onDrop)
  useEffect(() => {
    const target = findElement()
    if (!target) return
    const accepts = (held: MoveSource) => held.from.id !== stage.id
    const setOver = (isOver: boolean) => void target.toggleAttribute('data-over', isOver)
    return combine(
      dropTargetForElements({
        element: target,
        canDrop: ({ source }) => {
          const held = draggedCardOf(source.data)
          return held !== undefined && accepts(held)
        },
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false)
          const held = draggedCardOf(source.data)
          if (held) handleDrop(held)
        },
      }),
      registerTouchTarget(target, { accepts, setOver, drop: (held) => handleDrop(held) }),
      () => setOver(false),
    )
  }, [stage.id])
}
