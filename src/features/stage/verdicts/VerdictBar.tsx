import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '~/api/errors'
import { type Send, useSender } from '~/api/useSend'
import { useCorporate } from '~/components/corporate'
import { adminTexts } from '~/lib/texts/adminTexts'
import { useFlow } from '~/lib/useFlow'
import { fullName } from '~/lib/texts/text'
import { editRecord, type RecordDefinition } from '~/record/recordEngine'
import type { VerdictBarProps } from '../notes/noteParts'
import { pick } from '~/record/versions'
import { useIsUnmounted } from '~/lib/effects'
import { ask } from '~/ui/dialogs/dialogs'
import { CompactSelect } from '~/ui/fields/CompactSelect'
import { useShortcuts } from '~/ui/keys/shortcuts'
import { FailureText } from '~/ui/messages/FailureText'
import { notify } from '~/ui/messages/notify'
import { useStage } from '../pipeline/stageContext'
import { useMoves } from '../pipeline/useMoves'
import { profileQuery } from '../pipeline/queries'
import { noteLabel, type NoteName, noteNames, useVerdictNote } from '~/components/applicant/verdictNote'
import { noteLimit, notesOf, notesRecord, type NoteValues } from '../notes/notesRecord'
import classes from '../notes/Notes.module.css'
import { type Verdict, verdictOf, verdicts, withVerdict } from '../notes/verdicts'
import type { StageKey } from '../model/applicant'

/** The notes, and the verdict in one of them; '' is none. */
type VerdictValues = NoteValues & { verdict: Verdict | '' }
const verdictValues = (notes: NoteValues, note: NoteName): VerdictValues => ({
  ...notes,
  verdict: verdictOf(notes[note]) ?? '',
})

/** How a verdict is read and saved: by the notes' own requests, which leave the rest of the stored notes unchanged. */
function verdictRecord(stageKey: StageKey, userId: string, note: NoteName): RecordDefinition<VerdictValues> {
  const notes = notesRecord(stageKey, userId)
  const textOf = (values: VerdictValues) => withVerdict(values[note], values.verdict || undefined)
  return {
    read: async (values, _sent, askPerson) => {
      const stored = await notes.read(values, undefined, askPerson)
      return stored && verdictValues(stored, note)
    },
    check: (values) =>
      textOf(values).length > noteLimit ? { verdict: `${noteLabel(noteNames.indexOf(note))} sudah penuh.` } : {},
    parts: () => [
      {
        name: 'penilaian',
        fields: ['verdict'],
        save: async (values, send) => {
          const text = textOf(values)
          await notes.parts(values, values)[0]!.save({ ...values, [note]: text }, send, undefined)
          return { verdict: values.verdict, [note]: text }
        },
      },
    ],
  }
}

/** Saves a verdict over the currently stored notes; asks first if the stored verdict differs from the one shown. */
async function saveVerdict(
  definition: RecordDefinition<VerdictValues>,
  send: Send,
  shown: VerdictValues,
  verdict: Verdict | '',
) {
  const engine = editRecord(definition, { stored: shown, send })
  engine.setValue(['verdict'], verdict)
  let replaced = shown.verdict
  const problem = definition.check(engine.state().mine, shown)['verdict']
  let shownConflicts: unknown
  engine.subscribe(() => {
    const { phase, conflicts } = engine.state()
    if (phase !== 'asking' || conflicts === shownConflicts) return
    shownConflicts = conflicts
    replaced = verdicts.find(({ text }) => text === conflicts[0]?.theirs)?.text ?? ''
    void ask({
      title: 'Penilaian berubah lewat perangkat atau tab lain',
      message: `Penilaian sekarang: ${replaced || 'tidak ada'}. Ganti dengan: ${verdict || 'tidak ada'}?`,
      yes: 'Ganti',
      no: 'Biarkan',
      destructive: true,
    }).then((isConfirmed) => engine.answer(isConfirmed ? ['mine'] : undefined))
  })
  const outcome = problem === undefined ? await engine.save() : 'invalid'
  const { stored, failure } = engine.state()
  return { outcome, stored, replaced, problem: problem ?? failure?.error.message }
}

/** What became of a verdict: written, replaced or taken away. */
function verdictMessage(name: string, label: string, verdict: Verdict | '', before: Verdict | ''): string {
  if (verdict === '') return `Penilaian ${before} untuk ${name} dihapus`
  const base = `Penilaian ${verdict} untuk ${name}`
  return before ? `${base} menggantikan ${before} di ${label}` : `${base} disimpan di ${label}`
}

/** A verdict that was not written, and why; a full note would refuse it again. */
type Failed = { verdict: Verdict | ''; reason: string; isFull?: boolean }
const failureText = ({ verdict, reason }: Failed) =>
  `${verdict ? `Penilaian ${verdict} gagal disimpan` : 'Penilaian gagal dihapus'}. ${reason}`

