import { useNavigate } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import type { ApplicantRow } from '~/api/contract/recruitment/applicants'
import { query } from '~/api/queries'
import { tracking } from '~/api/contract/recruitment/tracking'
import { alertFailure } from '~/components/alertFailure'
import { logStage } from '~/components/applicant/logStage'
import { useCorporate } from '~/components/corporate'
import { allows, rights } from '~/lib/rules/rights'
import { fullName } from '~/lib/texts/text'
import { cellText, textCell } from '~/list/table/cells'
import { notify } from '~/ui/messages/notify'
import classes from './tracking.module.css'

/** An applicant's stage, which leads to them there; a row has only the name of the stage, so its id is read at the press. */
export function StageButton({ row }: { row: ApplicantRow }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { viewer, scope, index } = useCorporate()
  const { stageName, klobVacancyCode, userId } = row
  if (!stageName || !allows(viewer.corporate.menu, rights.atsReport)) return textCell(stageName)
  async function open() {
    try {
      const { stages } = await client.fetchQuery(query(tracking.form, { vacancyCode: klobVacancyCode }))
      const stage = stages.find(({ text }) => text === stageName)
      if (!stage) return void notify(`Tahap ${cellText(stageName)} tidak ada lagi di lowongan ini`, 'info')
      logStage({ ...scope, klobVacancyCode }, undefined)
      await navigate({
        to: '/dashboard/$index/atsreport/$jobId',
        params: { index, jobId: klobVacancyCode },
        search: { id: stage.id, stage: stage.text, open: userId },
      })
    } catch (failure) {
      alertFailure(failure)
    }
  }
  return (
    <button
      type="button"
      className={`link-button ellipsis ${classes.stage}`}
      title={`${stageName}: buka ${fullName(row)} di tahap ini`}
      aria-label={`${stageName}: buka ${fullName(row)} di tahap ini`}
      onClick={({ detail }) => detail < 2 && void open()}
    >
      {stageName}
    </button>
  )
}
