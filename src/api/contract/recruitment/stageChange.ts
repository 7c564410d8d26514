import { z } from 'zod/mini'
import { id } from '../../values'

const note = z.nullable(z.string().check(z.maxLength(4000)))
/** Schema of a change of notes. */
export const stageChange = z.strictObject({
  /** Id of the notes record, null before the first save (wire decision B33). */
  id: z.nullable(id),
  userId: id,
  klobVacancyCode: id,
  stageId: id,
  pipelineId: id,
  field1: note,
  field2: note,
  field3: note,
  field4: note,
  field5: note,
  /** 'ya' also sends the e-mail. */
  sendEmail: z.enum(['ya', 'tidak']),
})
/** Notes on an applicant, and whether an e-mail is sent too (document 2 §3 'Stage-change payload'). */
export type StageChange = z.infer<typeof stageChange>
