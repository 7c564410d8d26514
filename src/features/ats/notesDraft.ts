import { fullName } from '~/lib/fullName'
import { draftKey, keep, readKept } from '~/lib/kept'
import type { StageAt } from './queries'
import type { Applicant } from './useMoves'

/** Where the notes of the open applicant begin, for the key that leads there. */
export const notesId = 'notes-first'

/** The five notes as they stand in their fields; none is empty. */
export type NoteTexts = readonly [string, string, string, string, string]
/** Notes in the making, and the saved ones that they started from. */
export type NotesDraft = { texts: NoteTexts; base: NoteTexts }
const FIELDS = ['field1', 'field2', 'field3', 'field4', 'field5'] as const
type NoteFields = Readonly<Record<(typeof FIELDS)[number], string | null>>

/** Notes as the server has them, as texts. */
export const textsOf = (fields: NoteFields): NoteTexts =>
  FIELDS.map((name) => fields[name] ?? '') as unknown as NoteTexts
/** Notes as the server takes them. */
export const fieldsOf = (texts: NoteTexts): NoteFields =>
  Object.fromEntries(FIELDS.map((name, n) => [name, texts[n] || null])) as NoteFields
/** Whether two sets of notes say the same. */
export const isSameNotes = (one: NoteTexts, other: NoteTexts): boolean => one.every((text, n) => text === other[n])

// A draft goes with the applicant from stage to stage: the notes are the application's.
const keyOf = (writerId: string, { corporateId, klobVacancyCode }: StageAt, userId: string) =>
  draftKey(writerId, corporateId, 'notes', klobVacancyCode, userId)
const isTexts = (value: unknown): value is NoteTexts =>
  Array.isArray(value) && value.length === FIELDS.length && value.every((text) => typeof text === 'string')

/** What was written and not saved about somebody, if anything. */
export function readDraft(writerId: string, at: StageAt, userId: string): NotesDraft | undefined {
  const kept = readKept(keyOf(writerId, at, userId)) as Partial<NotesDraft> | null | undefined
  return kept && isTexts(kept.texts) && isTexts(kept.base) ? { texts: kept.texts, base: kept.base } : undefined
}
/** Whether there is something unsaved about somebody. */
export const hasDraft = (writerId: string, at: StageAt, userId: string): boolean =>
  readDraft(writerId, at, userId) !== undefined
/** Says whose notes are not saved yet, where somebody's are not. */
export function unsavedNote(writerId: string, at: StageAt, applicants: readonly Applicant[]): string {
  const drafts = applicants.filter(({ userId }) => hasDraft(writerId, at, userId))
  return drafts.length === 0 ? '' : `Catatan belum disimpan (draf tetap ada): ${drafts.map(fullName).join(', ')}`
}
/** Keeps what is being written in this browser until it is saved; undefined forgets it. */
export const keepDraft = (writerId: string, at: StageAt, userId: string, draft: NotesDraft | undefined): void =>
  keep(keyOf(writerId, at, userId), draft)
