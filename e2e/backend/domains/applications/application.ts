import { z } from 'zod'
import { id } from '../../../../src/api/values'
import { isoMoment } from '../../engine/records'
import type { Person } from '../people/person'
import type { Vacancy } from '../vacancies/seed'

/** Fields of an application besides person and vacancy. */
const fields = {
  pipelineId: id,
  /** The initial stage; moves are in the world's standings. */
  stageId: id,
  sentAt: isoMoment,
  batchId: id,
  /** The event through which the person came, if any. */
  eventId: z.nullable(id),
  isRecommended: z.boolean(),
}
/** Schema of a seeded application: person and vacancy by their ids. */
export const seededApplication = z.strictObject({
  ...fields,
  vacancyCode: id,
  userId: id,
  /** By question id; unanswered questions are absent. An attachment's answer is the name of its file. */
  answers: z.record(z.string(), z.string()),
})
/** A seeded application. */
export type SeededApplication = Readonly<z.infer<typeof seededApplication>>

/** A person's application to a vacancy. */
export type Application = Readonly<Omit<SeededApplication, 'vacancyCode' | 'userId' | 'answers'>> &
  Readonly<{ person: Person; vacancy: Vacancy; answers: ReadonlyMap<string, string> }>
