import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { numberText } from '~/lib/texts/numbers'
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
type Closable = { status: string; closeDate: string | null }
/** Days until an active vacancy closes, negative after that; both days are of WIB (document 3 §9). */
function daysLeft({ status, closeDate }: Closable, now: number): number | undefined {
  if (status !== 'Active' || closeDate === null) return undefined
  const [today] = momentText(new Date(now).toISOString()).split(' ')
  return differenceInCalendarDays(dateOf(closeDate), dateOf(today!))
}

/** Whether an active vacancy is past its closing day or within seven days of it (decision 'what needs attention'). */
export function closingOf(vacancy: Closable, now: number): Closing | undefined {
  const days = daysLeft(vacancy, now)
  if (days === undefined || days > SOON_DAYS) return undefined
  return days < 0 ? 'overdue' : 'soon'
}

/** How long a vacancy that calls for attention has been overdue, or has left. */
export function closingText(vacancy: Closable, now: number): string | undefined {
  const days = daysLeft(vacancy, now)
  if (days === undefined || days > SOON_DAYS) return undefined
  if (days === 0) return 'Berakhir hari ini'
  return days < 0 ? `Lewat ${numberText(-days)} hari` : `${days} hari lagi`
}
