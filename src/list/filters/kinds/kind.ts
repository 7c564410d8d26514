import type { ComponentType } from 'react'
import type { Control } from 'react-hook-form'
import type { Option } from '~/api/contract/values'
import type { Draft } from '~/list/filters/draft'
import type { AnyCriterion, OptionSource } from '~/list/filters/criterion'

/** The kinds of criteria. */
export type KindName = AnyCriterion['kind']
/** A criterion of one kind. */
export type CriterionOf<K extends KindName> = Extract<AnyCriterion, { kind: K }>

/** What the control of a criterion is given; its fields are its own. */
export type ControlProps<K extends KindName> = {
  criterion: CriterionOf<K>
  control: Control<Draft>
  /** Nothing can be searched without it. */
  required: boolean
  /** Called at every change of the criterion. */
  changed: () => void
}

/** All that the engine must know of a kind of criterion. */
export type Kind<K extends KindName> = {
  Control: ComponentType<ControlProps<K>>
  /** The wire names that a criterion answers for. */
  namesOf: (criterion: CriterionOf<K>) => string[]
  /** The options that its value is a code of, if it is one. */
  sourceOf: (criterion: CriterionOf<K>) => OptionSource | undefined
  /** A list that only helps to fill it. */
  helpOf?: (criterion: CriterionOf<K>) => OptionSource | undefined
  /** The criterion in words: 'Tanggal lahir >= 14/02/1997'. */
  describe: (criterion: CriterionOf<K>, filters: Record<string, unknown>, options: readonly Option[]) => string
  /** What of its value a whole list of codes still has; absent where any value holds. */
  stillValid?: (criterion: CriterionOf<K>, value: unknown, has: (id: string) => boolean) => unknown
}
