import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Option } from '~/api/contract/values'
import type { Held } from './touchDrag'
import { useCardDrop } from './useCardDrag'

/** Lets a card be dropped on a stage's tab, too; what dragging needs is loaded with the board only. */
export function TabTarget({ stage, onDrop }: { stage: Option; onDrop: (held: Held) => void }) {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    ref.current = document.querySelector(`[data-stage-tab="${CSS.escape(stage.id)}"]`)
  }, [stage.id])
  const isOver = useCardDrop(ref, stage, onDrop)
  useEffect(() => void ref.current?.toggleAttribute('data-over', isOver), [isOver])
  return null
}
