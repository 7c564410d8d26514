import { keywordOf } from '~/api/contract/filterValues'
import type { VacancySummary } from '~/api/contract/recruitment/pipeline'
import { type Snapshots, netVacancyChange } from '~/components/seenCounts'
import { withDistinctNames } from './distinctNames'
import { changeText, numberText } from '~/lib/texts/numbers'
import { type Closing, closingOf, SOON_DAYS } from '~/lib/time/closing'

/** An item that needs attention, with the report's search params that show it, if the report can. */
export type Attention = {
  /** How many it is about, before the text. */
  count?: string
  text: string
  search?: { status?: 'Active'; closing?: Closing; order?: 'closes'; keyword?: string }
}

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
      count: changeText(by),
      text: `pelamar ${another ? `di ${numberText(changed.length)} lowongan` : `di ${only!.name}`} sejak Anda lihat di ATS Report`,
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
    const told = closingTexts[closing]
    const search = { closing, order: 'closes' as const }
    return others.length === 0
      ? [{ text: `${only.positionName} ${told}`, search }]
      : [{ count: numberText(others.length + 1), text: `lowongan ${told}`, search }]
  })
