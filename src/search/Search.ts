import type { UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Exporting } from '~/api/families/exporting'
import type { Listing } from '~/api/families/listing'
import type { SavedQueries } from '~/api/families/savedQueries'
import type { Option } from '~/api/contract/values'
import type { Right } from '~/lib/rights'
import type { Scope } from '~/lib/scope'
import type { RawSearch } from '~/lib/searchParams'
import type { Action } from '~/parts/Action'
import type { Column } from '~/parts/columns'
import type { Correspondence } from '~/parts/conversation/correspondence'
import type { JobKindName } from '~/parts/jobs/jobKinds'
import type { Viewer } from '~/parts/viewer'

/** A cached read, of which a screen wants one value. The key and the raw data are the contract's business. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Reading<T> = (scope: Scope) => UseQueryOptions<any, Error, T, any>
/** Where the options of a criterion come from: fixed codes, or a list that the server keeps. */
export type OptionSource = { codes: readonly Option[] } | { read: Reading<readonly Option[]> }
/** A fact of the corporate on which a criterion or a column depends; `told` says it when it cannot be known. */
export type Condition = { holds: Reading<boolean>; told: string }

/** The filters of W that hold a V. */
type Named<W, V> = { [N in keyof W & string]-?: NonNullable<W[N]> extends V ? N : never }[keyof W & string]
/** What a lookup's dialog is given. */
export type LookupProps = { scope: Scope; onPick: (option: Option) => void; onClose: () => void }

/**
 * How one filter is asked and read back. It points at a wire name and does not rename it. `companion` is a second
 * filter that means something only beside the first: an operator, a status.
 */
export type Criterion<W> = {
  label: string
  companion?: { name: Named<W, string>; label: string; options: readonly Option[]; isOperator?: boolean }
  when?: Condition
  /** Filters that lose their meaning when this one changes. */
  resets?: readonly (keyof W & string)[]
} & (
  | { kind: 'text'; name: Named<W, string>; suggestions?: OptionSource; inputMode?: 'email' | 'tel' }
  | { kind: 'number'; name: Named<W, number> }
  | { kind: 'day'; name: Named<W, string> }
  | { kind: 'choice'; name: Named<W, string>; options: OptionSource }
  | { kind: 'choices'; name: Named<W, string[]>; options: OptionSource }
  | { kind: 'lookup'; name: Named<W, string>; labels: OptionSource; Picker: ComponentType<LookupProps> }
)
/** A criterion of any search, for the engine's inside. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyCriterion = Criterion<any>
/** Criteria under one heading. */
export type Section<W> = { title: string; criteria: readonly Criterion<W>[] }

/** Whom a message goes to, and the vacancy that it is about. */
export type Addressee = { userId: string; name: string; vacancy?: { name: string; klobVacancyCode: string } }
/** Writing to the person of a row. */
export type Messaging<Row> = {
  right: Right
  addresseeOf: (row: Row) => Addressee
  /** The addressee of a link that opens the conversation by itself; undefined unless the link names one fully. */
  addresseeIn: (raw: RawSearch) => Addressee | undefined
  correspondence: (to: Addressee, viewer: Viewer) => Correspondence
}

/** A search screen, whole. The engine reads this record and never asks which one it is. */
export type Search<W extends object, Row extends { userId: string }> = {
  title: string
  /** What a row is, for the count: '2.000 orang'. */
  noun: string
  /** One resource of the contract, whole: its parts cannot be another's. */
  api: Listing<W, Row, unknown> & { saved?: SavedQueries<W>; export?: Exporting<W> }
  sections: readonly Section<W>[]
  columns: readonly Column<Row, Condition>[]
  /** A row in words, for the names of its actions. */
  nameOf: (row: Row) => string
  actions: (scope: Scope) => readonly Action<Row>[]
  message?: Messaging<Row>
  /** Under which kind an export is followed, and where it is offered. */
  download?: { kind: JobKindName; when?: Condition }
}

/** What of a search depends on reads: its criteria and its columns. */
export type Reads = {
  sections: readonly { criteria: readonly AnyCriterion[] }[]
  columns: readonly { when?: Condition }[]
  download?: { when?: Condition }
}

/** Types a search record; nothing else. */
export const defineSearch = <W extends object, Row extends { userId: string }>(
  search: Search<W, Row>,
): Search<W, Row> => search
