import { ActionIcon } from '@mantine/core'
import { IconPin, IconPinFilled } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { VacancySummary } from '~/api/contract/recruitment/pipeline'
import { labelOf, vacancyBadges } from '~/lib/codes'
import { longDayText } from '~/lib/time/dates'
import { numberText } from '~/lib/texts/numbers'
import { adminTexts } from '~/lib/texts/adminTexts'
import { lazyComponent } from '~/ui/lazyComponent'
import { StatusBadge } from '~/ui/StatusBadge'
import classes from './AtsReport.module.css'
import { totalOf } from './reportView'
import { StageTile } from './StageTile'

const Popup = lazyComponent(async () => (await import('~/ui/dialogs/Popup')).Popup)
/** So many stages fit a row; the others are behind '+n'. */
const MAX_STAGES = 8

/** How a vacancy is pinned; its button may take the focus when it is drawn at its new place. */
export type PinProps = {
  isPinned: boolean
  togglePin: (code: string) => void
  takeFocus: (code: string, button: HTMLElement) => void
}
type Props = { vacancy: VacancySummary; corporateId: string } & PinProps

/** A vacancy of the report: its state, when it closes, and its own stages in order (document 2 §2.5). */
export function VacancyRow({ vacancy, corporateId, isPinned, togglePin, takeFocus }: Props) {
  const titleId = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const pinRef = useRef<HTMLButtonElement>(null)
  const drawn = useEffectEvent(() => takeFocus(vacancy.klobVacancyCode, pinRef.current!))
  useEffect(() => drawn(), [])
  const { positionName, status, closeDate, klobVacancyCode, stageCounter } = vacancy
  const most = Math.max(1, ...stageCounter.map(({ count }) => count))
  const rest = stageCounter.slice(MAX_STAGES)
  const tiles = (stages: typeof stageCounter) =>
    stages.map((stage) => (
      <li key={stage.id}>
        <StageTile
          stage={stage}
          share={stage.count / most}
          klobVacancyCode={klobVacancyCode}
          corporateId={corporateId}
        />
      </li>
    ))
  const Pin = isPinned ? IconPinFilled : IconPin
  return (
    <article className={classes.row} aria-labelledby={titleId}>
      <ActionIcon
        variant="subtle"
        color={isPinned ? undefined : 'gray'}
        ref={pinRef}
        aria-label={`Sematkan ${positionName}`}
        aria-pressed={isPinned}
        onClick={() => togglePin(klobVacancyCode)}
      >
        <Pin size={18} aria-hidden />
      </ActionIcon>
      <header className={classes.head}>
        <h3 id={titleId} title={positionName}>
          {positionName}
        </h3>
        <StatusBadge status={status}>{labelOf(vacancyBadges, status)}</StatusBadge>
        <span className={classes.closes}>
          {adminTexts.report.closes} <b>{longDayText(closeDate)}</b>
        </span>
      </header>
      <ol className={classes.tiles} aria-label={`Tahap ${positionName}`}>
        {tiles(stageCounter.slice(0, MAX_STAGES))}
      </ol>
      {rest.length > 0 && (
        <button
          type="button"
          className={classes.more}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          aria-label={`${numberText(rest.length)} tahap lagi dari ${positionName}`}
          onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
        >
          +{numberText(rest.length)}
        </button>
      )}
      {anchor && (
        <Popup anchor={anchor} dialogLabel={`Tahap lain dari ${positionName}`} onClose={() => setAnchor(null)}>
          <ol className={classes.rest}>{tiles(rest)}</ol>
        </Popup>
      )}
      <span className={classes.total}>
        <b>{numberText(totalOf(vacancy))}</b> pelamar
      </span>
    </article>
  )
}
