import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Option } from '~/api/contract/values'
import { Notice } from '~/ui/messages/Notice'
import { currentStage, departureText, ownName } from './stageHistory'
import { profileQuery, type StageKey } from '../queries'

type Props = { stageKey: StageKey; stage: Option; userId: string; close: () => void }

/** Shows that the open applicant is no longer on the page and, if the profile has it, who moved them where. */
export function DepartedNotice({ stageKey, stage, userId, close }: Props) {
  const client = useQueryClient()
  const { data } = useQuery({ ...profileQuery(stageKey, userId), staleTime: 0 })
  const now = data && currentStage(data)
  const text =
    now && now.stage !== stage.text
      ? departureText({ applicant: { ...data, userId }, stage: now.stage, by: now.changedBy }, ownName(client))
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
