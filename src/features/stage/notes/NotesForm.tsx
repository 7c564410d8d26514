import { Button } from '@mantine/core'
import { type KeyboardEvent, useContext, useId, useRef, useState } from 'react'
import type { StageChange } from '~/api/contract/recruitment/stageChange'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import { recordDelivery } from '~/components/actions/actions'
import { useCorporate } from '~/components/corporate'
import { adminTexts } from '~/lib/texts/adminTexts'
import { fullName } from '~/lib/texts/text'
import { useIsUnmounted } from '~/lib/effects'
import { RecordField } from '~/record/form/RecordField'
import { RecordNotices } from '~/record/form/RecordNotices'
import { SaveButton } from '~/record/form/SaveButton'
import { SaveFailure } from '~/record/form/SaveFailure'
import { type RecordHandle, useRecordForm } from '~/record/useRecordForm'
import { LongTextField } from '~/ui/fields/LongTextField'
import { lazyDialog } from '~/ui/lazyDialog'
import { Notice } from '~/ui/messages/Notice'
import { notify } from '~/ui/messages/notify'
import { noteLabel, noteNames } from '~/components/applicant/verdictNote'
import { NotePartsContext, type SnippetKeys } from './noteParts'
import classes from './Notes.module.css'
import {
  changeOf,
  noteLimit,
  notesId,
  notesOf,
  notesPlace,
  notesRecord,
  noteTexts,
  type NoteValues,
} from './notesRecord'
import { useStage } from '../pipeline/stageContext'
import type { SaveBeforeNext } from '../model/panelActions'

const EmailDialog = lazyDialog(async () => (await import('./EmailDialog')).EmailDialog)
/** Whether notes may be written and e-mails sent: always, by document 2 §4.5. Moves have a separate right. */
const hasRoleToChangeStage = (): boolean => true

const NO_CHANGE = 'Belum ada perubahan'
type Props = {
  profile: ApplicantProfile
  userId: string
  /** Moves the focus out of the notes. */
  leaveNotes: () => void
  /** Saves, then opens the next applicant. */
  saveAndNext: (save: SaveBeforeNext) => Promise<void>
}
/** The open e-mail dialog: a preview, or with `send` the confirmation before sending. */
type EmailDialogState = { change: StageChange; onClose: () => void; send?: () => void }

