import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import { serverNow } from '~/api/identity/clock'
import { numberText } from '~/lib/texts/numbers'
import { momentText } from '~/lib/time/dates'
import { ContactStanding } from './ContactStanding'
import classes from './PanelHead.module.css'
import { daysInStage, earlierApplications } from './standing'
import { useVerdictNote } from '../notes/useVerdictNote'
import { verdictOf } from '../notes/verdicts'
import type { StageView } from '../stageView'

const SHOWN = 2
const dayOf = (moment: string) => momentText(moment).slice(0, 10)

type Props = { view: StageView; userId: string; profile: ApplicantProfile | undefined }

/**
 * How long somebody has been in the stage and what else they applied for in this company, from the profile alone, and
 * whether they were written to.
 */
export function PanelStanding({ view, userId, profile }: Props) {
  const { stage, viewer, writer } = view
  const { note } = useVerdictNote(writer)
  const verdict = profile && verdictOf(profile[note])
  const days = profile && daysInStage(profile, stage.text, serverNow())
  const earlier = profile ? earlierApplications(profile, viewer.corporate.corporateName) : []
  const more = earlier.length - SHOWN
  return (
    <p className={classes.standing}>
      {verdict && (
        <span>
          Putusan: <strong>{verdict}</strong>
        </span>
      )}
      {profile?.applyDate && <span>Melamar {dayOf(profile.applyDate)}</span>}
      {days !== undefined && (
        <span>
          {days === 0 ? 'Hari ini' : `${numberText(days)} hari`} di tahap {stage.text}
        </span>
      )}
      <ContactStanding view={view} userId={userId} />
      {earlier.length > 0 && (
        <span>
          Pernah melamar di sini:{' '}
          {earlier
            .slice(0, SHOWN)
            .map((one) => `${one.positionName} (${one.stage}, ${dayOf(one.applicationDate)})`)
            .join(', ')}
          {more > 0 && ` dan ${numberText(more)} lagi`}
        </span>
      )}
    </p>
  )
}
