import type { TablerIcon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Listing } from '~/api/families/listing'
import type { SavedQueries } from '~/api/families/savedQueries'
import type { Option } from '~/api/contract/values'
import type { QueryOf } from '~/api/queries'
import type { Right } from '~/lib/rights'
import type { Scope } from '~/lib/scope'
import type { RawSearch } from '~/lib/searchParams'
import type { Action } from '~/parts/Action'
import type { Column } from '~/parts/columns'
import type { Addressee, Correspondence } from '~/parts/conversation/correspondence'
import type { Exportable } from '~/parts/jobs/startExport'
import type { Viewer } from '~/parts/viewer'

/** A cached read, of which a screen wants one value. */
export type Reading<T> = (scope: Scope) => QueryOf<T>
/** A list that belongs to the value of another criterion: what it says while there is none, and how it is read. */
export type ListWithin = {
  within: string
  first: string
  read: (scope: Scope, value: string) => ReturnType<Reading<readonly Option[]>>
}
/** Where the options of a criterion come from: fixed codes, or a list that the server keeps. */
export type OptionSource = { codes: readonly Option[] } | { read: Reading<readonly Option[]> } | ListWithin
/** A fact on which something depends: a right, or one of the corporate; `told` says it when it cannot be known. */
export type Condition = { right: Right } | { holds: Reading<boolean>; told: string }

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
  /** `step`: by how much the arrow keys change it. */
  | { kind: 'number'; name: Named<W, number>; step?: number }
  | { kind: 'day'; name: Named<W, string> }
  /** From a minute until another; each end may stand alone. */
  | {
      kind: 'moments'
      name: Named<W, string>
      until: Named<W, string>
      fromLabel: string
      untilLabel: string
      /** Travels as DD-MM-YYYY HH:mm. */
      isDashed?: boolean
    }
  | { kind: 'choice'; name: Named<W, string>; options: OptionSource }
  | { kind: 'choices'; name: Named<W, string[]>; options: OptionSource }
  /** Several texts of one's own, perhaps with suggestions. */
  | { kind: 'texts'; name: Named<W, string[]>; suggestions?: OptionSource }
  /** `isWhole`: the labels are all that can be picked, so a value without one is gone. */
  | {
      kind: 'lookup'
      name: Named<W, string>
      labels: OptionSource
      Picker: ComponentType<LookupProps> & { preload?: () => void }
      isWhole?: boolean
    }
  /** Answers to questions, as `<question>:<value>`; several to one question are alternatives. */
  | { kind: 'answers'; name: Named<W, string[]>; questions: OptionSource }
)
/** A criterion of any search, for the engine's inside. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyCriterion = Criterion<any>
/** Criteria under one heading. Where room is scarce it folds: `folds` says how it stands at first. */
export type Section<W> = { title: string; criteria: readonly Criterion<W>[]; folds?: 'open' | 'shut' }

/** Writing to the person of a row. */
export type Messaging<Row> = {
  right: Right
  /** Absent where every row can be written to. */
  when?: (row: Row) => boolean
  /** Why a row cannot be written to now. */
  off?: (row: Row) => string | undefined
  addresseeOf: (row: Row) => Addressee
  /** The addressee of a link that opens the conversation by itself; undefined unless the link names one fully. */
  addresseeIn: (raw: RawSearch) => Addressee | undefined
  correspondence: (to: Addressee, viewer: Viewer) => Correspondence
}

/** Something to do with a row that opens a dialog of its own. */
type Opening<Row> = Omit<Action<Row>, 'run'> & {
  Dialog: ComponentType<{ row: Row; viewer: Viewer; onClose: () => void }>
}
/** A file of what was searched: where it is offered, and the right that it takes; without it, it says so. */
export type Download<W extends object> = Exportable<W> & { label: string; when?: Condition; right?: Right }
/** What a tool's dialog is given: the search that stands, once it can be asked. */
export type ToolProps<W> = { where: W; viewer: Viewer; onClose: () => void }
/** Something to do beside the search, in a dialog of its own. */
export type Tool<W> = {
  label: string
  icon: TablerIcon
  Dialog: ComponentType<ToolProps<W>>
  /** Whether it can be used while nothing can be asked. */
  isFree?: boolean
}

/** A search screen, whole. The engine reads this record and never asks which one it is. */
export type Search<W extends object, Row extends { userId: string }> = {
  title: string
  /** What a row is, for the count: '2.000 orang'. */
  noun: string
  /** One resource of the contract, whole: its parts cannot be another's. */
  api: Listing<W, Row, unknown> & { saved?: SavedQueries<W> }
  sections: readonly Section<W>[]
  columns: readonly Column<Row, Condition>[]
  /** How high the table is, in pixels; without it as high as the window allows. */
  height?: number
  /** A row in words, for the names of its actions. */
  nameOf: (row: Row) => string
  actions: (viewer: Viewer) => readonly (Action<Row> | Opening<Row>)[]
  message?: Messaging<Row>
  downloads?: readonly Download<W>[]
  tools?: readonly Tool<W>[]
  /** What a click on downloads and tools is told while nothing can be asked. */
  unasked?: string
  /** Told of each search that somebody starts; paging starts none. */
  onAsked?: (where: W, scope: Scope) => void
}

/** What of a search depends on reads: its criteria, its columns and its downloads. */
export type Reads = {
  sections: readonly { criteria: readonly AnyCriterion[] }[]
  columns: readonly { when?: Condition }[]
  downloads?: readonly { when?: Condition }[]
}

/** Types a search record; nothing else. */
export const defineSearch = <W extends object, Row extends { userId: string }>(
  search: Search<W, Row>,
): Search<W, Row> => search