/** Five notes and the option to send an e-mail (document 2 §4.5). */
export function NotesForm({ profile, userId, leaveNotes, saveAndNext }: Props) {
  const { writer } = useCorporate()
  const [sendEmail, setSendEmail] = useState<'ya' | 'tidak'>('tidak')
  const [emailDialog, setEmailDialog] = useState<EmailDialogState>()
  const mayWrite = hasRoleToChangeStage()
  const name = fullName(profile)
  const { stageKey } = useStage()
  const record = useRecordForm({
    definition: {
      ...notesRecord(stageKey, userId),
      onChecked: (hasArrived) => recordDelivery(writer, 'notes', userId, hasArrived),
    },
    stored: notesOf(profile),
    writer,
    draftKey: () => notesPlace(stageKey, userId),
    subject: `Catatan ${name}`,
    leftMessage: `Catatan ${name} belum disimpan; drafnya tetap ada`,
    onSaved: () => void notify(adminTexts.stage.saved),
  })
  const { formRef: bind } = record
  const { VerdictBar, Snippets } = useContext(NotePartsContext)
  const snippetKeys = useRef<SnippetKeys>(null)
  // Snippets are inserted into the note that was focused last.
  const [lastBox, setLastBox] = useState<HTMLTextAreaElement>()
  const currentBox = () => lastBox ?? document.querySelector<HTMLTextAreaElement>(`#${notesId}`)
  const isGone = useIsUnmounted()
  const noChangeId = useId()
  const canSave = mayWrite && (record.isUnsaved || sendEmail === 'ya')

  const preview = () =>
    setEmailDialog({
      change: changeOf(record.engine.state().mine, stageKey, userId, sendEmail),
      onClose: () => setEmailDialog(undefined),
    })
  /** Asks for confirmation before an e-mail with these notes is sent. */
  const confirmEmail = (values: NoteValues, onConfirmed: () => void) =>
    new Promise<boolean>((resolve) => {
      const answer = (isConfirmed: boolean) => {
        setEmailDialog(undefined)
        resolve(isConfirmed)
      }
      setEmailDialog({
        change: changeOf(values, stageKey, userId, 'ya'),
        onClose: () => answer(false),
        send: () => {
          onConfirmed()
          answer(true)
        },
      })
    })
  async function submit(onStarted = () => {}): Promise<boolean> {
    if (!canSave) return false
    if (sendEmail === 'tidak') onStarted()
    const confirm = (values: NoteValues) => confirmEmail(values, onStarted)
    const outcome = sendEmail === 'ya' ? await record.save('ya', confirm) : await record.save()
    if (outcome === 'failed') void notify(adminTexts.stage.notSaved, 'info')
    if (outcome === 'saved') setSendEmail('tidak')
    return outcome === 'saved'
  }
  /** Saves and opens the next applicant; the focus leaves the note at once, since the next keys are meant for them. */
  async function submitAndNext() {
    if (!canSave) return
    const focused = document.activeElement
    leaveNotes()
    await saveAndNext(async (onStarted) => {
      const isSaved = await submit(onStarted)
      if (!isSaved && focused instanceof HTMLElement) focused.focus()
      // If the form was closed meanwhile, the next applicant is not opened.
      return isSaved && !isGone.current
    })
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, shiftKey } = event
    if (key === 'Escape') leaveNotes()
    else if (key === 'Enter' && (ctrlKey || metaKey)) void (shiftKey ? submitAndNext() : submit())
    else if (!snippetKeys.current?.insertByKey(event)) return
    event.preventDefault()
  }
  return (
    <section aria-label={`Catatan ${name}`}>
      <div className={`row ${classes.title}`}>
        <h3 className="small dimmed">Catatan</h3>
        <Snippets ref={snippetKeys} name={name} isDisabled={!mayWrite} currentBox={currentBox} />
      </div>
      {!mayWrite && <Notice>{adminTexts.stage.mayNotWrite}</Notice>}
      <form
        ref={bind}
        className={`stack ${classes.notes}`}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        onKeyDown={onKeyDown}
      >
        <VerdictBar record={record} profile={profile} userId={userId} mayWrite={mayWrite} />
        <RecordNotices record={record} texts={noteTexts} />
        <NoteFields record={record} isDisabled={!mayWrite} onFocus={setLastBox} />
        <fieldset className={`row ${classes.email}`} disabled={!mayWrite}>
          <legend>Kirim email ke pelamar</legend>
          {(['tidak', 'ya'] as const).map((choice) => (
            <label key={choice} className="row">
              <input
                type="radio"
                name={`send-${userId}`}
                checked={sendEmail === choice}
                onChange={() => setSendEmail(choice)}
              />
              {choice === 'ya' ? 'Ya' : 'Tidak'}
            </label>
          ))}
          <Button variant="subtle" size="xs" onClick={preview}>
            Pratinjau email
          </Button>
        </fieldset>
        <SaveFailure record={record} />
        <div className={`row ${classes.save}`}>
          {!canSave && (
            <span id={noChangeId} className={`dimmed ${classes.noChange}`}>
              {NO_CHANGE}
            </span>
          )}
          {record.isUnsaved && (
            <>
              <span className={classes.unsaved}>Belum disimpan</span>
              <Button
                variant="subtle"
                size="xs"
                onClick={({ currentTarget: { parentElement } }) => {
                  record.engine.discard()
                  // The focused button is removed with the draft.
                  parentElement?.querySelector<HTMLElement>('[type=submit]')?.focus()
                }}
              >
                Batalkan perubahan
              </Button>
            </>
          )}
          <Button
            variant="default"
            aria-disabled={!canSave}
            data-disabled={!canSave}
            aria-describedby={canSave ? undefined : noChangeId}
            title={canSave ? 'Ctrl+Shift+Enter' : undefined}
            onClick={() => void submitAndNext()}
          >
            Simpan dan berikutnya
          </Button>
          <SaveButton record={record} reason={canSave ? undefined : NO_CHANGE} reasonId={noChangeId} />
        </div>
      </form>
      {emailDialog && <EmailDialog name={name} {...emailDialog} />}
    </section>
  )
}

type FieldsProps = {
  record: RecordHandle<NoteValues, 'ya'>
  isDisabled: boolean
  onFocus: (box: HTMLTextAreaElement) => void
}

/** The five notes; an empty one is one line high, others grow with their text. */
function NoteFields({ record, isDisabled, onFocus }: FieldsProps) {
  return noteNames.map((field, n) => (
    <RecordField key={field} record={record} name={field}>
      {({ value, onChange }) => (
        <LongTextField
          id={n === 0 ? notesId : undefined}
          label={noteLabel(n)}
          rows={1}
          // The style of an empty field depends on its placeholder.
          placeholder=" "
          classNames={{ root: classes.note ?? '', input: classes.box ?? '' }}
          disabled={isDisabled}
          limit={noteLimit}
          value={value}
          onFocus={({ currentTarget }) => onFocus(currentTarget)}
          onChange={onChange}
        />
      )}
    </RecordField>
  ))
}
