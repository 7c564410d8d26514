import type { VacancySummary } from '~/api/contract/recruitment/pipeline'
import { comparable } from '~/lib/texts/cleaned'
import { vacancyBadges } from '~/lib/codes'
import { type Closing, closingOf } from '~/lib/time/closing'
import { dayRank } from '~/lib/time/dates'
import { keywordParam, oneOfParam, urlState } from '~/lib/url/urlState'

/** Orders of the report; the default is the server's order. */
export const orders = [
  { id: '', text: 'Urutan awal' },
  { id: 'name', text: 'Nama' },
  { id: 'closes', text: 'Tanggal berakhir' },
  { id: 'total', text: 'Jumlah pelamar' },
  { id: 'status', text: 'Status' },
  { id: 'first', text: 'Tahap pertama' },
] as const
type Status = '' | VacancySummary['status']
/** The state of the report in the URL. */
export type ReportState = {
  keyword: string
  status: Status
  order: (typeof orders)[number]['id']
  /** Only vacancies whose closing day calls for attention. */
  closing: '' | Closing
}

/** The report's URL, without defaults. */
export const reportUrl = urlState<ReportState>({
  keyword: keywordParam,
  status: oneOfParam<Status>(['', ...vacancyBadges.map(({ id }) => id)]),
  order: oneOfParam(orders.map(({ id }) => id)),
  closing: oneOfParam<ReportState['closing']>(['', 'overdue', 'soon']),
})

/** The number of applicants of a vacancy, in all stages. */
export const totalOf = ({ stageCounter }: VacancySummary): number =>
  stageCounter.reduce((sum, { count }) => sum + count, 0)
/** A day as a number that sorts, YYYYMMDD; without one last. */
const dayKey = (day: string | null) => (day === null ? Infinity : Number(dayRank(day)))
const rank = (status: VacancySummary['status']) => vacancyBadges.findIndex(({ id }) => id === status)
const byName = new Intl.Collator('id', { numeric: true, sensitivity: 'base' })

const comparators: Record<ReportState['order'], (a: VacancySummary, b: VacancySummary) => number> = {
  '': () => 0,
  name: (a, b) => byName.compare(a.positionName, b.positionName),
  // The difference of two without a day is not a number: they stay in their order.
  closes: (a, b) => dayKey(a.closeDate) - dayKey(b.closeDate) || 0,
  total: (a, b) => totalOf(b) - totalOf(a),
  status: (a, b) => rank(a.status) - rank(b.status),
  first: (a, b) => (b.stageCounter[0]?.count ?? 0) - (a.stageCounter[0]?.count ?? 0),
}

/** The vacancies whose name contains the keyword (document 2 §2.5). */
export function filterByName(vacancies: readonly VacancySummary[], keyword: string): readonly VacancySummary[] {
  const needle = comparable(keyword)
  return vacancies.filter(({ positionName }) => comparable(positionName).includes(needle))
}

/** The vacancies whose closing day has passed or is near, as the URL asks for; all without that. */
export const filterByClosing = (
  vacancies: readonly VacancySummary[],
  closing: ReportState['closing'],
  now: number,
): readonly VacancySummary[] =>
  closing === '' ? vacancies : vacancies.filter((vacancy) => closingOf(vacancy, now) === closing)

/** The vacancies of a status in an order, with the pinned ones separate. */
export function arrangeVacancies(
  vacancies: readonly VacancySummary[],
  { status, order }: Pick<ReportState, 'status' | 'order'>,
  pinned: ReadonlySet<string>,
): { pinned: readonly VacancySummary[]; others: readonly VacancySummary[] } {
  const sorted = vacancies.filter((one) => status === '' || one.status === status).toSorted(comparators[order])
  return {
    pinned: sorted.filter(({ klobVacancyCode }) => pinned.has(klobVacancyCode)),
    others: sorted.filter(({ klobVacancyCode }) => !pinned.has(klobVacancyCode)),
  }
}
