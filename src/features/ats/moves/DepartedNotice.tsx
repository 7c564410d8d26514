import { useQuery } from '@tanstack/react-query'
import type { Option } from '~/api/contract/values'
import { Notice } from '~/ui/messages/Notice'
import { currentStage } from '../profile/standing'
import { profileQuery, type StageAt } from '../queries'
import { departureText } from './whereabouts'

type Props = { at: StageAt; stage: Option; userId: string; close: () => void }

/** Says that the open applicant is no longer on the page and, where the profile tells, who moved them where. */
export function DepartedNotice({ at, stage, userId, close }: Props) {
  const { data } = useQuery({ ...profileQuery(at, userId), staleTime: 0 })
  const now = data && currentStage(data)
  const text =
    now && now.stage !== stage.text
      ? departureText({ applicant: { ...data, userId }, stage: now.stage, by: now.changedBy })
      : 'Pelamar yang tadi dibuka tidak ada lagi di halaman ini'
  return (
    <Notice>
      {text}.{' '}
      <button type="button" className="link-button" onClick={close}>
        Tutup
      </button>
    </Notice>
  )
}
