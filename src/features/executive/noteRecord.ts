import { z } from 'zod/mini'
import { call } from '~/api/client'
import { candidates } from '~/api/contract/recruitment/candidates'
import { bodyShape, type Output } from '~/api/endpoint'
import { limitOf } from '~/api/limits'
import { adminTexts } from '~/lib/texts/adminTexts'
import { bodyBy, chosenById, errorsBy, typedText, valuesBy } from '~/record/form/codecs'
import type { RecordDefinition } from '~/record/recordEngine'

export type Note = Output<typeof candidates.note.read>
const { notes, marker } = bodyShape(candidates.note.write)
const fields = {
  text: typedText(notes, { required: adminTexts.candidates.note }),
  markerId: chosenById(marker, { of: (id) => ({ id }), idOf: ({ id }) => id, required: adminTexts.candidates.note }),
}
const noteForm = z.object(fields)
/** Form values of a note on a candidate. */
export type NoteValues = z.input<typeof noteForm>
/** The longest text of a note. */
export const noteLimit = limitOf(notes)

/** Maps a stored note to form values. */
export const noteValues = (stored: Note): NoteValues =>
  valuesBy(fields, { text: stored.notes, markerId: stored.marker })

/** Whether a note has both of its parts. */
export const isComplete = ({ text, markerId }: NoteValues): boolean => text.trim() !== '' && markerId !== null

/** The record definition of a note (document 3 §7); a note cannot be emptied. */
export const noteRecord = (ids: { esId: string; corporateId: string }): RecordDefinition<NoteValues> => ({
  read: async () => noteValues(await call(candidates.note.read, ids)),
  check: (values) => errorsBy(noteForm, values),
  parts: () => [
    {
      name: 'catatan',
      fields: ['text', 'markerId'],
      save: async (values, send) => {
        const { text, markerId } = bodyBy(fields, values)
        const body = { ...ids, notes: text, marker: markerId }
        return noteValues(await send(candidates.note.write, { body }, { record: ids.esId }))
      },
    },
  ],
})
