import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCorporate } from '~/components/corporate'
import { useRef } from 'react'
import { Link } from '@tanstack/react-router'
import { netChange, saveSeenCounts, useSeenCounts } from '~/components/seenCounts'
import { serverNow } from '~/api/identity/clock'
import { logStage } from '~/components/applicant/logStage'
import { StaleNotice } from '~/components/reads/StaleNotice'
import { numberText } from '~/lib/texts/numbers'
import { briefMoment } from '~/lib/time/dates'
import { Notice } from '~/ui/messages/Notice'
import { useInView } from '~/ui/useInView'
import { applicantsQuery, countsQuery } from './pipeline/queries'
import { stageParams, withStage } from './model/stageState'
import { useSelection, useStage } from './pipeline/stageContext'
import { NetChange } from '~/components/NetChange'
import classes from './StageScreen.module.css'

/** All stages of the vacancy with their counts; switching keeps filters and view (keys [ and ]). */
export function StageTabs() {
  const { stageKey, stages, position } = useStage()
  const { listState } = useSelection()
  const { writer } = useCorporate()
  const client = useQueryClient()
  // Without the name of the vacancy the counts cannot be requested.
  const read = useQuery(countsQuery(client, stageKey, position))
  const { data: counts, isError, refetch } = read
  const isFiltered = Object.keys(listState.filters).length > 0
  const { data: found } = useQuery({
    ...applicantsQuery(stageKey, listState),
    enabled: isFiltered && !listState.isBoard && !listState.isComparing,
    select: ({ totalElements }) => totalElements,
  })
  const { klobVacancyCode } = stageKey
  const look = useSeenCounts('stages', writer, klobVacancyCode)[klobVacancyCode]
  const since = look && briefMoment(look.at, serverNow())
  const tabsRef = useRef<HTMLElement>(null)
  useInView(tabsRef, JSON.stringify(counts), () => {
    if (counts) saveSeenCounts('stages', writer, { klobVacancyCode, stageCounter: counts })
  })
  const changeOf = (id: string) => {
    const stage = counts?.find((one) => one.id === id)
    return stage ? netChange(stage, look) : 0
  }
  const countOf = (id: string) => counts?.find((stage) => stage.id === id)?.count
  const textOf = (id: string) => {
    const count = countOf(id)
    if (count === undefined) return ''
    const isOpen = id === stageKey.stageId && isFiltered && found !== undefined
    return isOpen ? `${numberText(found)} dari ${numberText(count)}` : numberText(count)
  }
  return (
    <nav ref={tabsRef} className={`screen-only ${classes.tabs}`} aria-label="Tahap lowongan">
      <ul className="row plain-list">
        {stages.map((stage) => (
          <li key={stage.id}>
            <Link
              from="/dashboard/$index/atsreport/$jobId"
              to="."
              preload={false}
              search={stageParams(withStage(listState, stage))}
              className="small"
              aria-current={stage.id === stageKey.stageId ? 'page' : undefined}
              onClick={() => {
                if (stage.id !== stageKey.stageId) logStage(stageKey, countOf(stage.id))
              }}
            >
              {stage.text} <b className="tabular">{textOf(stage.id)}</b>
              {since !== undefined && <NetChange by={changeOf(stage.id)} since={since} />}
            </Link>
          </li>
        ))}
        {since !== undefined && stages.some(({ id }) => changeOf(id) !== 0) && (
          <li aria-hidden className={`dimmed ${classes.since}`}>
            sejak {since}
          </li>
        )}
      </ul>
      <StaleNotice read={read} />
      {isError && counts === undefined && (
        <Notice retry={() => void refetch()}>Jumlah pelamar per tahap gagal dimuat.</Notice>
      )}
    </nav>
  )
}
