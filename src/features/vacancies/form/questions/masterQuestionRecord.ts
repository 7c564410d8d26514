import type { QueryClient } from '@tanstack/react-query'
import { call } from '~/api/client'
import { type MasterQuestion, masterQuestions, type QuestionType } from '~/api/contract/vacancies/masterQuestions'
import { statusError } from '~/api/errors'
import { send } from '~/api/useSend'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import type { RecordDefinition } from '~/record/recordEngine'

/** A master question as its form has it; `id` is null until it is made. */
export type MasterValues = { id: string | null; type: QuestionType | null; text: string; generic: 'y' | 't' }

/** A stored question as its form has it; without one, the blank form. */
export const masterValues = (question?: MasterQuestion): MasterValues => ({
  id: question?.questionId ?? null,
  type: question?.questionType ?? null,
  text: question?.questionText ?? '',
  generic: question?.generic ?? 't',
})

/** How a master question is read, checked and saved (document 3 §5, §7). */
export function masterQuestionRecord(client: QueryClient, corporateId: string): RecordDefinition<MasterValues> {
  return {
    read: async ({ id }, sent) => {
      if (id === null && !sent) return undefined
      const questions = await call(masterQuestions.list, { corporateId })
      // After a lost answer an equal question is taken as the wanted one, no matter who made it.
      const found = questions.find(({ questionId, questionType, questionText }) =>
        id === null ? questionType === sent?.type && questionText === sent.text.trim() : questionId === id,
      )
      if (id !== null && !found) throw statusError(masterQuestions.list.name, 404)
      return found && masterValues(found)
    },
    check: ({ type, text }) => ({
      type: type === null ? vacancyTexts.question.masterType.trim() : undefined,
      text: text.trim() === '' ? vacancyTexts.question.masterText.trim() : undefined,
    }),
    parts: () => [
      {
        name: 'pertanyaan',
        fields: ['type', 'text'],
        send: async ({ id, type, text, generic }) => {
          const question = { questionId: id, questionType: type!, questionText: text.trim(), generic, corporateId }
          return masterValues(await send(client, masterQuestions.save, { body: question }))
        },
      },
    ],
  }
}
