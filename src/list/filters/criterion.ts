import type { ComponentType } from 'react'
import type { Option } from '~/api/contract/values'
import type { QueryOf } from '~/api/queries'
import type { NumberFormat } from '~/lib/texts/numbers'
import type { Right } from '~/lib/rules/rights'
import type { Scope } from '~/lib/scope'

/** A cached read within a corporate, of which a screen wants one value. */
export type QueryFactory<T> = (scope: Scope) => QueryOf<T>
/** A list that belongs to the value of another criterion: what it says while there is none, and how it is read. */
export type ListWithin = {
  within: string
  first: string
  read: (scope: Scope, value: string) => ReturnType<QueryFactory<readonly Option[]>>
}
/** Where the options of a criterion come from: fixed codes, or a list that the server keeps. */
export type OptionSource = { codes: readonly Option[] } | { read: QueryFactory<readonly Option[]> } | ListWithin
/** A fact on which something depends: a right, or one of the corporate; `message` says that it cannot be loaded. */
export type Condition = { right: Right } | { holds: QueryFactory<boolean>; message: string }

/** The filters of F that hold a V. */
type Named<F, V> = { [N in keyof F & string]-?: NonNullable<F[N]> extends V ? N : never }[keyof F & string]
/** The props of a lookup's dialog. */
export type LookupProps = { onPick: (option: Option) => void; onClose: () => void }

/**
 * How one filter is edited and described. It points at a wire name and does not rename it. `companion` is a second
 * filter that means something only beside the first: an operator, a status.
 */
export type Criterion<F> = {
  label: string
  companion?: { name: Named<F, string>; label: string; options: readonly Option[]; isOperator?: boolean }
  when?: Condition
  /** Says who somebody is: a search with it is not remembered. */
  isPersonal?: boolean
  /** Filters that lose their meaning when this one changes. */
  resets?: readonly (keyof F & string)[]
} & (
  | { kind: 'text'; name: Named<F, string>; suggestions?: OptionSource; inputMode?: 'email' | 'tel' }
  /** `step`: by how much the arrow keys change it. */
  | { kind: 'number'; name: Named<F, number>; step?: number; format?: NumberFormat }
  /** `isPlain`: travels as d/m/yyyy. */
  | { kind: 'day'; name: Named<F, string>; isPlain?: boolean }
  /** `usual`: the time until another one is set. */
  | { kind: 'minute'; name: Named<F, string>; usual: string }
  /** From a minute until another; either end may be open. */
  | {
      kind: 'moments'
      name: Named<F, string>
      until: Named<F, string>
      fromLabel: string
      untilLabel: string
      /** Travels as DD-MM-YYYY HH:mm. */
      isDashed?: boolean
    }
  | { kind: 'choice'; name: Named<F, string>; options: OptionSource }
  | { kind: 'choices'; name: Named<F, string[]>; options: OptionSource }
  /** Several free texts, perhaps with suggestions. */
  | { kind: 'texts'; name: Named<F, string[]>; suggestions?: OptionSource }
  /** `isComplete`: the labels are all that can be picked, so a value without one is gone. */
  | {
      kind: 'lookup'
      name: Named<F, string>
      labels: OptionSource
      Picker: ComponentType<LookupProps> & { preload?: () => void }
      isComplete?: boolean
    }
  /** Answers to questions, as `<question>:<value>`; several to one question are alternatives. */
  | { kind: 'answers'; name: Named<F, string[]>; questions: OptionSource }
)
/** A criterion of any list, for the inside of the engine. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyCriterion = Criterion<any>
/** Criteria under one heading, if it has one; `isOpen`: from the first, though nothing is filled. */
export type Section<F> = { title?: string; criteria: readonly Criterion<F>[]; isOpen?: boolean }
/** The filters that a criterion edits: its own, its companion, the end of its span. */
type Edited<C> = C extends { name: infer N }
  ? N | (C extends { companion: { name: infer M } } ? M : never) | (C extends { until: infer U } ? U : never)
  : never
type EditedIn<S> = S extends readonly { criteria: readonly (infer C)[] }[] ? Edited<C> : never
declare const isWhole: unique symbol
/** Sections that edit every filter of F; `everyFilter` makes them. */
export type EveryFilter<F> = readonly Section<F>[] & { readonly [isWhole]: F }
/** Checks at compile time that each filter of F can be edited, or is named as one that only links carry. */
export const everyFilter =
  <F>() =>
  <const S extends readonly Section<F>[], const Hidden extends keyof F = never>(
    sections: S &
      ([Exclude<keyof F, EditedIn<S> | Hidden>] extends [never]
        ? unknown
        : { missing: Exclude<keyof F, EditedIn<S> | Hidden> }),
    _hidden?: readonly Hidden[],
  ) =>
    sections as unknown as EveryFilter<F>
/** Sections of any list. */
export type AnySections = readonly { title?: string; criteria: readonly AnyCriterion[]; isOpen?: boolean }[]
