import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Option } from '~/api/contract/values'
import { logStage } from '~/components/logStage'
import { numberText } from '~/lib/texts/numbers'
import { applicantsQuery, countsQuery, type StageAt } from './queries'
import { type StageAsked, stageParams } from './readStage'
import classes from './StageScreen.module.css'
import { atStage } from './stageVisit'

type Props = {
  at: StageAt
  asked: StageAsked
  stages: readonly Option[]
  /** What the vacancy is called; without it the counts cannot be asked for. */
  position: string | undefined
}

/** All stages of the vacancy with their counts; filters and view stay (keys [ and ]). */
export function StageTabs({ at, asked, stages, position }: Props) {
  const client = useQueryClient()
  const { data: counts } = useQuery(countsQuery(client, at, position))
  const isFiltered = Object.keys(asked.where).length > 0
  const { data: found } = useQuery({
    ...applicantsQuery(at, asked),
    enabled: isFiltered && !asked.isBoard,
    select: ({ totalElements }) => totalElements,
  })
  const countOf = (id: string) => counts?.find((stage) => stage.id === id)?.count
  const textOf = (id: string) => {
    const count = countOf(id)
    if (count === undefined) return ''
    const isOpen = id === at.stageId && isFiltered && found !== undefined
    return isOpen ? `${numberText(found)} dari ${numberText(count)}` : numberText(count)
  }
  return (
    <nav className={classes.tabs} aria-label="Tahap lowongan">
      <ul>
        {stages.map((stage) => (
          <li key={stage.id} data-stage-tab={stage.id}>
            <Link
              from="/dashboard/$index/atsreport/$jobId"
              to="."
              search={stageParams(atStage(asked, stage))}
              aria-current={stage.id === at.stageId ? 'page' : undefined}
              onClick={() => {
                if (stage.id !== at.stageId) logStage(at, countOf(stage.id))
              }}
            >
              {stage.text} <b>{textOf(stage.id)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
