import { Button, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { pipeline, type StageChange } from '~/api/contract/pipeline'
import type { ApplicantProfile } from '~/api/contract/profile'
import { send } from '~/api/queries'
import { fullName } from '~/lib/fullName'
import { numberText } from '~/lib/numbers'
import { adminTexts } from '~/lib/adminTexts'
import type { Viewer } from '~/parts/viewer'
import { lazily } from '~/ui/lazily'
import { Notice } from '~/ui/Notice'
import { notify } from '~/ui/notify'
import classes from './ApplicantPanel.module.css'
import { fieldsOf, isSameNotes, keepDraft, notesId, type NoteTexts, readDraft, textsOf } from './notesDraft'
import { profileQuery, type StageAt } from './queries'

const EmailDialog = lazily(async () => (await import('./EmailDialog')).EmailDialog)
const NotesConflict = lazily(async () => (await import('./NotesConflict')).NotesConflict)
/** The documents set no bound; from here on the length is shown. The server takes twice as much (wire decision B33). */
const SOFT_LIMIT = 2_000
const HARD_LIMIT = 4_000

/** Whether notes may be written and e-mails sent: always, as document 2 §4.5 has it. Moves have a right of their own. */
const hasRoleToChangeStage = (): boolean => true

type Props = {
  profile: ApplicantProfile
  userId: string
  at: StageAt
  viewer: Viewer
  /** Leads the focus out of the notes. */
  leave: () => void
}
type Opened =
  | { name: 'preview' | 'send'; change: StageChange }
  | { name: 'conflict'; mine: NoteTexts; theirs: NoteTexts }

/**
 * Five notes and the choice of an e-mail (document 2 §4.5). What is written is kept as a draft until it is saved; saving
 * looks first whether a colleague changed the notes meanwhile, and then shows both.
 */
export function NotesForm({ profile, userId, at, viewer, leave }: Props) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => readDraft(viewer.userId, at, userId))
  const [sendEmail, setSendEmail] = useState<'ya' | 'tidak'>('tidak')
  const [opened, setOpened] = useState<Opened>()
  const [isSaving, setSaving] = useState(false)
  const isBusy = useRef(false)
  const mayWrite = hasRoleToChangeStage()
  const saved = textsOf(profile)
  const written = draft?.texts ?? saved
  const canSave = mayWrite && (draft !== undefined || sendEmail === 'ya')
  const name = fullName(profile)

  const saveRef = useRef<HTMLButtonElement>(null)
  const hasTried = useRef(false)
  useEffect(() => {
    if (isSaving || opened || !hasTried.current) return
    hasTried.current = false
    // While it is busy the button is off and loses the focus, so that a dialog cannot give it back either.
    if (document.activeElement === document.body) saveRef.current?.focus({ preventScroll: true })
  }, [isSaving, opened])
  const isUnsaved = useRef(false)
  useEffect(() => {
    isUnsaved.current = draft !== undefined
  })
  useEffect(
    () => () => {
      if (isUnsaved.current) void notify(`Catatan ${name} belum disimpan; drafnya tetap ada`, 'info')
    },
    [name],
  )
  const change = (next: NoteTexts, base = draft?.base ?? saved) => {
    const made = isSameNotes(next, base) ? undefined : { texts: next, base }
    setDraft(made)
    keepDraft(viewer.userId, at, userId, made)
  }
  const changeOf = ({ id, pipelineId }: ApplicantProfile, notes: NoteTexts): StageChange => ({
    id,
    userId,
    klobVacancyCode: at.klobVacancyCode,
    stageId: at.stageId,
    pipelineId,
    ...fieldsOf(notes),
    sendEmail,
  })
  async function submit(body: StageChange) {
    try {
      await send(client, pipeline.saveNotes, { body })
    } catch {
      return notify(adminTexts.stage.notSaved, 'info')
    }
    setDraft(undefined)
    keepDraft(viewer.userId, at, userId, undefined)
    setSendEmail('tidak')
    setOpened(undefined)
    await notify(adminTexts.stage.saved)
  }
  /** One thing at a time: a second press while something runs does nothing. */
  async function once(work: () => Promise<void>) {
    if (isBusy.current) return
    isBusy.current = true
    hasTried.current = true
    setSaving(true)
    await work().finally(() => {
      isBusy.current = false
      setSaving(false)
    })
  }
  const save = (notes: NoteTexts, base: NoteTexts) =>
    once(async () => {
      const fresh = await client.fetchQuery({ ...profileQuery(at, userId), staleTime: 0 }).catch(() => undefined)
      if (!fresh) return notify(adminTexts.stage.notSaved, 'info')
      const theirs = textsOf(fresh)
      if (!isSameNotes(theirs, base) && !isSameNotes(theirs, notes))
        return setOpened({ name: 'conflict', mine: notes, theirs })
      const body = changeOf(fresh, notes)
      if (sendEmail === 'ya') setOpened({ name: 'send', change: body })
      else await submit(body)
    })
  return (
    <section className={classes.group} aria-label={`Catatan ${name}`}>
      <h3>Catatan</h3>
      {!mayWrite && <Notice>{adminTexts.stage.mayNotWrite}</Notice>}
      <form
        className={classes.notes}
        onSubmit={(event) => {
          event.preventDefault()
          if (canSave) void save(written, draft?.base ?? saved)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          leave()
        }}
      >
        {written.map((text, n) => (
          <Textarea
            // The notes are told apart by their place alone.
            // oxlint-disable-next-line react/no-array-index-key
            key={n}
            id={n === 0 ? notesId : undefined}
            label={`Catatan ${n + 1}`}
            rows={2}
            maxLength={HARD_LIMIT}
            disabled={!mayWrite}
            value={text}
            description={
              text.length >= SOFT_LIMIT
                ? `${numberText(text.length)} dari ${numberText(HARD_LIMIT)} karakter`
                : undefined
            }
            onChange={(event) =>
              change(written.map((was, i) => (i === n ? event.currentTarget.value : was)) as unknown as NoteTexts)
            }
          />
        ))}
        <fieldset className={classes.email} disabled={!mayWrite}>
          <legend>Kirim email ke pelamar</legend>
          {(['tidak', 'ya'] as const).map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name={`send-${userId}`}
                checked={sendEmail === choice}
                onChange={() => setSendEmail(choice)}
              />
              {choice === 'ya' ? 'Ya' : 'Tidak'}
            </label>
          ))}
          <Button
            variant="subtle"
            size="xs"
            onClick={() => setOpened({ name: 'preview', change: changeOf(profile, written) })}
          >
            Pratinjau email
          </Button>
        </fieldset>
        <div className={classes.save}>
          {draft && (
            <>
              <span className={classes.unsaved}>Belum disimpan</span>
              <Button
                variant="default"
                onClick={() => {
                  change(saved, saved)
                  // It goes with the draft.
                  saveRef.current?.focus()
                }}
              >
                Buang perubahan
              </Button>
            </>
          )}
          <Button
            ref={saveRef}
            type="submit"
            aria-disabled={!canSave}
            data-disabled={(!canSave && !isSaving) || undefined}
            loading={isSaving}
          >
            Simpan
          </Button>
        </div>
      </form>
      {opened?.name === 'conflict' ? (
        <NotesConflict
          name={name}
          mine={opened.mine}
          theirs={opened.theirs}
          onClose={() => setOpened(undefined)}
          onChoose={(chosen) => {
            const { theirs } = opened
            setOpened(undefined)
            change(chosen, theirs)
            void save(chosen, theirs)
          }}
        />
      ) : (
        opened && (
          <EmailDialog
            name={name}
            change={opened.change}
            isSending={isSaving}
            onClose={() => setOpened(undefined)}
            {...(opened.name === 'send' ? { send: () => void once(() => submit(opened.change)) } : {})}
          />
        )
      )}
    </section>
  )
}
