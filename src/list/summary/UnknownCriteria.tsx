import type { AnyCriterion } from '~/list/filters/criterion'
import { ErrorPanel } from '~/ui/states/StatePanel'

type Props = {
  criteria: readonly AnyCriterion[]
  /** Why, and how to try again. */
  failed: readonly { message: string; retry: () => unknown }[]
}

/** Shown instead of the results while criteria of the search cannot be applied: without them it would be a wider one. */
export const UnknownCriteria = ({ criteria, failed }: Props) => (
  <ErrorPanel
    title="Pencarian ini tidak dapat dijalankan"
    message={`${criteria.map(({ label }) => label).join(', ')} tidak dapat diterapkan. ${failed.map(({ message }) => message).join(' ')}`}
    retry={() => {
      for (const { retry } of failed) retry()
    }}
  />
)
