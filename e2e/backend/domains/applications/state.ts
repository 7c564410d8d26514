/** The five notes of an application, as field1 to field5. */
export type Notes = readonly [string | null, string | null, string | null, string | null, string | null]
/** Current stage and recruiters' notes of an application. */
export type Standing = Readonly<{
  stageId: string
  /** The id of the notes, null before they are first saved. */
  noteId: string | null
  notes: Notes
  sendEmail: 'ya' | 'tidak' | null
  /** Moves from stage to stage, oldest first. */
  moves: readonly Readonly<{ stageId: string; at: string; by: string }>[]
}>

/** Applications that were moved or annotated in this world, by pipelineId. */
export const applicationState = () => ({
  standings: new Map<string, { vacancyCode: string; firstStageId: string; standing: Standing }>(),
})