/** The verdict that a team shares: the first word of a note, saved at once (keys L, R, T). */
export function VerdictBar({ record, profile, userId, mayWrite }: VerdictBarProps) {
  const { stageKey } = useStage()
  const client = useQueryClient()
  const send = useSender()
  const { writer } = useCorporate()
  const { note, choose } = useVerdictNote(writer)
  const [chosen, setChosen] = useState<Verdict>()
  const { isBusy, failure, setFailure, run } = useFlow<Failed>()
  const { addVerdict } = useMoves(writer)
  const isUnmounted = useIsUnmounted()
  const label = noteLabel(noteNames.indexOf(note))
  const name = fullName(profile)
  const applicant = { userId, firstName: profile.firstName, lastName: profile.lastName }
  /** The verdict in the note as it is shown: being edited, else stored. */
  function shownVerdict(): Verdict | '' {
    const { mine, base } = record.engine.state()
    return verdictOf(mine[note] === base[note] ? profile[note] : mine[note]) ?? ''
  }
  const current = shownVerdict()

  /** Saves a verdict over `shown`, in the cached profile, too; shows a failure. */
  async function save(shown: VerdictValues, verdict: Verdict | '') {
    const saved = await saveVerdict(verdictRecord(stageKey, userId, note), send, shown, verdict)
    const { outcome, stored, problem } = saved
    if (outcome === 'failed' || outcome === 'invalid')
      void notify(`${adminTexts.stage.notSaved}. ${problem ?? ''}`, 'failed')
    else {
      const notes = pick(stored, noteNames)
      record.engine.receive(notes)
      client.setQueryData(profileQuery(stageKey, userId).queryKey, (cached) => cached && { ...cached, ...notes })
    }
    return saved
  }
  /** Writes a verdict into the note that is being edited; saved text must not be saved along. */
  function draftVerdict(verdict: Verdict | '', before: Verdict | '') {
    const write = (word: Verdict | '') =>
      record.engine.setValue([note], withVerdict(record.engine.state().mine[note], word || undefined))
    write(verdict)
    addVerdict({
      stageKey,
      applicant,
      message: `Penilaian ditulis di ${label}, yang belum disimpan`,
      revert: async () => {
        if (isUnmounted.current) await notify(`Penilaian ${verdict} ada di draf ${label} ${name}`, 'info')
        else write(before)
        return 'undone'
      },
    })
  }
  /** Writes a verdict, or with '' takes it away: in the note that is being edited, else at once. */
  async function writeVerdict(verdict: Verdict | '') {
    setFailure(undefined)
    const { mine, base } = record.engine.state()
    if (mine[note] !== base[note]) return draftVerdict(verdict, shownVerdict())
    await run({
      work: () => saveUndoably(verdict),
      toFailure: (error) => ({ verdict, reason: messageOf(error) }),
      tell: (failed) => void notify(failureText(failed), 'failed'),
    })
  }
  /** The verdict that is there already is taken away. */
  function applyVerdict(pressed: Verdict) {
    if (isBusy) return void notify('Penilaian sebelumnya masih disimpan. Ulangi sesudahnya.', 'info')
    setChosen(pressed)
    void writeVerdict(pressed === shownVerdict() ? '' : pressed)
  }
  async function saveUndoably(verdict: Verdict | '') {
    const { outcome, stored, replaced, problem } = await save(verdictValues(notesOf(profile), note), verdict)
    if (outcome === 'failed' || outcome === 'invalid')
      setFailure({ verdict, reason: problem ?? '', isFull: outcome === 'invalid' })
    if (outcome !== 'saved') return
    addVerdict({
      stageKey,
      applicant,
      message: verdictMessage(name, label, verdict, replaced),
      revert: async () => {
        const { outcome: undone } = await save(stored, replaced)
        if (undone === 'cancelled') return 'kept'
        if (undone !== 'saved') return 'failed'
        await notify(`Penilaian untuk ${name} dikembalikan ke ${replaced || 'tanpa penilaian'}`)
        return 'undone'
      },
    })
  }
  const keys = verdicts.map(
    ({ text, key }) => [key, { label: `Penilaian ${text}`, run: () => applyVerdict(text), wait: 'act' }] as const,
  )
  useShortcuts(mayWrite ? Object.fromEntries(keys) : {})
  return (
    <>
      <div className={`row ${classes.verdicts}`} role="group" aria-label={`Penilaian tentang ${name}`}>
        <Button.Group>
          {verdicts.map(({ text, key }) => (
            <Button
              key={text}
              variant="default"
              size="compact-sm"
              className={classes.verdict ?? ''}
              data-verdict={text}
              aria-pressed={text === current}
              aria-busy={(isBusy && chosen === text) || undefined}
              aria-keyshortcuts={key.toUpperCase()}
              title={text === current ? 'Tekan untuk menghapus penilaian' : `Tombol ${key.toUpperCase()}`}
              disabled={!mayWrite}
              onClick={() => applyVerdict(text)}
            >
              {text}
            </Button>
          ))}
        </Button.Group>
        <CompactSelect
          label="Penilaian ditulis di"
          options={noteNames.map((id, n) => ({ id, text: noteLabel(n) }))}
          value={note}
          onChange={(id) => choose(noteNames.find((one) => one === id) ?? note)}
        />
      </div>
      {failure && (
        <FailureText retry={failure.isFull ? undefined : () => void writeVerdict(failure.verdict)}>
          {failureText(failure)}
        </FailureText>
      )}
    </>
  )
}
