import type { ComponentType } from 'react'
import type { Option } from '~/api/values'
import type { QueryOf } from '~/api/queries'
import type { NumberFormat } from '~/lib/texts/numbers'
import type { Right } from '~/lib/rules/rights'
import type { Scope } from '~/lib/scope'

/** Creates a cached query within a corporate that selects a T. */
export type QueryFactory<T> = (scope: Scope) => QueryOf<T>
/** Options that depend on the value of another criterion; `first` is shown while that has no value. */
export type DependentOptions = {
  within: string
  first: string
  read: (scope: Scope, value: string) => ReturnType<QueryFactory<readonly Option[]>>
}
/** Source of a criterion's options: fixed codes, or a list from the server. */
export type OptionSource = { codes: readonly Option[] } | { read: QueryFactory<readonly Option[]> } | DependentOptions
/** A condition: a right, or a property of the corporate; `message` is shown when the latter cannot be loaded. */
export type Condition = { right: Right } | { holds: QueryFactory<boolean>; message: string }

/** The filters of F whose value is a V. */
type Named<F, V> = { [N in keyof F & string]-?: NonNullable<F[N]> extends V ? N : never }[keyof F & string]
/** The props of a lookup's dialog. */
export type LookupProps = { onPick: (option: Option) => void; onClose: () => void }

/**
 * How one filter is edited and described. `name` is the wire name. `companion` is a second filter that is meaningful
 * only together with the first: an operator, a status.
 */
export type Criterion<F> = {
  label: string
  companion?: { name: Named<F, string>; label: string; options: readonly Option[]; isOperator?: boolean }
  when?: Condition
  /** Identifies a person: searches with it are not remembered. */
  isPersonal?: boolean
  /** Filters that are cleared when this one changes. */
  resets?: readonly (keyof F & string)[]
} &
  /** `lastName`: the filter of the last name, for a first name; a full name that finds nobody can be split into both. */
  (
    | {
        kind: 'text'
        name: Named<F, string>
        suggestions?: OptionSource
        inputMode?: 'email' | 'tel'
        lastName?: Named<F, string>
      }
    /** `step`: increment of the arrow keys. `unit`: what is counted, and at least as many are asked for. */
    | { kind: 'number'; name: Named<F, number>; step?: number; format?: NumberFormat; unit?: string }
    /** `isPlain`: sent as d/m/yyyy. */
    | { kind: 'day'; name: Named<F, string>; isPlain?: boolean }
    /** `defaultTime`: the time until the user sets another one. */
    | { kind: 'minute'; name: Named<F, string>; defaultTime: string }
    /** A range of minutes; either end may be open. */
    | {
        kind: 'moments'
        name: Named<F, string>
        until: Named<F, string>
        fromLabel: string
        untilLabel: string
        /** Sent as DD-MM-YYYY HH:mm. */
        isDashed?: boolean
      }
    | { kind: 'choice'; name: Named<F, string>; options: OptionSource }
    | { kind: 'choices'; name: Named<F, string[]>; options: OptionSource }
    /** Several free texts, optionally with suggestions. */
    | { kind: 'texts'; name: Named<F, string[]>; suggestions?: OptionSource }
    /** `isComplete`: the labels cover every possible value, so a value without one is invalid. */
    | {
        kind: 'lookup'
        name: Named<F, string>
        labels: OptionSource
        Picker: ComponentType<LookupProps> & { preload?: () => void }
        isComplete?: boolean
      }
    /** Answers to questions, as `<question>:<value>`; several for one question are alternatives. */
    | { kind: 'answers'; name: Named<F, string[]>; questions: OptionSource }
  )
/** A criterion of any list, used inside the engine. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyCriterion = Criterion<any>
/** Criteria under one optional heading. */
export type Section<F> = { title?: string; criteria: readonly Criterion<F>[] }
/** The filters that a criterion edits: its own, its companion, the end of its range. */
type Edited<C> = C extends { name: infer N }
  ? N | (C extends { companion: { name: infer M } } ? M : never) | (C extends { until: infer U } ? U : never)
  : never
type EditedIn<S> = S extends readonly { criteria: readonly (infer C)[] }[] ? Edited<C> : never
declare const coversFilters: unique symbol
/** Sections that edit every filter of F; created by `everyFilter`. */
export type EveryFilter<F> = readonly Section<F>[] & { readonly [coversFilters]: F }
/** Checks at compile time that each filter of F can be edited or is listed as set by links only. */
export const everyFilter =
  <F>() =>
  <const S extends readonly Section<F>[], const Hidden extends keyof F = never>(
    sections: S &
      ([Exclude<keyof F, EditedIn<S> | Hidden>] extends [never]
        ? unknown
        : { missing: Exclude<keyof F, EditedIn<S> | Hidden> }),
    _hidden?: readonly Hidden[],
  ) =>
    // The type of the parameter has checked it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    sections as unknown as EveryFilter<F>
/** Sections of any list. */
export type AnySections = readonly { title?: string; criteria: readonly AnyCriterion[] }[]
