import { nextId } from '../../engine/world'
import type { Contract } from '~/api/contract/index'
import type { MasterQuestion } from '~/api/contract/vacancies/masterQuestions'
import { contains } from '../../engine/calls/filtering'
import type { Handlers, World } from '../../world'
import type { Question } from './seed'

/** The questions available to a corporate: its own and the platform's, editable ones first. */
export const questionsFor = (world: World, corporateId: string): MasterQuestion[] =>
  world.masterQuestions
    .filter((one) => one.corporateId === null || one.corporateId === corporateId)
    .toSorted((a, b) => b.editableOrder - a.editableOrder)

/** A vacancy's questions with the present text of their master questions; one without a master has its own. */
export function asWorded({ masterQuestions }: World, questions: readonly Question[]): readonly Question[] {
  if (questions.length === 0) return questions
  const texts = new Map(masterQuestions.map(({ questionId, questionText }) => [questionId, questionText]))
  return questions.map((one) => ({ ...one, questionText: texts.get(one.masterId) ?? one.questionText }))
}

/** Master questions; the platform's cannot be changed. */
export const masterQuestions: Handlers<Contract['masterQuestions']> = {
  list: ({ corporateId, questionType, questionText = '', editableOrder }, { world }) => {
    const hasText = contains<MasterQuestion>((one) => one.questionText)(questionText)
    return questionsFor(world, corporateId).filter(
      (one) =>
        (questionType === undefined || one.questionType === questionType) &&
        (editableOrder === undefined || String(one.editableOrder) === editableOrder) &&
        hasText(one),
    )
  },
  save: ({ body: { questionId, ...said } }, { world, refuse }) => {
    if (said.questionText.trim() === '') throw refuse(422)
    if (questionId === null) {
      const question = { ...said, questionId: nextId(world, 'MQ'), editableOrder: 1 }
      world.masterQuestions.unshift(question)
      return question
    }
    const before = questionsFor(world, said.corporateId).find((one) => one.questionId === questionId)
    if (!before) throw refuse(404)
    if (before.editableOrder === 0) throw refuse(403)
    const question = { ...before, ...said }
    world.masterQuestions.splice(world.masterQuestions.indexOf(before), 1, question)
    return question
  },
}
