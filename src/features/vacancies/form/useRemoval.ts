import { useQueryClient } from '@tanstack/react-query'
import { vacancyAdmin } from '~/api/contract/vacancyAdmin'
import type { VacancyEvent } from '~/api/contract/vacancyPrimary'
import { send } from '~/api/queries'
import { texts } from '~/lib/texts'
import { alertFailure } from '~/parts/alertFailure'
import { confirmDeletion, withLoader } from '~/ui/dialogs'
import type { BenefitItem, QuestionItem } from './values'

/** The lists whose saved items are deleted by call. */
export type RemovableList = 'eventKfaas' | 'benefit' | 'additionalQuestion'

/**
 * Deletes saved items by call, after asking (document 3 §4; decision 'deletions'). `drop` takes what is gone out of the
 * form, item by item: what fails stays.
 */
export function useRemoval(code: string, drop: (list: RemovableList, id: string) => void) {
  const client = useQueryClient()
  async function ask(names: readonly string[], work: () => Promise<unknown>): Promise<boolean> {
    if (!(await confirmDeletion(names.join(', ')))) return false
    try {
      await withLoader(texts.deletion.underWay, work())
      return true
    } catch (error) {
      alertFailure(error as Error)
      return false
    }
  }
  return {
    event: ({ id: eventId, name }: VacancyEvent) =>
      ask([name], async () => {
        await send(client, vacancyAdmin.removeEvent, { vacancyCode: code, eventId })
        drop('eventKfaas', eventId)
      }),
    benefit: ({ id, description }: BenefitItem) =>
      ask([description], async () => {
        if (id === null) return
        await send(client, vacancyAdmin.removeBenefit, { benefitId: id })
        drop('benefit', id)
      }),
    questions: (questions: readonly QuestionItem[]) =>
      ask(
        questions.map(({ question }) => `"${question?.questionText ?? '...'}"`),
        async () => {
          for (const { id } of questions) {
            if (id === null) continue
            await send(client, vacancyAdmin.removeQuestion, { id })
            drop('additionalQuestion', id)
          }
        },
      ),
  }
}
