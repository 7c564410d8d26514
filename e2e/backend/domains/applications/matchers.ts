import type { Application } from './application'
import { companion, compares, equals } from '../../engine/calls/filtering'
import { keptDay } from '../people/rows'

/** What the filters on the vacancy that somebody applied to mean, wherever one can ask for them. */
export const closingMatchers = {
  vacancyCloseDate: compares(
    (a: Application) => a.vacancy.closesOn,
    (filters: { vacancyCloseDateOperators?: string | undefined }) => filters.vacancyCloseDateOperators,
    keptDay,
  ),
  vacancyCloseDateOperators: companion,
}

/** What the filters on how somebody applied mean, among all applications to the vacancy. */
export const applyingMatchers = (applications: readonly Application[]) => ({
  batchId: equals((a: Application) => a.batchId),
  /** Max.Applied: the first so many of the batch, as they came in. */
  batchValue: (wanted: number, { batchId }: { batchId?: string | undefined }) => {
    const first = new Set(applications.filter((a) => a.batchId === batchId).slice(-wanted))
    return (a: Application) => first.has(a)
  },
  eventId: equals((a: Application) => a.eventId),
  recommendedKlobExpert: () => (a: Application) => a.isRecommended,
})
