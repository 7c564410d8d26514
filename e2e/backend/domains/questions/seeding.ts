import { z } from 'zod'
import { masterRef } from '~/api/contract/vacancies/masterQuestions'
import { id } from '../../../../src/api/values'
import { validated, seedKind } from '../../engine/control/seeding'
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

/** Master questions; an existing id is replaced. */
export const questionSeeds = seedKind<World, z.infer<typeof given>>(given, (world, question) => {
  const full = validated(record, {
    questionId: question.questionId ?? nextId(world, 'MQ'),
    questionType: 'text',
    generic: 't',
    editableOrder: 1,
    corporateId: 'COR0001',
    ...question,
  } as never)
  world.masterQuestions = [full, ...world.masterQuestions.filter(({ questionId }) => questionId !== full.questionId)]
  return full.questionId
})
