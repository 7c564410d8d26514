import { IconArrowsRightLeft } from '@tabler/icons-react'
import { shallowEqual } from '@mantine/hooks'
import { memo, type RefObject, useRef } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/values'
import { klobnessLevels, labelOf } from '~/lib/codes'
import { fullName } from '~/lib/texts/text'
import { Picture } from '~/ui/media/Picture'
import { useStage } from '../../pipeline/stageContext'
import { useStageParts } from '../../pipeline/stageParts'
import classes from './Board.module.css'
import { useCardDrag } from './cardDrag'

/** What the column tells of an applicant. */
export type BoardCardState = {
  href: string
  /** The state of the contact, and whether there is a draft of notes. */
  marks: string
  isOpen: boolean
  /** Whether this is the one card of its column in the tab order. */
  isActive: boolean
  mayMove: boolean
}
export type BoardActions = {
  open: (userId: string, stageId: string) => void
  showMenu: (card: StageCard, from: Option, anchor: HTMLElement) => void
}
/** The actions are those of the latest render, so that new ones redraw no card. */
type Props = { card: StageCard; stage: Option; state: BoardCardState; actions: RefObject<BoardActions | null> }

const areEqual = (before: Props, now: Props) =>
  before.card === now.card && before.stage === now.stage && shallowEqual(before.state, now.state)

/** An applicant on the board: a link to their profile, and a button to move them without dragging. */
export const BoardCard = memo(function BoardCard({ card, stage, state, actions }: Props) {
  const { href, marks, isOpen, isActive, mayMove } = state
  const shown = useStage()
  const ref = useRef<HTMLDivElement>(null)
  const isDragging = useCardDrag(ref, { applicant: card, from: stage }, mayMove)
  const { Verdict } = useStageParts()
  const name = fullName(card)
  const subtitle = card.jobHistory?.jobTitle ?? card.education?.degree ?? 'Belum ada pengalaman kerja'
  const tabIndex = isActive ? 0 : -1
  return (
    <div
      ref={ref}
      className={`card ${classes.card}`}
      data-movable={mayMove || undefined}
      data-held={isDragging || undefined}
      data-open={isOpen || undefined}
    >
      <Picture url={null} name={name} size={28} />
      <h3 className="small">
        {/* Not a Link: each would subscribe to the URL, and a column renders hundreds while scrolling. */}
        <a
          className="ellipsis"
          href={href}
          tabIndex={tabIndex}
          aria-current={isOpen || undefined}
          draggable={false}
          title={name}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
            event.preventDefault()
            actions.current?.open(card.userId, stage.id)
          }}
        >
          {name}
        </a>
      </h3>
      <p className="caption dimmed ellipsis" title={subtitle}>
        {subtitle}
      </p>
      <p className={`caption dimmed ellipsis ${classes.level}`} data-level={card.klobnessLevel ?? undefined}>
        Klobness: {labelOf(klobnessLevels, card.klobnessLevel) ?? 'belum ada data'}
        <Verdict stageKey={{ ...shown.stageKey, stageId: stage.id }} userId={card.userId}>
          {(verdict) => (
            <>
              {' '}
              · <strong>{verdict}</strong>
            </>
          )}
        </Verdict>
      </p>
      {marks !== '' && <p className="caption dimmed ellipsis">{marks}</p>}
      <button
        type="button"
        className={classes.send}
        tabIndex={tabIndex}
        aria-label={`Pindahkan ${name} ke...`}
        aria-haspopup="dialog"
        onClick={(event) => actions.current?.showMenu(card, stage, event.currentTarget)}
      >
        <IconArrowsRightLeft size={16} aria-hidden />
      </button>
    </div>
  )
}, areEqual)
