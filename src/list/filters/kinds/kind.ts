import type { Control } from 'react-hook-form'
import type { Draft } from '~/list/filters/draft'
import type { Option } from '~/api/values'
import type { AnyCriterion, OptionSource } from '~/list/filters/criterion'

/** The kinds of criteria. */
export type KindName = AnyCriterion['kind']
/** A criterion of one kind. */
export type CriterionOf<K extends KindName> = Extract<AnyCriterion, { kind: K }>

/** Props of a criterion's control, which manages its own fields. */
export type ControlProps<K extends KindName> = {
  criterion: CriterionOf<K>
  control: Control<Draft>
  /** Nothing can be searched without it. */
  required: boolean
  /** Called on every change of the criterion. */
  changed: () => void
}

/** What the engine needs to know about a kind of criterion; its fields are in controls.tsx. */
export type Kind<K extends KindName> = {
  /** The wire names that a criterion edits. */
  namesOf: (criterion: CriterionOf<K>) => string[]
  /** The source of the options whose codes are its values, if any. */
  sourceOf: (criterion: CriterionOf<K>) => OptionSource | undefined
  /** A list of suggestions only. */
  suggestionsOf?: (criterion: CriterionOf<K>) => OptionSource | undefined
  /** Describes the criterion: 'Tanggal lahir >= 14/02/1997'. */
  describe: (criterion: CriterionOf<K>, filters: Record<string, unknown>, options: readonly Option[]) => string
  /** The part of its value that is still among the codes; absent when any value is valid. */
  stillValid?: (criterion: CriterionOf<K>, value: unknown, has: (id: string) => boolean) => unknown
}
