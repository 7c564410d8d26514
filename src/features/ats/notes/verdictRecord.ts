import type { QueryClient } from '@tanstack/react-query'
import { editRecord, type RecordDefinition } from '~/record/recordEngine'
import { ask } from '~/ui/dialogs/dialogs'
import type { StageKey } from '../queries'
import { MAX_NOTE, noteLabel, noteNames, type NoteValues, notesRecord } from './notesRecord'
import { type Verdict, verdictOf, withVerdict } from './verdicts'

type NoteName = (typeof noteNames)[number]
/** The notes with the verdict of one of them; '' is none. */
type VerdictValues = NoteValues & { verdict: Verdict | '' }
export const verdictValues = (notes: NoteValues, note: NoteName): VerdictValues => ({
  ...notes,
  verdict: verdictOf(notes[note]) ?? '',
})

/** How a verdict is read and saved: the notes' own calls, in which the rest of the notes stays as it is stored by then. */
export function verdictRecord(
  client: QueryClient,
  stageKey: StageKey,
  userId: string,
  note: NoteName,
): RecordDefinition<VerdictValues> {
  const notes = notesRecord(client, stageKey, userId)
  const textOf = (values: VerdictValues) => withVerdict(values[note], values.verdict || undefined)
  return {
    read: async (values, _sent, askPerson) => {
      const stored = await notes.read(values, undefined, askPerson)
      return stored && verdictValues(stored, note)
    },
    check: (values) =>
      textOf(values).length > MAX_NOTE ? { verdict: `${noteLabel(noteNames.indexOf(note))} sudah penuh.` } : {},
    parts: () => [
      {
        name: 'putusan',
        fields: ['verdict'],
        send: async (values) => {
          const text = textOf(values)
          await notes.parts(values, values)[0]!.send({ ...values, [note]: text }, undefined)
          return { verdict: values.verdict, [note]: text }
        },
      },
    ],
  }
}

/** Saves a verdict over what is stored by then; if it differs from the one that was shown, a question comes first. */
export async function saveVerdict(
  definition: RecordDefinition<VerdictValues>,
  shown: VerdictValues,
  verdict: Verdict | '',
) {
  const engine = editRecord(definition, { stored: shown })
  engine.type(['verdict'], verdict)
  const problem = definition.check(engine.state().mine, shown)['verdict']
  let asked: unknown
  engine.subscribe(() => {
    const { phase, conflicts } = engine.state()
    if (phase !== 'asking' || conflicts === asked) return
    asked = conflicts
    const theirs = (conflicts[0]?.theirs as string) || 'tidak ada'
    void ask({
      title: 'Putusan berubah di tempat lain',
      message: `Putusan sekarang: ${theirs}. Ganti dengan: ${verdict || 'tidak ada'}?`,
      yes: 'Ganti',
      no: 'Biarkan',
      destructive: true,
    }).then((isSure) => engine.answer(isSure ? ['mine'] : undefined))
  })
  const outcome = problem === undefined ? await engine.save() : 'invalid'
  const { stored, failure } = engine.state()
  return { outcome, stored, problem: problem ?? failure?.error.message }
}
