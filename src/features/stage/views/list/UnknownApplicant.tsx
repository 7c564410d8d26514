import { isNotFound } from '~/api/errors'
import { Notice } from '~/ui/messages/Notice'
import { PendingScreen } from '~/ui/states/PendingScreen'
import type { OpenApplicant } from './useOpenApplicant'

/** In place of the panel of an applicant of a link, until their name is known or if it cannot be. */
export function UnknownApplicant({ opened: { failure }, close }: { opened: OpenApplicant; close: () => void }) {
  const error = failure?.error
  if (!failure || !error) return <PendingScreen />
  const closeLink = (
    <button type="button" className="link-button" onClick={close}>
      Tutup
    </button>
  )
  return isNotFound(error) ? (
    <Notice>Pelamar pada tautan ini tidak ada di lowongan ini. Cari namanya di semua tahap. {closeLink}</Notice>
  ) : (
    <Notice retry={() => void failure.refetch()}>
      Pelamar pada tautan ini gagal dimuat: {error.message} {closeLink}
    </Notice>
  )
}
