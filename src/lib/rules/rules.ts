import { parseTypedDay } from '~/lib/time/dates'

/** A rule between filter values, as data: the form, the URL, the embedded backend and the OpenAPI document read it. */
export type Rule =
  /** `value` needs `companion`, which means nothing alone (a value and its operator). */
  | { kind: 'pair'; value: string; companion: string; message: string }
  /** When `name` is `is`, `needs` must be given. */
  | { kind: 'implies'; name: string; is: string; needs: string; message: string }
  /** `name` means nothing without `needs`; `needs` alone is valid. */
  | { kind: 'needs'; name: string; needs: string; message: string }
  /** Both or none. */
  | { kind: 'together'; name: string; needs: string; message: string }
  /** `from` is not after `to`, when both are given: numbers, days and minutes of filters. */
  | { kind: 'order'; from: string; to: string; message: string }
  /** Required: without it no request is made. */
  | { kind: 'required'; name: string; message: string }

type Values = Record<string, unknown>
type Of<K extends Rule['kind']> = Extract<Rule, { kind: K }>
/** Where a broken rule is shown, and the values that must change. */
type Violation = { name: string; invalid: readonly string[] }
const isSet = (value: unknown) => value !== undefined && value !== null && value !== ''

/** A number as it is; DDMMYYYY, d/m/yyyy, DDMMYYYYHHmm and DD-MM-YYYY HH:mm as a number that grows with time. */
function rank(value: unknown): number {
  const [, day, month, year, hour = '00', minute = '00'] =
    /^(\d\d)-?(\d\d)-?(\d{4})(?: ?(\d\d):?(\d\d))?$/.exec(parseTypedDay(String(value))) ?? []
  return typeof value === 'number' || day === undefined
    ? Number(value)
    : Number(`${year}${month}${day}${hour}${minute}`)
}
const missingValue = (values: Values, name: string, needs: string): Violation | undefined =>
  isSet(values[name]) && !isSet(values[needs]) ? { name: needs, invalid: [name] } : undefined

type KindOf<R> = {
  /** The names that the rule speaks of. */
  names: (rule: R) => string[]
  violation: (rule: R, values: Values) => Violation | undefined
  /** What asks for nothing as the values are. */
  unused?: (rule: R, values: Values) => string[]
}
/** What each kind of rule means: a kind missing here does not compile. */
const kinds: { [K in Rule['kind']]: KindOf<Of<K>> } = {
  pair: {
    names: ({ value, companion }) => [value, companion],
    violation: ({ value, companion }, values) => missingValue(values, value, companion),
    unused: ({ value, companion }, values) => (isSet(values[value]) ? [] : [companion]),
  },
  implies: {
    names: ({ name, needs }) => [name, needs],
    violation: ({ name, is, needs }, values) => (values[name] === is ? missingValue(values, name, needs) : undefined),
  },
  needs: {
    names: ({ name, needs }) => [name, needs],
    violation: ({ name, needs }, values) => missingValue(values, name, needs),
  },
  together: {
    names: ({ name, needs }) => [name, needs],
    violation: ({ name, needs }, values) => missingValue(values, name, needs) ?? missingValue(values, needs, name),
  },
  order: {
    names: ({ from, to }) => [from, to],
    violation: ({ from, to }, values) =>
      isSet(values[from]) && isSet(values[to]) && rank(values[from]) > rank(values[to])
        ? { name: to, invalid: [from, to] }
        : undefined,
  },
  required: {
    names: ({ name }) => [name],
    // There is nothing to take back.
    violation: ({ name }, values) => (isSet(values[name]) ? undefined : { name, invalid: [] }),
  },
}
/** What a rule does. It is looked up by the rule's own kind, which the compiler cannot follow: here it reads every rule. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const kindOf = (rule: Rule) => kinds[rule.kind] as KindOf<Rule>
const violationOf = (rule: Rule, values: Values) => kindOf(rule).violation(rule, values)
/** Filters have no index type; of any name they may have no value. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const valuesOf = (filters: object) => filters as Values

/** The names that a rule speaks of. */
export const ruleNames = (rule: Rule): string[] => kindOf(rule).names(rule)

/** The broken rules: at which value, with which message (document 1 §5, document 2 §5). */
export const brokenRules = (rules: readonly Rule[], values: Values): { name: string; message: string }[] =>
  rules.flatMap((rule) => {
    const violation = violationOf(rule, values)
    return violation ? [{ name: violation.name, message: rule.message }] : []
  })

/** Whether all required filters have values; otherwise no request is made. */
export const hasRequiredFilters = (rules: readonly Rule[], values: object): boolean =>
  requiredNames(rules).every((name) => isSet(valuesOf(values)[name]))

/** The required filters. */
export const requiredNames = (rules: readonly Rule[]): string[] =>
  rules.flatMap((rule) => (rule.kind === 'required' ? [rule.name] : []))

/** The values without lone companions: an operator without its value asks for nothing. */
export function withoutLoneCompanions<V extends object>(rules: readonly Rule[], values: V): V {
  const lone = new Set(rules.flatMap((rule) => kindOf(rule).unused?.(rule, valuesOf(values)) ?? []))
  // The same filters without some that are optional.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(Object.entries(values).filter(([name]) => !lone.has(name))) as V
}

/** The values that may be sent: without lone companions, and without those whose rule is broken. */
export function validValues<V extends object>(rules: readonly Rule[], values: V): V {
  const complete = withoutLoneCompanions(rules, values)
  const known = valuesOf(complete)
  const invalid = rules.flatMap((rule) => violationOf(rule, known)?.invalid ?? [])
  for (const name of invalid) delete known[name]
  return complete
}
