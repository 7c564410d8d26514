import { type Right, rightName, rights, type VacancyFlag } from './rights'
import { keysOf } from '~/lib/fields'

/** Label of each right, in the order of the sidebar (document 1 §6, document 2 §6, document 3 §6). */
export const rightNames: Record<keyof typeof rights, string> = {
  dashboard: 'Membuka dasbor dan infografik',
  talentSearch: 'Mencari talenta',
  talentMessages: 'Mengirim pesan kepada talenta',
  applicantSearch: 'Mencari pelamar dan matching',
  applicantMessages: 'Mengirim pesan kepada pelamar',
  tracking: 'Melacak pelamar',
  emailFilter: 'Mencari menurut email dalam pelacakan',
  standardDownload: 'Mengunduh data pelamar Standard',
  custom1Download: 'Mengunduh data pelamar Custom1',
  custom2Download: 'Mengunduh data pelamar Custom2',
  cvDownload: 'Mengunduh CV pelamar',
  stageMove: 'Memindahkan pelamar antartahap',
  atsReport: 'Membuka laporan ATS dan tahap seleksi',
  executiveSearch: 'Membuka tiket, pencarian, dan longlist executive search',
  chatSchedule: 'Mengatur jadwal chat',
}

/** Labels of the job vacancy flags, which are in no menu (document 3 §6). */
export const flagNames: Record<VacancyFlag, string> = {
  view: 'Melihat lowongan',
  add: 'Membuat dan menduplikasi lowongan',
  edit: 'Mengubah lowongan',
}

const keys = keysOf(rights)

/**
 * Why an action is disabled: the label of the missing right, its code, and the corporate. Shown beside a document's text,
 * never within it.
 */
export function denialReason(missing: Right | VacancyFlag, corporateName: string): string {
  const [what, code] =
    typeof missing === 'string'
      ? [flagNames[missing], `lowongan "${missing}"`]
      : [rightNames[keys.find((key) => rights[key] === missing)!], rightName(missing)]
  return `${what}: hak ${code} belum diberikan kepada Anda di ${corporateName}.`
}
