import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/contract/values'

/** A card that is on its way, and the stage it comes from. */
export type Held = { card: StageCard; from: Option }

const CARD = 'board-card'
const heldIn = (data: Record<string | symbol, unknown>) => (data.type === CARD ? (data.held as Held) : undefined)

/** Lets a card be dragged, by mouse or by a long touch; whether it is held just now. */
export function useCardDrag(ref: RefObject<HTMLElement | null>, held: Held, isOn: boolean): boolean {
  const [isHeld, setHeld] = useState(false)
  const data = useEffectEvent(() => ({ type: CARD, held }))
  useEffect(() => {
    if (!isOn || !ref.current) return
    return draggable({
      element: ref.current,
      getInitialData: () => data(),
      onDragStart: () => setHeld(true),
      onDrop: () => setHeld(false),
    })
  }, [ref, isOn])
  return isHeld
}

/** Takes cards of other stages; whether one is above it just now. */
export function useCardDrop(ref: RefObject<HTMLElement | null>, stage: Option, onDrop: (held: Held) => void): boolean {
  const [isOver, setOver] = useState(false)
  const dropped = useEffectEvent(onDrop)
  useEffect(() => {
    if (!ref.current) return
    return dropTargetForElements({
      element: ref.current,
      canDrop: ({ source }) => {
        const held = heldIn(source.data)
        return held !== undefined && held.from.id !== stage.id
      },
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false)
        const held = heldIn(source.data)
        if (held) dropped(held)
      },
    })
  }, [ref, stage.id])
  return isOver
}
