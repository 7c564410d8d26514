import type { License } from '~/api/contract/dashboard'
import type { VacancySummary } from '~/api/contract/recruitment/pipeline'
import { type Snapshots, netVacancyChange } from '~/components/seenCounts'
import { changeText, numberText } from '~/lib/texts/numbers'
import { isVisible, usageOf } from './figures'

/** An item that needs attention, with the report's search params that show it. */
export type Attention = { text: string; search: { status?: 'Active'; order?: 'closes'; keyword?: string } }

const DAY_MS = 86_400_000
const SOON_DAYS = 7
/** A day, DD/MM/YYYY, as a number of days. */
const dayOf = (day: string) => {
  const [date, month, year] = day.split('/').map(Number)
  return Date.UTC(year!, month! - 1, date) / DAY_MS
}
/** The day of a moment in WIB (document 3 §9). */
const dayOfMoment = (moment: number) => Math.floor((moment + 7 * 3_600_000) / DAY_MS)

/** Licences that are at least 70 percent used. */
export const scarceLicenses = (licenses: readonly License[]): Attention[] =>
  licenses.filter(isVisible).flatMap((license) => {
    const { tone, told } = usageOf(license)
    const isScarce = tone === 'warn' || tone === 'bad'
    return isScarce ? [{ text: `${license.unit}: ${told.toLowerCase()}`, search: { status: 'Active' } }] : []
  })

/** The net change of applicants since the user last viewed the vacancies in the report. */
export function changedVacancies(vacancies: readonly VacancySummary[], looks: Snapshots): Attention[] {
  const changed = vacancies.flatMap((one) => {
    const by = netVacancyChange(one, looks[one.klobVacancyCode])
    return by === 0 ? [] : [{ by, name: one.positionName }]
  })
  const by = changed.reduce((sum, one) => sum + one.by, 0)
  if (by === 0) return []
  const [only, another] = changed
  return [
    {
      text: `${changeText(by)} pelamar ${another ? `di ${numberText(changed.length)} lowongan` : `di ${only!.name}`} sejak Anda lihat di ATS Report`,
      search: another ? {} : { keyword: only!.name.slice(0, 100) },
    },
  ]
}

/** Active vacancies that close within seven days, and overdue ones. */
export function closingVacancies(vacancies: readonly VacancySummary[], now: number): Attention[] {
  const today = dayOfMoment(now)
  const dated = vacancies.flatMap(({ status, closeDate, positionName }) =>
    status === 'Active' && closeDate !== null ? [{ days: dayOf(closeDate) - today, positionName }] : [],
  )
  const itemOf = (found: typeof dated, words: string): Attention[] =>
    found.length === 0
      ? []
      : [
          {
            text:
              found.length === 1
                ? `${found[0]!.positionName} ${words}`
                : `${numberText(found.length)} lowongan ${words}`,
            search: {
              status: 'Active',
              order: 'closes',
              ...(found.length === 1 ? { keyword: found[0]!.positionName.slice(0, 100) } : {}),
            },
          },
        ]
  return [
    ...itemOf(
      dated.filter(({ days }) => days < 0),
      'lewat tanggal, masih Aktif',
    ),
    ...itemOf(
      dated.filter(({ days }) => days >= 0 && days <= SOON_DAYS),
      `berakhir dalam ${SOON_DAYS} hari`,
    ),
  ]
}
