import type { FieldErrors } from 'react-hook-form'
import type { z } from 'zod/mini'
import type { Filters } from '~/api/contract/filters'
import { brokenRules, withoutLoneCompanions } from '~/lib/rules'
import type { Draft } from './CriterionField'

/**
 * Reads a form's draft as filters: the values when all fit, else what to tell at which field. The schema and the rules
 * are those of the wire, so the form cannot ask what the server refuses (document 1 §5).
 */
export function checkDraft<W extends object>(
  filters: Filters<W>,
  draft: Draft,
): { values: W } | { errors: FieldErrors<Draft> } {
  const filled = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined && value !== ''))
  const values = withoutLoneCompanions(filters.rules, filled)
  const read = filters.schema.safeParse(values)
  const told = [...issuesOf(read), ...brokenRules(filters.rules, values)]
  if (read.success && told.length === 0) return { values: read.data }
  // The first thing to tell of each field wins.
  return {
    errors: Object.fromEntries(told.toReversed().map(({ name, message }) => [name, { type: 'filter', message }])),
  }
}

const issuesOf = (read: z.core.util.SafeParseResult<unknown>) =>
  read.success ? [] : read.error.issues.map(({ path, message }) => ({ name: String(path[0]), message }))
