import { dayText, filterDayOf } from '~/lib/time/dates'

/** A day of an answer (DD/MM/YYYY) as day fields have it, DDMMYYYY. */
export const fieldDay = (day: string | null): string | undefined => (day === null ? undefined : filterDayOf(day))
/** The day of a field as it is sent. */
export const sentDay = (day: string | undefined): string | null => (day === undefined ? null : dayText(day))
