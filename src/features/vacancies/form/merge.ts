import { isLocked, statusTable } from '~/lib/vacancyStatus'
import { type FormValues, isSame } from './values'

const namesOf = (values: FormValues) => Object.keys(values) as (keyof FormValues)[]

/** The fields in which two versions differ. */
export const changedFields = (one: FormValues, other: FormValues): (keyof FormValues)[] =>
  namesOf(one).filter((name) => !isSame(one[name], other[name]))

/** Items that somebody else deleted meanwhile are new ones when they are saved again; their files are gone. */
function asStored(values: FormValues, stored: FormValues): FormValues {
  const isKept = (list: readonly { id: string | null }[], id: string | null) => list.some((one) => one.id === id)
  const { eventKfaas, benefit, additionalQuestion } = values
  return {
    ...values,
    eventKfaas: eventKfaas.map((one) => ({ ...one, isTemp: !isKept(stored.eventKfaas, one.id) })),
    benefit: benefit.map((one) => (isKept(stored.benefit, one.id) ? one : { ...one, id: null })),
    additionalQuestion: additionalQuestion.map((one) =>
      isKept(stored.additionalQuestion, one.id) ? one : { ...one, id: null, status: null, template: null },
    ),
  }
}
/** The stored version with what was changed in this form laid over it, as far as the stored status allows it. */
export function mergedValues(base: FormValues, mine: FormValues, stored: FormValues): FormValues {
  const status = stored.status ?? 'Draft'
  const may = (name: keyof FormValues) =>
    name === 'status' ? statusTable[status].to[mine.status ?? status].allowed : !isLocked(status, name)
  const kept = changedFields(base, mine).filter(may)
  return asStored({ ...stored, ...Object.fromEntries(kept.map((name) => [name, mine[name]])) }, stored)
}
