import { Link } from '@tanstack/react-router'
import { activity } from '~/api/contract/activity'
import type { VacancySummary } from '~/api/contract/recruitment/pipeline'
import { log } from '~/api/log'
import { useCorporate } from '~/components/corporate'
import { numberText } from '~/lib/texts/numbers'
import { adminTexts } from '~/lib/texts/adminTexts'
import { notify } from '~/ui/messages/notify'
import { NetChange } from '../since/NetChange'
import classes from './VacancyRow.module.css'

type Props = {
  stage: VacancySummary['stageCounter'][number]
  /** Its part of the vacancy's fullest stage. */
  share: number
  /** How its count has changed since a moment, when that is known. */
  change: { by: number; since: string } | undefined
  klobVacancyCode: string
  corporateId: string
}

/** A stage with its count: the way in, or word that nobody is there (document 2 §2.5). */
export function StageTile({ stage: { id, stageName, count }, share, change, klobVacancyCode, corporateId }: Props) {
  const { index } = useCorporate()
  const content = (
    <>
      <b>
        {numberText(count)}
        {change && <NetChange {...change} />}
      </b>
      <span title={stageName}>{stageName}</span>
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
        log(activity.logAction, { entity: 'atsreport', entityId: klobVacancyCode, companyId: corporateId })
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
