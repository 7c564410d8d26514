import { IconArrowsRightLeft } from '@tabler/icons-react'
import { memo, type Ref, useRef } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/values'
import { serverNow } from '~/api/identity/clock'
import { contactNote } from '~/conversation/replies/contactNote'
import { klobnessLevels, labelOf } from '~/lib/codes'
import { fullName } from '~/lib/texts/text'
import type { UserScope } from '~/lib/scope'
import { hasNotesDraft } from '../../notes/notesRecord'
import { useStageParts } from '../../pipeline/stageParts'
import classes from './Board.module.css'
import { useCardDrag } from './cardDrag'

type Props = {
  card: StageCard
  klobVacancyCode: string
  writer: UserScope
  stage: Option
  /** The URL of an applicant of a column. */
  hrefOf: (userId: string, stageId: string) => string
  onOpen: (userId: string, stageId: string) => void
  /** When the user messaged this applicant from this browser. */
  sentAt: number | undefined
  isOpen: boolean
  /** Whether this is the one card of its column in the tab order. */
  isActive: boolean
  mayMove: boolean
  linkRef: Ref<HTMLAnchorElement>
  onMenu: (card: StageCard, anchor: HTMLElement) => void
}

/** An applicant on the board: a link to their profile, and a button to move them without dragging. */
export const BoardCard = memo(function BoardCard(props: Props) {
  const { card, klobVacancyCode, writer, stage, hrefOf, onOpen, sentAt, isOpen, isActive, mayMove, linkRef, onMenu } =
    props
  const ref = useRef<HTMLDivElement>(null)
  const isDragging = useCardDrag(ref, { card, from: stage }, mayMove)
  const stageKey = { corporateId: writer.corporateId, klobVacancyCode, stageId: stage.id }
  const { Verdict } = useStageParts()
  const name = fullName(card)
  const subtitle = card.jobHistory?.jobTitle ?? card.education?.degree ?? 'Belum ada pengalaman kerja'
  const marks = [
    sentAt !== undefined && contactNote({ sentAt }, serverNow()),
    hasNotesDraft(writer.userId, stageKey, card.userId) && 'Draf catatan',
  ]
    .filter(Boolean)
    .join(' · ')
  const tabIndex = isActive ? 0 : -1
  return (
    <div
      ref={ref}
      className={`card ${classes.card}`}
      data-movable={mayMove || undefined}
      data-held={isDragging || undefined}
      data-open={isOpen || undefined}
    >
      <h3 className="small">
        {/* Not a Link: each would subscribe to the URL, and a column renders hundreds while scrolling. */}
        <a
          ref={linkRef}
          className="ellipsis"
          href={hrefOf(card.userId, stage.id)}
          tabIndex={tabIndex}
          aria-current={isOpen || undefined}
          draggable={false}
          title={name}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
            event.preventDefault()
            onOpen(card.userId, stage.id)
          }}
        >
          {name}
        </a>
      </h3>
      <p className="caption dimmed ellipsis" title={subtitle}>
        {subtitle}
      </p>
      <p className="caption dimmed ellipsis">
        Klobness: {labelOf(klobnessLevels, card.klobnessLevel) ?? 'belum ada data'}
        <Verdict stageKey={stageKey} userId={card.userId}>
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
        onClick={(event) => onMenu(card, event.currentTarget)}
      >
        <IconArrowsRightLeft size={16} aria-hidden />
      </button>
    </div>
  )
})
