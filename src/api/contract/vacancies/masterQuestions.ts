import { z } from 'zod/mini'
import { read, write } from '~/api/endpoint'
import { id, idOrNull, inCorporate, requiredText } from '../../values'

/** Maximum length of a question's texts. */
export const QUESTION_LENGTH = 1000
/** Schema of the answer types. */
export const questionType = z.enum(['text', 'number', 'yesno', 'choice', 'attachment'])
/** How a question is answered (wire decision C10). */
export type QuestionType = z.infer<typeof questionType>
const generic = z.enum(['y', 't'])
/** Fields by which a vacancy references a master question. */
export const masterRef = { questionId: id, questionText: requiredText(QUESTION_LENGTH), questionType, generic }
/** A question that vacancies can reuse; only editable ones can be changed (document 3 §3 'Master question'). */
const masterQuestion = z.object({
  ...masterRef,
  questionText: z.string(),
  /** 1 editable, 0 not. */
  editableOrder: z.int().check(z.gte(0), z.lte(1)),
  corporateId: idOrNull,
})
/** A master question. */
export type MasterQuestion = z.infer<typeof masterQuestion>

const basePath = '/rest/console/admin/vacancy/additional/question'
const doc = '3§7'
const list = read({
  name: 'listMasterQuestions',
  summary: 'Master questions',
  doc,
  path: `${basePath}/get`,
  params: z.strictObject({
    ...inCorporate,
    questionType: z.optional(questionType),
    questionText: z.optional(requiredText(255)),
    editableOrder: z.optional(z.enum(['0', '1'])),
  }),
  result: z.array(masterQuestion),
  provides: ['masterQuestions'],
})
/** The questions that a corporate's vacancies can reuse (document 3 §3, wire decisions C14, C15). */
export const masterQuestions = {
  list,
  /** `questionId` null creates; one that is not editable is refused (403). */
  save: write({
    name: 'saveMasterQuestion',
    summary: 'Create or save a master question',
    doc,
    path: `${basePath}/save`,
    refuses: [404, 422],
    params: z.strictObject({}),
    body: z.strictObject({ ...masterRef, corporateId: id, questionId: idOrNull }),
    result: masterQuestion,
    // A rewording reaches every vacancy that asks the question.
    invalidates: ({ body }) => ['masterQuestions', ...(body.questionId === null ? [] : (['vacancyParts'] as const))],
  }),
}
