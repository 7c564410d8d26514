/** What somebody did. */
export type ActionKind = 'move' | 'note' | 'email' | 'message' | 'ticket' | 'export' | 'upload' | 'vacancy'
/** How it ended; `started` of a job, whose end is not part of the answer; `unknown` when the line was cut before the answer. */
export type Outcome = 'done' | 'started' | 'partly' | 'failed' | 'unknown'
/** A list of people, by its screen. */
export type ActionList = 'talentsearch' | 'recruitment' | 'recruitmentats' | 'es-admin-query' | 'recruitmentmatching'
/** What is stored of it: codes and ids. Names and texts are not among them. */
export type ActionFacts = {
  kind: ActionKind
  outcome: Outcome
  /** For whom it went well; of what has no answers by person, everybody it was about. */
  userIds: readonly string[]
  /** How many of a move failed. */
  failed?: number
  vacancy?: string
  stage?: string
  from?: string
  /** A move that took back another. */
  isUndo?: true
  /** Who was found to have left the stage that a move brought them to. */
  departed?: readonly string[]
  /** The thread or ticket. */
  record?: string
  /** The list that a file was made from, or that has the person who was written to. */
  list?: ActionList
}

/** The list that an operation belongs to, by its name. */
export function listOf(name: string): ActionList {
  if (name.includes('Talent')) return 'talentsearch'
  if (name.includes('Matching')) return 'recruitmentmatching'
  if (name.includes('Es')) return 'es-admin-query'
  return name.endsWith('Download') ? 'recruitmentats' : 'recruitment'
}
