import { labelOf } from '~/lib/codes'
import { lazyComponent } from '~/ui/lazyComponent'
import { byQuestion } from './byQuestion'
import type { Kind } from './kind'

/** Answers to questions of a list that belongs to another criterion. */
export const answers: Kind<'answers'> = {
  // Few searches ask questions.
  Control: lazyComponent(async () => (await import('./AnswersControl')).AnswersControl),
  namesOf: ({ name }) => [name],
  sourceOf: ({ questions }) => questions,
  describe: ({ label, name }, filters, options) => {
    const parts = [...byQuestion(filters[name])].map(
      ([question, values]) => `${labelOf(options, question)} = ${values.join(' / ')}`,
    )
    return `${label}: ${parts.join('; ')}`
  },
  stillValid: (_, value, has) => {
    const valid = (value as string[]).filter((one) => has(one.slice(0, one.indexOf(':'))))
    return valid.length > 0 ? valid : undefined
  },
}
