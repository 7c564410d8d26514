import { getRouteApi, Link } from '@tanstack/react-router'
import { useId } from 'react'
import { activity } from '~/api/contract/activity'
import { log } from '~/api/log'
import type { VacancySummary } from '~/api/contract/recruitment/pipeline'
import { labelOf, vacancyBadges } from '~/lib/codes'
import { longDayText } from '~/lib/time/dates'
import { numberText } from '~/lib/texts/numbers'
import { adminTexts } from '~/lib/texts/adminTexts'
import { notify } from '~/ui/messages/notify'
import classes from './AtsReport.module.css'

const route = getRouteApi('/dashboard/$index/_guarded/atsreport/')

/** A vacancy of the report: its state, when it closes, and a tile for each stage (document 2 §2.5). */
export function VacancyCard({ vacancy, corporateId }: { vacancy: VacancySummary; corporateId: string }) {
  const { index } = route.useParams()
  const titleId = useId()
  const { positionName, status, closeDate, klobVacancyCode, stageCounter } = vacancy
  const record = () =>
    log(activity.logAction, { entity: 'atsreport', entityId: klobVacancyCode, companyId: corporateId })
  return (
    <article className={`card ${classes.card}`} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 id={titleId}>{positionName}</h2>
        <span className={classes.badge} data-status={status}>
          {labelOf(vacancyBadges, status)}
        </span>
        <span className={classes.closes}>
          {adminTexts.report.closes} <b>{longDayText(closeDate)}</b>
        </span>
      </header>
      <ol className={classes.tiles} aria-label={`Tahap ${positionName}`}>
        {stageCounter.map(({ id, stageName, count }) => (
          <li key={id}>
            {count > 0 ? (
              <Link
                to="/dashboard/$index/atsreport/$jobId"
                params={{ index, jobId: klobVacancyCode }}
                search={{ id, stage: stageName }}
                className={classes.tile}
                onClick={record}
              >
                <b>{numberText(count)}</b>
                <span>{stageName}</span>
              </Link>
            ) : (
              <button
                type="button"
                className={classes.tile}
                data-empty
                onClick={() => void notify(adminTexts.report.emptyStage(stageName), 'info')}
              >
                <b>0</b>
                <span>{stageName}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
    </article>
  )
}
