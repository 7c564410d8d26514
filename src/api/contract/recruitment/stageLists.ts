import { z } from 'zod/mini'
import { id, option, optionFrom } from '../../values'

const options = z.array(option)

/** Options of a stage's filters, and the stages of its pipeline (document 2 §3, wire decision B28). */
export const stageLists = z.object({
  testResult: z.array(
    z.pipe(
      z.object({ testId: id, mga01Id: id, text: z.string(), count: z.int().check(z.gte(0)) }),
      z.transform(({ mga01Id, ...result }) => ({ ...result, id: mga01Id })),
    ),
  ),
  genders: options,
  countries: options,
  provinces: options,
  maritalStatus: options,
  specialNeed: options,
  workDuration: options,
  companySector: options,
  degree: options,
  batchId: options,
  klobness: z.array(
    z.pipe(
      z.object({ id: z.int().check(z.gte(0), z.lte(2)), text: z.string() }),
      z.transform(({ id: level, text }) => ({ id: String(level), text })),
    ),
  ),
  eventKfaas: options,
  recommendedKlobExpert: z.optional(options),
  stages: z.array(optionFrom('id', 'stageName')),
})
/** The option lists of a stage. */
export type StageLists = z.infer<typeof stageLists>
