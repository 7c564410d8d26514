import type { QueryClient } from '@tanstack/react-query'
import { serverNow } from '~/api/identity/clock'
import { dashboard } from '~/api/contract/dashboard'
import { query } from '~/api/queries'
import { dayRank, momentText } from '~/lib/time/dates'
import { texts } from '~/lib/texts/texts'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { type StoredStatus, statusTable, type VacancyStatus } from '~/lib/rules/vacancyStatus'
import { alert, confirm } from '~/ui/dialogs/dialogs'

/** Whether a day (DD/MM/YYYY) is before today in WIB. */
export function hasPassed(day: string): boolean {
  const today = momentText(new Date(serverNow()).toISOString()).slice(0, 'DD/MM/YYYY'.length)
  return day !== '' && dayRank(day) < dayRank(today)
}

type StatusChange = {
  from: StoredStatus
  to: VacancyStatus
  name: string
  closeDate: string
  corporate: { corporateId: string; corporateName: string }
  /** Called when the licence check has ended, successfully or not; returns false if the form was left meanwhile. */
  onLicenceChecked: () => boolean
}

/** Whether the licence currently allows another open vacancy; undefined if unknown. */
async function mayActivate(client: QueryClient, corporateId: string): Promise<boolean | undefined> {
  try {
    const { license } = await client.fetchQuery({ ...query(dashboard.licenses, { corporateId }), staleTime: 0 })
    const { used, purchased } = license.find(({ unit }) => unit === 'Job Vacancy') ?? {}
    return used == null || purchased == null ? undefined : used < purchased
  } catch {
    return undefined
  }
}

/**
 * Asks for confirmation before a saved vacancy takes another status, naming vacancy, company, status and consequences
 * (document 3 §4); before activation the licence is checked, too (§5 'Activation cap'). False keeps the status.
 */
export async function confirmStatus(
  client: QueryClient,
  { from, to, name, closeDate, corporate, onLicenceChecked }: StatusChange,
): Promise<boolean> {
  const transition = statusTable[from].to[to]
  if (!transition.allowed) return false
  if (transition.consequence === undefined) return true
  let { consequence } = transition
  let warning = ''
  if (to === 'Active') {
    const isAllowed = await mayActivate(client, corporate.corporateId)
    if (!onLicenceChecked()) return false
    if (isAllowed === false) {
      await alert(vacancyTexts.form.licence)
      return false
    }
    if (isAllowed === undefined) warning = ' Batas paket gagal diperiksa; server yang akan memutuskan.'
    // Instead of the usual consequence, which it contradicts.
    if (hasPassed(closeDate))
      consequence = 'Tanggal ditutup sudah lewat, sehingga pengguna tidak dapat melamar pada lowongan ini.'
  }
  const { no, yes } = texts.deletion
  return confirm({
    title: 'Konfirmasi Mengubah Status',
    message: [
      `Ubah status lowongan "${name || 'tanpa nama'}" di ${corporate.corporateName} menjadi ${to}?`,
      consequence + warning,
    ].join('\n\n'),
    yes,
    no,
    destructive: to === 'Closed',
  })
}
