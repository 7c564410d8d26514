import { z } from 'zod'
import { validated, SeedError, seedKind } from '../../engine/control/seeding'
import { partialShape } from '../../engine/records'
import { nextId, seededMoment } from '../../engine/world'
import type { World } from '../../world'
import { withSeeds } from '../base'
import { personFor, personReference } from '../people/seeding'
import { vacancyOf } from '../vacancies/records'
import { type SeededApplication, seededApplication } from './application'
import { vacancyQuestions, batchesOf, stagesOf } from './seed'
import type { Notes } from './state'

const given = z.strictObject({
  ...partialShape({ ...seededApplication.shape, ...personReference }),
  vacancyCode: seededApplication.shape.vacancyCode,
  /** The stage by its name, instead of `stageId`. */
  stage: z.string().optional(),
  /** The answers by the question's id or its number. */
  answers: seededApplication.shape.answers.optional(),
  /** Up to five notes. */
  notes: z.array(z.string().nullable()).max(5).optional(),
  sendEmail: z.enum(['ya', 'tidak']).optional(),
})
type Given = z.infer<typeof given>

function stageIdOf({ stage, stageId }: Given, vacancyCode: string): string {
  const stages = stagesOf({ klobVacancyCode: vacancyCode })
  if (stage === undefined && stageId === undefined) return stages[0]!.id
  const found = stages.find(({ id, text }) => id === stageId || text === stage)
  const names = stages.map(({ text }) => text).join(', ')
  if (!found) throw new SeedError(stage === undefined ? 'stageId' : 'stage', `the stages are ${names}`)
  return found.id
}
function answersOf({ answers = {} }: Given, world: World, vacancyCode: string): Record<string, string> {
  const questions = vacancyQuestions(world.base, { klobVacancyCode: vacancyCode })
  return Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => {
      const question = questions.find(({ id, sequence }) => id === key || String(sequence) === key)
      if (!question) throw new SeedError(`answers.${key}`, `${vacancyCode} has no such question`)
      return [question.id, answer]
    }),
  )
}

/** Applications, with notes and answers; a second one of a person to the same vacancy replaces the first. */
export const applicationSeeds = seedKind<World, Given>(given, (world, application) => {
  const { vacancyCode, notes, sendEmail, sentAt, batchId, eventId = null, isRecommended = false } = application
  if (!vacancyOf(world, vacancyCode)) throw new SeedError('vacancyCode', 'no vacancy has this code')
  const { userId } = personFor(world, application)
  const pipelineId = application.pipelineId ?? `PIP-${vacancyCode}-${userId}`
  const { seeds } = world.base
  const others = seeds.applications.filter((one) => one.pipelineId !== pipelineId)
  // A profile tells a person's applications apart by their time.
  const earlier = others.filter((one) => one.userId === userId).length
  const record = validated<SeededApplication>(seededApplication, {
    pipelineId,
    vacancyCode,
    userId,
    stageId: stageIdOf(application, vacancyCode),
    sentAt: sentAt ?? seededMoment(world, earlier),
    batchId: batchId ?? batchesOf({ klobVacancyCode: vacancyCode })[1]!.id,
    eventId,
    isRecommended,
    answers: answersOf(application, world, vacancyCode),
  })
  world.base = withSeeds(world.base, { ...seeds, applications: [...others, record] })
  world.standings.delete(pipelineId)
  if (notes || sendEmail) {
    const five = [0, 1, 2, 3, 4].map((n) => notes?.[n] ?? null) as unknown as Notes
    const standing = {
      stageId: record.stageId,
      noteId: nextId(world, 'NOTE'),
      notes: five,
      sendEmail: sendEmail ?? 'tidak',
      moves: [],
    }
    world.standings.set(pipelineId, { vacancyCode, firstStageId: record.stageId, standing })
  }
  return pipelineId
})
