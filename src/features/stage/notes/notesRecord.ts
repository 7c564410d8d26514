import { z } from 'zod/mini'
import { call } from '~/api/client'
import { pipeline } from '~/api/contract/recruitment/pipeline'
import type { StageChange } from '~/api/contract/recruitment/stageChange'
import { bodyShape } from '~/api/endpoint'
import { limitOf } from '~/api/limits'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import { noteLabel, type NoteName, noteNames } from '~/components/applicant/verdictNote'
import { fullName, joined } from '~/lib/texts/text'
import { draftLookup } from '~/record/draftIndex'
import { bodyBy, errorsBy, typedText, valuesBy } from '~/record/form/codecs'
import { textsByLabel } from '~/record/form/fieldTexts'
import type { RecordDefinition } from '~/record/recordEngine'
import { pick } from '~/record/versions'
import type { Applicant, StageKey } from '../model/applicant'

/** The id of the first note of the open applicant. */
export const notesId = 'notes-first'
/** Focuses the notes of the open applicant; false while they are not rendered. */
export function focusNotes(): boolean {
  const box = document.getElementById(notesId)
  box?.focus()
  return box !== null
}
const body = bodyShape(pipeline.saveNotes)
/** A note is sent as it was typed. */
const note = (name: NoteName) => typedText(body[name], { isVerbatim: true })
const fields = {
  id: body.id,
  pipelineId: body.pipelineId,
  field1: note('field1'),
  field2: note('field2'),
  field3: note('field3'),
  field4: note('field4'),
  field5: note('field5'),
}
const notesForm = z.object(fields)
/** The longest note (wire decision B33). */
export const noteLimit = limitOf(body.field1)
/** Notes as form values; the ids come from the profile. */
export type NoteValues = z.input<typeof notesForm>

export const notesOf = (profile: ApplicantProfile): NoteValues => valuesBy(fields, profile)

/** The request body that saves notes or previews their e-mail. */
export const changeOf = (
  values: NoteValues,
  { klobVacancyCode, stageId }: StageKey,
  userId: string,
  sendEmail: StageChange['sendEmail'],
): StageChange => {
  const { id, pipelineId, ...notes } = bodyBy(fields, values)
  return { id, userId, klobVacancyCode, stageId, pipelineId, ...notes, sendEmail }
}

/** How the notes on an applicant are read and saved (document 2 §4.5); 'ya' also sends an e-mail. */
export const notesRecord = (stageKey: StageKey, userId: string): RecordDefinition<NoteValues, 'ya'> => ({
  read: async () => {
    const { klobVacancyCode, stageId } = stageKey
    return notesOf(await call(pipeline.profile, { userId, stageId, klobVacancyCode }))
  },
  check: (values) => errorsBy(notesForm, values),
  parts: () => [
    {
      name: 'catatan',
      fields: noteNames,
      save: async (values, send, sendEmail) => {
        await send(pipeline.saveNotes, { body: changeOf(values, stageKey, userId, sendEmail ?? 'tidak') })
        return pick(values, noteNames)
      },
    },
  ],
})
export const noteTexts = textsByLabel(Object.fromEntries(noteNames.map((name, n) => [name, noteLabel(n)])))

/** The key of a draft, without a stage: the notes belong to the application, so a draft survives a move. */
export const notesPlace = ({ klobVacancyCode }: StageKey, userId: string): readonly string[] => [
  'notes',
  klobVacancyCode,
  userId,
]

/** The key of the draft of a refusal with its message. */
export const rejectionPlace = (klobVacancyCode: string, userId: string): readonly string[] => [
  'tolak',
  klobVacancyCode,
  userId,
]

/** What is written about an applicant and not saved, for their card; '' for nothing. */
export const draftMark = (
  hasDraft: (record: readonly string[]) => boolean,
  stageKey: StageKey,
  userId: string,
): string =>
  joined(
    hasDraft(notesPlace(stageKey, userId)) && 'Draf catatan',
    hasDraft(rejectionPlace(stageKey.klobVacancyCode, userId)) && 'Draf penolakan',
  )

/** A warning that names the applicants with unsaved notes; '' when there are none. */
export function unsavedNote(userId: string, stageKey: StageKey, applicants: readonly Applicant[]): string {
  const hasDraft = draftLookup({ userId, corporateId: stageKey.corporateId })
  const drafts = applicants.filter((one) => hasDraft(notesPlace(stageKey, one.userId)))
  return drafts.length === 0 ? '' : `Catatan belum disimpan (draf tetap ada): ${drafts.map(fullName).join(', ')}`
}
