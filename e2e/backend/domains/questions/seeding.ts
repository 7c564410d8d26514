import { z } from 'zod'
import { masterRef } from '~/api/contract/vacancies/masterQuestions'
import { id } from '../../../../src/api/values'
import { seedList, validated } from '../../engine/control/seeding'
import { partialShape } from '../../engine/records'
import { nextId } from '../../engine/world'
import type { World } from '../../world'

const record = z.strictObject({
  ...masterRef,
  /** 1 editable, 0 not. */
  editableOrder: z.int().min(0).max(1),
  corporateId: z.nullable(id),
})
const given = z.strictObject(partialShape(record.shape))

/** Master questions, newest first; an existing id is replaced. */
export const questionSeeds = seedList<World, z.infer<typeof given>, z.infer<typeof record>>(
  given,
  (world, question) =>
    validated(record, {
      questionId: question.questionId ?? nextId(world, 'MQ'),
      questionType: 'text',
      generic: 't',
      editableOrder: 1,
      corporateId: 'COR0001',
      ...question,
    } as never),
  ({ questionId }) => questionId,
  (world, made) => {
    const others = world.masterQuestions.filter(({ questionId }) => !made.has(questionId))
    world.masterQuestions = [...[...made.values()].toReversed(), ...others]
  },
)
