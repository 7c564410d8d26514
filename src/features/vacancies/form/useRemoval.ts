import { useQueryClient } from '@tanstack/react-query'
import { vacancyAdmin } from '~/api/contract/vacancyAdmin'
import type { VacancyEvent } from '~/api/contract/vacancyPrimary'
import { ApiError } from '~/api/errors'
import { send } from '~/api/queries'
import { texts } from '~/lib/texts'
import { alert, confirm } from '~/ui/dialogs'
import type { BenefitItem, FormValues, QuestionItem } from './values'

/**
 * Deletes saved items by call, after asking; true when they are gone. `change` takes them out of the version that the
 * form was loaded from (document 3 §4, decision 59).
 */
export function useRemoval(code: string | null, change: (update: (base: FormValues) => FormValues) => void) {
  const client = useQueryClient()
  async function ask(names: readonly string[], work: () => Promise<unknown>): Promise<boolean> {
    const yes = await confirm({
      title: texts.deletion.title,
      message: `Hapus ${names.join(', ')}? Penghapusan langsung tersimpan.`,
      yes: texts.deletion.yes,
      no: texts.deletion.no,
      destructive: true,
    })
    if (!yes) return false
    try {
      await work()
      return true
    } catch (error) {
      const { message } = error as Error
      await alert(message, error instanceof ApiError ? error.detail : undefined)
      return false
    }
  }
  return {
    event: ({ id: eventId, name }: VacancyEvent) =>
      ask([name], async () => {
        await send(client, vacancyAdmin.removeEvent, { vacancyCode: code ?? '', eventId })
        change((base) => ({ ...base, eventKfaas: base.eventKfaas.filter(({ id }) => id !== eventId) }))
      }),
    benefit: ({ id: benefitId, description }: BenefitItem) =>
      ask([description], async () => {
        await send(client, vacancyAdmin.removeBenefit, { benefitId: benefitId ?? '' })
        change((base) => ({ ...base, benefit: base.benefit.filter(({ id }) => id !== benefitId) }))
      }),
    questions: (questions: readonly QuestionItem[]) =>
      ask(
        questions.map(({ question }) => `"${question?.questionText ?? '...'}"`),
        async () => {
          for (const { id } of questions) {
            await send(client, vacancyAdmin.removeQuestion, { id: id ?? '' })
            change((base) => ({
              ...base,
              additionalQuestion: base.additionalQuestion.filter((one) => one.id !== id),
            }))
          }
        },
      ),
  }
}
