import { IconArrowsRightLeft } from '@tabler/icons-react'
import { memo, type Ref, useRef } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/values'
import { serverNow } from '~/api/identity/clock'
import { contactNote } from '~/conversation/replies/contactNote'
import { klobnessLevels, labelOf } from '~/lib/codes'
import { fullName, joined } from '~/lib/texts/text'
import { Picture } from '~/ui/media/Picture'
import { useCorporate } from '~/components/corporate'
import { hasNotesDraft } from '../../notes/notesRecord'
import { useSelection, useStage, useStageActions } from '../../pipeline/stageContext'
import { useStageParts } from '../../pipeline/stageParts'
import { useBoardState } from './boardContext'
import classes from './Board.module.css'
import { useCardDrag } from './cardDrag'

type Props = {
  card: StageCard
  stage: Option
  /** Whether this is the one card of its column in the tab order. */
  isActive: boolean
  linkRef: Ref<HTMLAnchorElement>
}

/** An applicant on the board: a link to their profile, and a button to move them without dragging. */
export const BoardCard = memo(function BoardCard({ card, stage, isActive, linkRef }: Props) {
  const shown = useStage()
  const { mayMove } = useStageActions().moves
  const { writer } = useCorporate()
  const { hrefOf, openCard, showMenu, ...board } = useBoardState()
  const ref = useRef<HTMLDivElement>(null)
  const isDragging = useCardDrag(ref, { card, from: stage }, mayMove)
  const stageKey = { ...shown.stageKey, stageId: stage.id }
  const isOpen = useSelection().listState.open === card.userId
  const sentAt = board.sentAt(card.userId, stageKey.klobVacancyCode)
  const { Verdict } = useStageParts()
  const name = fullName(card)
  const subtitle = card.jobHistory?.jobTitle ?? card.education?.degree ?? 'Belum ada pengalaman kerja'
  const marks = joined(
    sentAt !== undefined && contactNote({ sentAt }, serverNow()),
    hasNotesDraft(writer.userId, stageKey, card.userId) && 'Draf catatan',
  )
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
            openCard(card.userId, stage.id)
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
        onClick={(event) => showMenu(card, stage, event.currentTarget)}
      >
        <IconArrowsRightLeft size={16} aria-hidden />
      </button>
    </div>
  )
})
