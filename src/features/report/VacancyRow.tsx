import { ActionIcon } from '@mantine/core'
import { IconPin, IconPinFilled } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { Link } from '@tanstack/react-router'
import { activity } from '~/api/contract/activity'
import type { VacancySummary } from '~/api/contract/recruitment/pipeline'
import { log } from '~/api/log'
import { serverNow } from '~/api/identity/clock'
import { useCorporate } from '~/components/corporate'
import { type Snapshots, netChange, netVacancyChange, saveSeenCounts } from '~/components/seenCounts'
import { nameAndCode } from '~/components/vacancies/distinctNames'
import { useInView } from '~/ui/useInView'
import type { UserScope } from '~/lib/scope'
import { labelOf, vacancyBadges } from '~/lib/codes'
import { briefMoment, longDayText } from '~/lib/time/dates'
import { closingOf, closingText } from '~/lib/time/closing'
import { changeText, numberText } from '~/lib/texts/numbers'
import { adminTexts } from '~/lib/texts/adminTexts'
import { notify } from '~/ui/messages/notify'
import { lazyDialog } from '~/ui/lazyDialog'
import { StatusBadge } from '~/ui/StatusBadge'
import { ReasonButton } from './reasons/ReasonButton'
import classes from './VacancyRow.module.css'
import { totalOf } from './reportView'
import { NetChange } from '~/components/NetChange'

const Popup = lazyDialog(async () => (await import('~/ui/dialogs/Popup')).Popup)
/** How many stages fit in a row; the others are behind '+n'. */
const MAX_STAGES = 8

/** How a vacancy is pinned; the pin button may take the focus when it is rendered at its new position. */
export type PinProps = {
  isPinned: boolean
  togglePin: (code: string) => void
  restoreFocus: (code: string, button: HTMLElement) => void
}
/** The user, and the counts at their last visit, to compare with. */
export type LookProps = { writer: UserScope; looks: Snapshots }
type Props = { vacancy: VacancySummary } & LookProps & PinProps

/** A vacancy of the report: its status, closing day, and its own stages in order (document 2 §2.5). */
export function VacancyRow({ vacancy, writer, looks, isPinned, togglePin, restoreFocus }: Props) {
  const titleId = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { positionName, status, closeDate, klobVacancyCode, stageCounter } = vacancy
  const [name, code] = nameAndCode(vacancy)
  const now = serverNow()
  const left = closingText(vacancy, now)
  const look = looks[klobVacancyCode]
  const since = look && briefMoment(look.at, now)
  const rowRef = useRef<HTMLElement>(null)
  useInView(rowRef, JSON.stringify(stageCounter), () => saveSeenCounts('report', writer, vacancy))
  const net = netVacancyChange(vacancy, look)
  const maxCount = Math.max(1, ...stageCounter.map(({ count }) => count))
  const hiddenStages = stageCounter.slice(MAX_STAGES)
  const tiles = (stages: typeof stageCounter) =>
    stages.map((stage) => (
      <li key={stage.id}>
        <StageTile
          stage={stage}
          share={stage.count / maxCount}
          change={since === undefined ? undefined : { by: netChange(stage, look), since }}
          klobVacancyCode={klobVacancyCode}
        />
      </li>
    ))
  const Pin = isPinned ? IconPinFilled : IconPin
  return (
    <article ref={rowRef} className={classes.row} aria-labelledby={titleId}>
      <ActionIcon
        variant="subtle"
        {...(!isPinned && { color: 'gray', c: 'dimmed' })}
        ref={(button) => void (button && restoreFocus(klobVacancyCode, button))}
        aria-label={`Sematkan ${positionName}`}
        aria-pressed={isPinned}
        onClick={() => togglePin(klobVacancyCode)}
      >
        <Pin size={18} aria-hidden />
      </ActionIcon>
      <header className={`row ${classes.head}`}>
        <h3 id={titleId} title={positionName}>
          <span className="ellipsis">{name}</span>
          {code}
        </h3>
        <StatusBadge status={status}>{labelOf(vacancyBadges, status)}</StatusBadge>
        <span className={`caption dimmed ${classes.closes}`}>
          {adminTexts.report.closes} <b>{longDayText(closeDate)}</b>
        </span>
        {left !== undefined && (
          <b className={`caption ${classes.left}`} data-closing={closingOf(vacancy, now)}>
            {left}
          </b>
        )}
      </header>
      <ol className={`plain-list ${classes.tiles}`} aria-label={`Tahap ${positionName}`}>
        {tiles(stageCounter.slice(0, MAX_STAGES))}
      </ol>
      {hiddenStages.length > 0 && (
        <button
          type="button"
          className={classes.more}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          // Printed instead of their number.
          data-rest={hiddenStages.map(({ stageName, count }) => `${stageName} ${numberText(count)}`).join(', ')}
          aria-label={`${numberText(hiddenStages.length)} tahap lagi dari ${positionName}`}
          onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
        >
          +{numberText(hiddenStages.length)}
        </button>
      )}
      {anchor && (
        <Popup anchor={anchor} dialogLabel={`Tahap lain dari ${positionName}`} onClose={() => setAnchor(null)}>
          <ol className={`plain-list ${classes.rest}`}>{tiles(hiddenStages)}</ol>
        </Popup>
      )}
      <span className={`dimmed ${classes.total}`}>
        <b className="tabular">{numberText(totalOf(vacancy))}</b> pelamar
        {since !== undefined && stageCounter.some((stage) => netChange(stage, look) !== 0) && (
          <small>
            {net === 0 ? 'bergerak' : changeText(net)} sejak {since}
          </small>
        )}
      </span>
      <ReasonButton vacancy={vacancy} />
    </article>
  )
}

type TileProps = {
  stage: VacancySummary['stageCounter'][number]
  /** The count relative to the vacancy's fullest stage, 0 to 1. */
  share: number
  /** The change of the count since the last visit, if there was one. */
  change: { by: number; since: string } | undefined
  klobVacancyCode: string
}

/** A stage with its count: a link, or for an empty stage a button that shows a notice (document 2 §2.5). */
function StageTile({ stage: { id, stageName, count }, share, change, klobVacancyCode }: TileProps) {
  const { index, scope } = useCorporate()
  const content = (
    <>
      <b className="tabular">
        {numberText(count)}
        {change && <NetChange {...change} />}
      </b>
      <span className="caption ellipsis" title={stageName}>
        {stageName}
      </span>
      <i style={{ width: `${share * 100}%` }} />
    </>
  )
  return count > 0 ? (
    <Link
      to="/dashboard/$index/atsreport/$jobId"
      params={{ index, jobId: klobVacancyCode }}
      search={{ id, stage: stageName }}
      className={classes.tile}
      onClick={() =>
        log(activity.logAction, { entity: 'atsreport', entityId: klobVacancyCode, companyId: scope.corporateId })
      }
    >
      {content}
    </Link>
  ) : (
    <button
      type="button"
      className={classes.tile}
      data-empty
      onClick={() => void notify(adminTexts.report.emptyStage(stageName), 'info')}
    >
      {content}
    </button>
  )
}
