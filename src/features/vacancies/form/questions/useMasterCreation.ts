import { useQueryClient } from '@tanstack/react-query'
import { masterQuestions, QUESTION_LENGTH, type QuestionType } from '~/api/contract/vacancies/masterQuestions'
import { mayHaveSucceeded, messageOf } from '~/api/errors'
import { query } from '~/api/queries'
import { useSend } from '~/api/useSend'
import { alertFailure } from '~/components/alertFailure'
import { useCorporate } from '~/components/corporate'
import { numberText } from '~/lib/texts/numbers'
import { useFlow } from '~/lib/useFlow'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { notify } from '~/ui/messages/notify'
import type { VacancyFields } from '../useVacancyForm'
import { masterRefOf } from '../model/masterIndex'

/** Creates a master question from the text typed in a question's card, and chooses it there; or says why not. */
export function useMasterCreation(key: string, { engine }: VacancyFields, type: QuestionType | null) {
  const client = useQueryClient()
  const { corporateId } = useCorporate().scope
  const { sendAsync } = useSend(masterQuestions.save)
  const { isBusy: isCreating, run } = useFlow<never>()
  async function save(questionText: string, questionType: QuestionType) {
    const body = { questionId: null, questionType, questionText, generic: 't' as const, corporateId }
    try {
      return await sendAsync({ body })
    } catch (error) {
      // Without a response it may be there: an equal one is as good, whoever created it.
      const list = { ...query(masterQuestions.list, { corporateId }), staleTime: 0 }
      const all = mayHaveSucceeded(error) ? await client.fetchQuery(list).catch(() => []) : []
      const found = all.find((one) => one.questionText === questionText && one.questionType === questionType)
      if (!found) throw error
      return found
    }
  }
  async function create(text: string): Promise<string | undefined> {
    if (type === null) return undefined
    if (text.length > QUESTION_LENGTH) return `Paling banyak ${numberText(QUESTION_LENGTH)} karakter`
    let refusal: string | undefined
    await run({
      work: async () => {
        const master = await save(text, type)
        void notify(vacancyTexts.question.masterSaved)
        // The card may have got another type meanwhile, or be gone.
        if (engine.state().mine.additionalQuestion.byKey[key]?.type === master.questionType)
          engine.setValue(['additionalQuestion', key, 'question'], masterRefOf(master))
      },
      toFailure: (error) => {
        refusal = messageOf(error)
        return alertFailure(error)
      },
    })
    return refusal
  }
  return { create, isCreating }
}
