import { ActionIcon } from '@mantine/core'
import { IconArrowsRightLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo, type Ref, useRef } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/contract/values'
import { klobnessLevels, labelOf } from '~/lib/codes'
import { fullName } from '~/lib/texts/text'
import classes from './Board.module.css'
import { openedAt, type StageAsked, stageParams } from '../readStage'
import { useCardDrag } from './useCardDrag'

type Props = {
  card: StageCard
  stage: Option
  asked: StageAsked
  isOpen: boolean
  /** Tab leads to one card of each column. */
  isActive: boolean
  mayMove: boolean
  linkRef: Ref<HTMLAnchorElement>
  onMenu: (card: StageCard, anchor: HTMLElement) => void
}

/** An applicant on the board: a link to their profile, and the way to another stage without dragging. */
export const BoardCard = memo(function BoardCard(props: Props) {
  const { card, stage, asked, isOpen, isActive, mayMove, linkRef, onMenu } = props
  const ref = useRef<HTMLDivElement>(null)
  const isHeld = useCardDrag(ref, { card, from: stage }, mayMove)
  const name = fullName(card)
  const what = card.jobHistory?.jobTitle ?? card.education?.degree ?? 'Belum ada pengalaman kerja'
  const tabIndex = isActive ? 0 : -1
  return (
    <div
      ref={ref}
      className={`card ${classes.card}`}
      data-movable={mayMove || undefined}
      data-held={isHeld || undefined}
      data-open={isOpen || undefined}
    >
      <h3>
        <Link
          ref={linkRef}
          from="/dashboard/$index/atsreport/$jobId"
          to="."
          search={stageParams(openedAt(asked, card.userId, stage.id))}
          replace={asked.open !== undefined}
          resetScroll={false}
          preload={false}
          tabIndex={tabIndex}
          aria-current={isOpen || undefined}
          draggable={false}
          title={name}
        >
          {name}
        </Link>
      </h3>
      <p title={what}>{what}</p>
      <p>Klobness: {labelOf(klobnessLevels, card.klobnessLevel) ?? 'belum ada data'}</p>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        className={classes.send}
        tabIndex={tabIndex}
        aria-label={`Pindahkan ${name} ke...`}
        aria-haspopup="dialog"
        onClick={(event) => onMenu(card, event.currentTarget)}
      >
        <IconArrowsRightLeft size={16} aria-hidden />
      </ActionIcon>
    </div>
  )
})
