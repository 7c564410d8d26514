import { ActionIcon, Button } from '@mantine/core'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { IconArrowsRightLeft } from '@tabler/icons-react'
import { type Ref, useId, useState } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/contract/values'
import { klobnessLevels, labelOf } from '~/lib/codes'
import { fullName } from '~/lib/texts/text'
import { numberText } from '~/lib/texts/numbers'
import { Notice } from '~/ui/messages/Notice'
import classes from './Board.module.css'
import { applicantsQuery, profileQuery, type StageAt } from '../queries'
import { opened, type StageAsked, stageParams } from '../readStage'

const route = getRouteApi('/dashboard/$index/_guarded/atsreport/$jobId')
/** So many cards of a column at first, and so many more each time. */
const STEP = 20

/** A card that is on its way, and the stage it comes from. */
export type Held = { card: StageCard; from: Option }

type Props = {
  at: StageAt
  stage: Option
  asked: StageAsked
  held: Held | undefined
  headingRef: Ref<HTMLHeadingElement>
  /** Absent where nobody may be moved. */
  onHold: ((held: Held | undefined) => void) | undefined
  onDrop: (held: Held) => void
  onMenu: (card: StageCard, anchor: HTMLElement) => void
}

/** A stage of the board with its applicants, by the same call as the list. */
export function BoardColumn({ at, stage, asked, held, headingRef, onHold, onDrop, onMenu }: Props) {
  const params = route.useParams()
  const client = useQueryClient()
  const titleId = useId()
  const [length, setLength] = useState(STEP)
  const { data, error, isPending, refetch } = useQuery({
    ...applicantsQuery(at, { ...asked, page: 1, size: length }),
    placeholderData: keepPreviousData,
  })
  const [isOver, setOver] = useState(false)
  const takes = held !== undefined && held.from.id !== stage.id
  return (
    <section
      className={classes.column}
      aria-labelledby={titleId}
      data-over={(takes && isOver) || undefined}
      onDragOver={(event) => {
        if (!takes) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (takes) onDrop(held)
      }}
    >
      <h2 id={titleId} ref={headingRef} tabIndex={-1}>
        {stage.text} <span>{data && numberText(data.totalElements)}</span>
      </h2>
      {error && <Notice retry={() => void refetch()}>{error.message}</Notice>}
      {isPending && <p role="status">Memuat...</p>}
      {data?.totalElements === 0 && <p className={classes.none}>Belum ada pelamar</p>}
      <ul aria-labelledby={titleId}>
        {data?.content.map((card) => {
          const name = fullName(card)
          const what = card.jobHistory?.jobTitle ?? card.education?.degree ?? 'Belum ada pengalaman kerja'
          return (
            <li
              key={card.userId}
              className={`card ${classes.card}`}
              draggable={onHold !== undefined}
              data-held={held?.card.userId === card.userId || undefined}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move'
                event.dataTransfer.setData('text/plain', name)
                onHold?.({ card, from: stage })
              }}
              onDragEnd={() => onHold?.(undefined)}
              onMouseEnter={() => void client.prefetchQuery(profileQuery(at, card.userId))}
            >
              <h3>
                <Link
                  to="/dashboard/$index/atsreport/$jobId"
                  params={params}
                  search={stageParams({
                    ...opened(asked, card.userId),
                    stage: { id: stage.id, name: stage.text },
                    isBoard: false,
                    page: 1,
                  })}
                  draggable={false}
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
                aria-label={`Pindahkan ${name} ke...`}
                aria-haspopup="dialog"
                onClick={(event) => onMenu(card, event.currentTarget)}
              >
                <IconArrowsRightLeft size={16} aria-hidden />
              </ActionIcon>
            </li>
          )
        })}
      </ul>
      {data && data.totalElements > data.content.length && (
        <Button
          variant="subtle"
          size="xs"
          aria-label={`Tampilkan ${STEP} lagi di ${stage.text}`}
          onClick={() => setLength((was) => was + STEP)}
        >
          Tampilkan {STEP} lagi
        </Button>
      )}
    </section>
  )
}
