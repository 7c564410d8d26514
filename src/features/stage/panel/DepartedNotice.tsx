import { useQueryClient } from '@tanstack/react-query'
import { Notice } from '~/ui/messages/Notice'
import { departureText, ownName } from '../pipeline/stageHistory'
import type { Departure } from '../model/applicant'

/** Shows where the open applicant was moved, and by whom if known. */
export function DepartedNotice({ departure, close }: { departure: Departure; close: () => void }) {
  const client = useQueryClient()
  return (
    <Notice>
      {departureText(departure, ownName(client))}.{' '}
      <button type="button" className="link-button" onClick={close}>
        Tutup
      </button>
    </Notice>
  )
}
