import { useQuery } from '@tanstack/react-query'
import { useCorporate } from '~/components/corporate'
import { applicants } from '~/api/contract/recruitment/applicants'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import { serverNow } from '~/api/identity/clock'
import { query } from '~/api/queries'
import { numberText } from '~/lib/texts/numbers'
import { momentText } from '~/lib/time/dates'
import classes from './PanelHead.module.css'
import { daysInStage, earlierApplications } from '../pipeline/stageHistory'
import { useStageParts } from '../pipeline/stageParts'
import { useStage, useStageActions } from '../pipeline/stageContext'
import { useMessaging } from '../pipeline/useMessaging'

const MAX_SHOWN = 2
const dayOf = (moment: string) => momentText(moment).slice(0, 10)

type Props = { userId: string; profile: ApplicantProfile | undefined }

/**
 * Verdict, date of application, time in the stage and earlier applications to this company, from the profile alone, and
 * whether the applicant was contacted.
 */
export function ApplicationSummary({ userId, profile }: Props) {
  const { stageKey, stage } = useStage()
  const { viewer } = useCorporate()
  const { Verdict } = useStageParts()
  const days = profile && daysInStage(profile, stage.text, serverNow())
  const earlier = profile ? earlierApplications(profile, viewer.corporate.corporateName) : []
  const hiddenCount = earlier.length - MAX_SHOWN
  return (
    <p className={`small dimmed break-anywhere ${classes.standing}`}>
      <Verdict stageKey={stageKey} userId={userId}>
        {(verdict) => (
          <span>
            Penilaian: <strong>{verdict}</strong>
          </span>
        )}
      </Verdict>
      {profile?.applyDate && <span>Melamar {momentText(profile.applyDate)}</span>}
      {days !== undefined && (
        <span>
          {days === 0 ? 'Hari ini' : `${numberText(days)} hari`} di tahap {stage.text}
        </span>
      )}
      <ContactStatus userId={userId} />
      {earlier.length > 0 && (
        <span>
          Pernah melamar di sini:{' '}
          {earlier
            .slice(0, MAX_SHOWN)
            .map((one) => `${one.positionName} (${one.stage}, ${dayOf(one.applicationDate)})`)
            .join(', ')}
          {hiddenCount > 0 && ` dan ${numberText(hiddenCount)} lagi`}
        </span>
      )}
    </p>
  )
}

/**
 * Whether there is a conversation with the open applicant about this vacancy. It takes a request per applicant, so it
 * is loaded after the first click, and from then on for every applicant opened.
 */
function ContactStatus({ userId }: { userId: string }) {
  const { stageKey } = useStage()
  const { contact } = useStageActions()
  const { hasRight } = useMessaging()
  const { corporateId, klobVacancyCode } = stageKey
  const { data, isError, isFetching, refetch } = useQuery({
    ...query(applicants.conversation.find, { userId, corporateId, klobVacancyCode }),
    enabled: contact.isEnabled,
    retryOnMount: false,
  })
  if (!hasRight) return null
  const link = (label: string, run: () => void) => (
    <button
      type="button"
      className="link-button"
      onClick={({ currentTarget }) => {
        // The result replaces the button, so the focus moves to the container.
        currentTarget.parentElement?.focus()
        run()
      }}
    >
      {label}
    </button>
  )
  return (
    <span role="status" tabIndex={-1}>
      {data ? (
        `Sudah dihubungi ${momentText(data.createdAt).slice(0, 10)}${data.status === 'OPEN' ? '' : ', percakapan diakhiri'}`
      ) : isFetching ? (
        'Memeriksa pesan...'
      ) : isError ? (
        <>Status pesan gagal dimuat. {link('Coba lagi', () => void refetch())}</>
      ) : contact.isEnabled && data === null ? (
        // A cached null that nobody asked for here may be older than a message sent since.
        'Belum ada percakapan'
      ) : (
        link('Cek riwayat pesan', contact.enable)
      )}
    </span>
  )
}
