import type { AnyCriterion } from '~/list/filters/criterion'
import { namesOf } from '~/list/filters/kinds/kinds'

/** Number of criteria that are offered. */
const SHOWN = 5

/**
 * The criteria to offer first: those in this person's last searches, the most frequent first, then the common ones.
 * `criteria` are those of the form, `common` names, `searches` the filters of each search.
 */
export function offeredCriteria(
  criteria: readonly AnyCriterion[],
  common: readonly string[],
  searches: readonly object[],
): readonly AnyCriterion[] {
  const uses = (criterion: AnyCriterion) =>
    searches.filter((filters) => namesOf(criterion).some((name) => name in filters)).length
  const used = criteria.filter((criterion) => uses(criterion) > 0).toSorted((a, b) => uses(b) - uses(a))
  const others = common.flatMap((name) => criteria.find((criterion) => criterion.name === name) ?? [])
  return [...new Set([...used, ...others])].slice(0, SHOWN)
}
