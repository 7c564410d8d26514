import { isLocked, statusTable } from '~/lib/vacancyStatus'
import { type FormValues, isSame } from './values'

const namesOf = (values: FormValues) => Object.keys(values) as (keyof FormValues)[]

/** The fields in which two versions differ. */
export const changedFields = (one: FormValues, other: FormValues): (keyof FormValues)[] =>
  namesOf(one).filter((name) => !isSame(one[name], other[name]))

/** The stored version with what was changed in this form laid over it, as far as the stored status allows it. */
export function mergedValues(base: FormValues, mine: FormValues, stored: FormValues): FormValues {
  const status = stored.status ?? 'Draft'
  const may = (name: keyof FormValues) =>
    name === 'status' ? statusTable[status].to[mine.status ?? status].allowed : !isLocked(status, name)
  const kept = changedFields(base, mine).filter(may)
  return { ...stored, ...Object.fromEntries(kept.map((name) => [name, mine[name]])) }
}
