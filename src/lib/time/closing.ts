import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { momentText } from './dates'

/** Days before the closing day on which it counts as near (decision 'what needs attention'). */
export const SOON_DAYS = 7

/** A day, DD/MM/YYYY, as a date of the browser. */
const dateOf = (day: string) => {
  const [date, month, year] = day.split('/').map(Number)
  return new Date(year!, month! - 1, date)
}

/** What the closing day of an active vacancy calls for: it has passed, or it is near. */
export type Closing = 'overdue' | 'soon'
/** Whether an active vacancy is past its closing day or within seven days of it (decision 'what needs attention'). */
export function closingOf(
  { status, closeDate }: { status: string; closeDate: string | null },
  now: number,
): Closing | undefined {
  if (status !== 'Active' || closeDate === null) return undefined
  // Both days are of WIB (document 3 §9).
  const [today] = momentText(new Date(now).toISOString()).split(' ')
  const days = differenceInCalendarDays(dateOf(closeDate), dateOf(today!))
  if (days < 0) return 'overdue'
  return days <= SOON_DAYS ? 'soon' : undefined
}
