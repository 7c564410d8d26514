import type { Application } from './application'
import { companion, compares, equals } from '../../engine/calls/filtering'
import { parseFilterDay } from '../people/rows'

/** Matchers for filters on the vacancy that a person applied to, shared by all searches that have them. */
export const closingMatchers = {
  vacancyCloseDate: compares(
    (a: Application) => a.vacancy.closesOn,
    (filters: { vacancyCloseDateOperators?: string | undefined }) => filters.vacancyCloseDateOperators,
    parseFilterDay,
  ),
  vacancyCloseDateOperators: companion,
}

/** Matchers for filters on the application itself, given all applications to the vacancy. */
export const applyingMatchers = (applications: readonly Application[]) => ({
  batchId: equals((a: Application) => a.batchId),
  /** Max.Applied: the first N of the batch in order of arrival. */
  batchValue: (wanted: number, { batchId }: { batchId?: string | undefined }) => {
    const first = new Set(applications.filter((a) => a.batchId === batchId).slice(-wanted))
    return (a: Application) => first.has(a)
  },
  eventId: equals((a: Application) => a.eventId),
  recommendedKlobExpert: () => (a: Application) => a.isRecommended,
})
