import type { FieldErrors } from 'react-hook-form'
import type { z } from 'zod/mini'
import { brokenRules, type Rule, withoutLoneCompanions } from '~/lib/rules/rules'
import type { Draft } from './draft'
import { cleaned } from '~/lib/texts/cleaned'
import type { FilterSchema } from '~/api/endpointGroups/wireMapping'

/** The filled values of a draft, cleaned, without companions whose value is missing. */
export function cleanDraft(rules: readonly Rule[], draft: Draft): Record<string, unknown> {
  const values = Object.entries(draft).map(([name, value]) => [
    name,
    typeof value === 'string' ? cleaned(value) : value,
  ])
  return withoutLoneCompanions(
    rules,
    Object.fromEntries(values.filter(([, value]) => value !== undefined && value !== null && value !== '')),
  )
}

/**
 * Validates a form's draft as filters: returns the values, or the errors by field. Schema and rules are those of the
 * contract, so the form cannot send what the server refuses (document 1 §5).
 */
export function checkDraft<W extends object>(
  schema: FilterSchema<W>,
  draft: Draft,
): { values: W } | { errors: FieldErrors<Draft> } {
  const values = cleanDraft(schema.rules, draft)
  const parsed = schema.schema.safeParse(values)
  const issues = [...issuesOf(parsed), ...brokenRules(schema.rules, values)]
  if (parsed.success && issues.length === 0) return { values: parsed.data }
  // The first issue of each field wins.
  return {
    errors: Object.fromEntries(issues.toReversed().map(({ name, message }) => [name, { type: 'filter', message }])),
  }
}

const issuesOf = (parsed: z.core.util.SafeParseResult<unknown>) =>
  parsed.success ? [] : parsed.error.issues.map(({ path, message }) => ({ name: String(path[0]), message }))
