import type { QueryClient } from '@tanstack/react-query'
import type { Send } from '~/api/useSend'
import { noteLabel, type NoteName, noteNames } from '~/components/applicant/verdictNote'
import { reasonLine } from '~/components/rejection/reasons'
import type { StageKey } from '../model/applicant'
import { noteLimit, notesOf, notesRecord } from '../notes/notesRecord'
import { withVerdict } from '../notes/verdicts'
import { profileQuery } from '../pipeline/queries'

/** Makes a reason the first line of a note, in place of its verdict or of an earlier reason. */
export function withReason(note: string, reason: string, reasons: readonly string[]): string {
  const [first = '', ...others] = note.split('\n')
  if (first.trim() === reasonLine(reason)) return note
  const hasReason = reasons.some((one) => first.trim() === reasonLine(one))
  const rest = hasReason ? others.join('\n') : withVerdict(note, undefined)
  return rest.trim() === '' ? reasonLine(reason) : `${reasonLine(reason)}\n${rest}`
}

type Input = { stageKey: StageKey; userId: string; note: NoteName; reason: string; reasons: readonly string[] }

/** Writes a reason into the freshly read note; writing it twice changes nothing. */
export async function saveReason(client: QueryClient, send: Send, input: Input): Promise<void> {
  const { stageKey, userId, note, reason, reasons } = input
  const values = notesOf(await client.fetchQuery({ ...profileQuery(stageKey, userId), staleTime: 0 }))
  const text = withReason(values[note], reason, reasons)
  if (text === values[note]) return
  if (text.length > noteLimit) throw new Error(`${noteLabel(noteNames.indexOf(note))} sudah penuh.`)
  await notesRecord(stageKey, userId)
    .parts(values, values)[0]!
    .save({ ...values, [note]: text }, send, undefined)
}
