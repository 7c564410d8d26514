import { Button } from '@mantine/core'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import { useCorporate } from '~/components/corporate'
import { adminTexts } from '~/lib/texts/adminTexts'
import { fullName } from '~/lib/texts/text'
import { editRecord, type RecordDefinition } from '~/record/recordEngine'
import type { RecordHandle } from '~/record/useRecordForm'
import { pick } from '~/record/versions'
import { ask } from '~/ui/dialogs/dialogs'
import { CompactSelect } from '~/ui/fields/CompactSelect'
import { useShortcuts } from '~/ui/keys/shortcuts'
import { notify } from '~/ui/messages/notify'
import { profileQuery, type StageKey } from '../queries'
import { MAX_NOTE, noteLabel, noteNames, notesOf, notesRecord, type NoteValues } from './notesRecord'
import { useVerdictNote } from './useVerdict'
import classes from './Notes.module.css'
import { type Verdict, verdictOf, verdicts, withVerdict } from './verdicts'

type NoteName = (typeof noteNames)[number]
/** The notes, and the verdict in one of them; '' is none. */
type VerdictValues = NoteValues & { verdict: Verdict | '' }
const verdictValues = (notes: NoteValues, note: NoteName): VerdictValues => ({
  ...notes,
  verdict: verdictOf(notes[note]) ?? '',
})

/** How a verdict is read and saved: by the notes' own requests, which leave the rest of the stored notes unchanged. */
function verdictRecord(
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

/** Saves a verdict over the currently stored notes; asks first if the stored verdict differs from the one shown. */
async function saveVerdict(definition: RecordDefinition<VerdictValues>, shown: VerdictValues, verdict: Verdict | '') {
  const engine = editRecord(definition, { stored: shown })
  engine.setValue(['verdict'], verdict)
  const problem = definition.check(engine.state().mine, shown)['verdict']
  let shownConflicts: unknown
  engine.subscribe(() => {
    const { phase, conflicts } = engine.state()
    if (phase !== 'asking' || conflicts === shownConflicts) return
    shownConflicts = conflicts
    const theirs = (conflicts[0]?.theirs as string) || 'tidak ada'
    void ask({
      title: 'Putusan berubah di tempat lain',
      message: `Putusan sekarang: ${theirs}. Ganti dengan: ${verdict || 'tidak ada'}?`,
      yes: 'Ganti',
      no: 'Biarkan',
      destructive: true,
    }).then((isConfirmed) => engine.answer(isConfirmed ? ['mine'] : undefined))
  })
  const outcome = problem === undefined ? await engine.save() : 'invalid'
  const { stored, failure } = engine.state()
  return { outcome, stored, problem: problem ?? failure?.error.message }
}

type Props = {
  /** The form of the notes. */
  record: RecordHandle<NoteValues, 'ya'>
  profile: ApplicantProfile
  userId: string
  stageKey: StageKey
  mayWrite: boolean
}

/** The verdict that a team shares: the first word of a note, saved at once (keys L, R, T). */
export function VerdictBar({ record, profile, userId, stageKey, mayWrite }: Props) {
  const client = useQueryClient()
  const { note, choose } = useVerdictNote(useCorporate().writer)
  const [saving, setSaving] = useState<Verdict | ''>()
  const isSaving = useRef(false)
  const label = noteLabel(noteNames.indexOf(note))
  const current = verdictOf(profile[note])
  const name = fullName(profile)

  async function applyVerdict(verdict: Verdict | '') {
    if (isSaving.current) return
    const { mine, base } = record.engine.state()
    if (mine[note] !== base[note]) {
      // The note has unsaved text, which must not be saved along: the verdict joins the draft.
      record.engine.setValue([note], withVerdict(mine[note], verdict || undefined))
      return void notify(`Putusan ditulis di ${label}, yang belum disimpan`, 'info')
    }
    isSaving.current = true
    setSaving(verdict)
    const definition = verdictRecord(client, stageKey, userId, note)
    const { outcome, stored, problem } = await saveVerdict(definition, verdictValues(notesOf(profile), note), verdict)
    isSaving.current = false
    setSaving(undefined)
    if (outcome === 'failed' || outcome === 'invalid')
      return void notify(`${adminTexts.stage.notSaved}. ${problem ?? ''}`, 'failed')
    const notes = pick(stored, noteNames)
    record.engine.receive(notes)
    client.setQueryData(profileQuery(stageKey, userId).queryKey, (cached) => cached && { ...cached, ...notes })
    if (outcome === 'saved')
      void notify(verdict ? `Putusan ${verdict} untuk ${name} disimpan di ${label}` : `Putusan untuk ${name} dihapus`)
  }
  const keys = verdicts.map(({ text, key }) => {
    const run = () =>
      text === current ? void notify(`Putusan untuk ${name} sudah ${text}`, 'info') : void applyVerdict(text)
    return [key, { label: `Putusan ${text}`, run }] as const
  })
  useShortcuts(mayWrite ? Object.fromEntries(keys) : {})
  return (
    <div className={`row ${classes.verdicts}`} role="group" aria-label={`Putusan tentang ${name}`}>
      <Button.Group>
        {verdicts.map(({ text, key }) => (
          <Button
            key={text}
            variant="default"
            size="compact-sm"
            className={classes.verdict ?? ''}
            data-verdict={text}
            aria-pressed={text === current}
            aria-busy={saving === text || undefined}
            aria-keyshortcuts={key.toUpperCase()}
            title={text === current ? 'Tekan untuk menghapus putusan' : `Tombol ${key.toUpperCase()}`}
            disabled={!mayWrite}
            onClick={() => void applyVerdict(text === current ? '' : text)}
          >
            {text}
          </Button>
        ))}
      </Button.Group>
      <CompactSelect
        label="di"
        options={noteNames.map((id, n) => ({ id, text: noteLabel(n) }))}
        value={note}
        onChange={(id) => choose(id as typeof note)}
      />
    </div>
  )
}
