import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Option } from '~/api/contract/values'
import { type Held, touchDraggable, touchTarget } from './touchDrag'

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

/** Takes cards of other stages; whether one is above it just now. */
export function useCardDrop(ref: RefObject<HTMLElement | null>, stage: Option, onDrop: (held: Held) => void): boolean {
  const [isOver, setOver] = useState(false)
  const dropped = useEffectEvent(onDrop)
  useEffect(() => {
    if (!ref.current) return
    const element = ref.current
    const canTake = (held: Held) => held.from.id !== stage.id
    return combine(
      dropTargetForElements({
        element,
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
      touchTarget(element, { canTake, setOver, drop: (held) => dropped(held) }),
    )
  }, [ref, stage.id])
  return isOver
}
