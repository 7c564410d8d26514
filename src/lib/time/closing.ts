const DAY_MS = 86_400_000
/** Days before the closing day on which it counts as near (decision 'what needs attention'). */
export const SOON_DAYS = 7

/** A day, DD/MM/YYYY, as a number of days. */
const dayOf = (day: string) => {
  const [date, month, year] = day.split('/').map(Number)
  return Date.UTC(year!, month! - 1, date) / DAY_MS
}
/** The day of a moment in WIB (document 3 §9). */
const dayOfMoment = (moment: number) => Math.floor((moment + 7 * 3_600_000) / DAY_MS)

/** What the closing day of an active vacancy calls for: it has passed, or it is near. */
export type Closing = 'overdue' | 'soon'
/** Whether an active vacancy is past its closing day or within seven days of it (decision 'what needs attention'). */
export function closingOf(
  { status, closeDate }: { status: string; closeDate: string | null },
  now: number,
): Closing | undefined {
  if (status !== 'Active' || closeDate === null) return undefined
  const days = dayOf(closeDate) - dayOfMoment(now)
  if (days < 0) return 'overdue'
  return days <= SOON_DAYS ? 'soon' : undefined
}
