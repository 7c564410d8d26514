import { keywordOf } from '~/api/contract/filterValues'
import type { License } from '~/api/contract/dashboard'
import type { VacancySummary } from '~/api/contract/recruitment/pipeline'
import { type Snapshots, netVacancyChange } from '~/components/seenCounts'
import { withDistinctNames } from '~/components/vacancies/distinctNames'
import { changeText, numberText } from '~/lib/texts/numbers'
import { type Closing, closingOf, SOON_DAYS } from '~/lib/time/closing'
import { isVisible, usageOf } from './figures'

/** An item that needs attention, with the report's search params that show it, if the report can. */
export type Attention = {
  text: string
  search?: { status?: 'Active'; closing?: Closing; order?: 'closes'; keyword?: string }
}

/** Licences that are at least 70 percent used. */
export const scarceLicenses = (licenses: readonly License[]): Attention[] =>
  licenses.filter(isVisible).flatMap((license) => {
    const { tone, told } = usageOf(license)
    const isScarce = tone === 'warn' || tone === 'bad'
    if (!isScarce) return []
    const text = `${license.unit}: ${told.toLowerCase()}`
    // Only what vacancies use up can be seen in the report.
    return [/vacanc|lowongan/i.test(license.unit) ? { text, search: { status: 'Active' } } : { text }]
  })

/** The net change of applicants since the user last viewed the vacancies in the report. */
export function changedVacancies(vacancies: readonly VacancySummary[], looks: Snapshots): Attention[] {
  // The report names, and finds, vacancies that share a name with their code.
  const changed = withDistinctNames(vacancies).flatMap((one) => {
    const by = netVacancyChange(one, looks[one.klobVacancyCode])
    return by === 0 ? [] : [{ by, name: one.positionName }]
  })
  const by = changed.reduce((sum, one) => sum + one.by, 0)
  if (by === 0) return []
  const [only, another] = changed
  return [
    {
      text: `${changeText(by)} pelamar ${another ? `di ${numberText(changed.length)} lowongan` : `di ${only!.name}`} sejak Anda lihat di ATS Report`,
      search: another ? {} : { keyword: keywordOf(only!.name) },
    },
  ]
}

const closingTexts: Record<Closing, string> = {
  overdue: 'lewat tanggal, masih Aktif',
  soon: `berakhir dalam ${SOON_DAYS} hari`,
}
/** Overdue vacancies, and active ones that close within seven days, each with the report's filter for them. */
export const closingVacancies = (vacancies: readonly VacancySummary[], now: number): Attention[] =>
  (['overdue', 'soon'] as const).flatMap((closing) => {
    const [only, ...others] = vacancies.filter((vacancy) => closingOf(vacancy, now) === closing)
    if (!only) return []
    const who = others.length === 0 ? only.positionName : `${numberText(others.length + 1)} lowongan`
    return [{ text: `${who} ${closingTexts[closing]}`, search: { closing, order: 'closes' as const } }]
  })
