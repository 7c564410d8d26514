import type { QueryClient } from '@tanstack/react-query'
import { call } from '~/api/client'
import { candidates, NOTE_LENGTH } from '~/api/contract/recruitment/candidates'
import type { Output } from '~/api/endpoint'
import { send } from '~/api/useSend'
import { adminTexts } from '~/lib/texts/adminTexts'
import { tooLong } from '~/lib/texts/textLimit'
import type { RecordDefinition } from '~/record/recordEngine'

export type Note = Output<typeof candidates.note.read>
/** Form values of a note on a candidate. */
export type NoteValues = { text: string; markerId: string | null }
/** Maps a stored note to form values. */
export const noteValues = ({ notes, marker }: Note): NoteValues => ({ text: notes ?? '', markerId: marker?.id ?? null })

/** Whether a note has both of its parts. */
export const isComplete = ({ text, markerId }: NoteValues): boolean => text.trim() !== '' && markerId !== null

/** The record definition of a note (document 3 §7); a note cannot be emptied. */
export const noteRecord = (
  client: QueryClient,
  ids: { esId: string; corporateId: string },
): RecordDefinition<NoteValues> => ({
  read: async () => noteValues(await call(candidates.note.read, ids)),
  check: ({ text, markerId }) => ({
    text: text.trim() === '' ? adminTexts.candidates.note : tooLong(text, NOTE_LENGTH),
    markerId: markerId === null ? adminTexts.candidates.note : undefined,
  }),
  parts: () => [
    {
      name: 'catatan',
      fields: ['text', 'markerId'],
      send: async ({ text, markerId }) => {
        const body = { ...ids, notes: text.trim(), marker: { id: markerId ?? '' } }
        return noteValues(await send(client, candidates.note.write, { body }, { record: ids.esId }))
      },
    },
  ],
})
