/** A rule between filter values, as data: the form, the URL, the embedded backend and the OpenAPI document read it. */
export type Rule =
  /** `companion` must stand beside `value`, and means nothing without it (an operator and its value). */
  | { kind: 'pair'; value: string; companion: string; message: string }
  /** When `name` is `is`, `needs` must be given. */
  | { kind: 'implies'; name: string; is: string; needs: string; message: string }

type Values = Record<string, unknown>
const isSet = (value: unknown) => value !== undefined && value !== ''

/** The value a rule misses, by name, or undefined when the rule holds. */
const missing = (rule: Rule, values: Values): string | undefined => {
  const [asked, needs] =
    rule.kind === 'pair' ? [isSet(values[rule.value]), rule.companion] : [values[rule.name] === rule.is, rule.needs]
  return asked && !isSet(values[needs]) ? needs : undefined
}

/** The broken rules: which value is missing and what to tell (document 1 §5, document 2 §5). */
export const brokenRules = (rules: readonly Rule[], values: Values): { name: string; message: string }[] =>
  rules.flatMap((rule) => {
    const name = missing(rule, values)
    return name === undefined ? [] : [{ name, message: rule.message }]
  })

/** The values without lone companions: an operator without its value asks for nothing. */
export const withoutLoneCompanions = <V extends object>(rules: readonly Rule[], values: V): V => {
  const lone = rules.flatMap((rule) =>
    rule.kind === 'pair' && !isSet((values as Values)[rule.value]) ? [rule.companion] : [],
  )
  return Object.fromEntries(Object.entries(values).filter(([name]) => !lone.includes(name))) as V
}
