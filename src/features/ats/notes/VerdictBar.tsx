import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import type { Writer } from '~/lib/scope'
import { adminTexts } from '~/lib/texts/adminTexts'
import { fullName } from '~/lib/texts/text'
import type { RecordHandle } from '~/record/useRecordForm'
import { pick } from '~/record/versions'
import { CompactSelect } from '~/ui/fields/CompactSelect'
import { useShortcuts } from '~/ui/keys/useShortcuts'
import { notify } from '~/ui/messages/notify'
import { profileQuery, type StageKey } from '../queries'
import { noteLabel, noteNames, notesOf, type NoteValues } from './notesRecord'
import { useVerdictNote } from './useVerdictNote'
import { saveVerdict, verdictRecord, verdictValues } from './verdictRecord'
import classes from './VerdictBar.module.css'
import { type Verdict, verdictOf, verdicts, withVerdict } from './verdicts'

type Props = {
  /** The notes as they are being written. */
  record: RecordHandle<NoteValues, 'ya'>
  profile: ApplicantProfile
  userId: string
  stageKey: StageKey
  writer: Writer
  mayWrite: boolean
}

/** The verdict that a team shares: the first word of a note, written at once (keys L, R, T). */
export function VerdictBar({ record, profile, userId, stageKey, writer, mayWrite }: Props) {
  const client = useQueryClient()
  const { note, choose } = useVerdictNote(writer)
  const [saving, setSaving] = useState<Verdict | ''>()
  const isSaving = useRef(false)
  const label = noteLabel(noteNames.indexOf(note))
  const current = verdictOf(profile[note])
  const name = fullName(profile)

  async function write(verdict: Verdict | '') {
    if (isSaving.current) return
    const { mine, base } = record.engine.state()
    if (mine[note] !== base[note]) {
      // What is being written there goes with it; nothing of it leaves unasked.
      record.engine.type([note], withVerdict(mine[note], verdict || undefined))
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
    client.setQueryData(profileQuery(stageKey, userId).queryKey, (known) => known && { ...known, ...notes })
    if (outcome === 'saved')
      void notify(verdict ? `Putusan ${verdict} untuk ${name} disimpan di ${label}` : `Putusan untuk ${name} dihapus`)
  }
  const keys = verdicts.map(({ text, key }) => {
    const run = () => (text === current ? void notify(`Putusan untuk ${name} sudah ${text}`, 'info') : void write(text))
    return [key, { label: `Putusan ${text}`, run }] as const
  })
  useShortcuts(mayWrite ? Object.fromEntries(keys) : {})
  return (
    <div className={classes.bar} role="group" aria-label={`Putusan tentang ${name}`}>
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
            onClick={() => void write(text === current ? '' : text)}
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
