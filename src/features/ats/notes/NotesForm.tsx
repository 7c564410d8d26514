import { Button, Textarea } from '@mantine/core'
import { IconTextPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import type { StageChange } from '~/api/contract/recruitment/pipeline'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import { useCorporate } from '~/components/corporate'
import { adminTexts } from '~/lib/texts/adminTexts'
import { numberText } from '~/lib/texts/numbers'
import { fullName } from '~/lib/texts/text'
import { useIsUnmounted } from '~/lib/effects'
import { RecordField } from '~/record/form/RecordField'
import { RecordNotices } from '~/record/form/RecordNotices'
import { SaveButton } from '~/record/form/SaveButton'
import { type RecordHandle, useRecordForm } from '~/record/useRecordForm'
import { lazyComponent } from '~/ui/lazyComponent'
import { Notice } from '~/ui/messages/Notice'
import { notify } from '~/ui/messages/notify'
import type { StageKey } from '../queries'
import classes from './Notes.module.css'
import {
  changeOf,
  MAX_NOTE,
  noteLabel,
  noteNames,
  notesId,
  notesOf,
  notesPlace,
  notesRecord,
  noteTexts,
  type NoteValues,
  readOldNotes,
} from './notesRecord'
import { SnippetMenu } from './SnippetMenu'
import { insertText, useSnippets } from './snippets'
import { VerdictBar } from './VerdictBar'

const EmailDialog = lazyComponent(async () => (await import('./EmailDialog')).EmailDialog)
/** Whether notes may be written and e-mails sent: always, by document 2 §4.5. Moves have a separate right. */
const hasRoleToChangeStage = (): boolean => true

const NO_CHANGE = 'Belum ada perubahan'
/** The length is shown from here on; the documents set no limit. The server accepts twice as much (wire decision B33). */
const SOFT_LIMIT = 2_000

type Notes = RecordHandle<NoteValues, 'ya'>
type Props = {
  profile: ApplicantProfile
  userId: string
  stageKey: StageKey
  /** Moves the focus out of the notes. */
  leaveNotes: () => void
  /** Opens the next applicant. */
  openNext: () => void
}
/** The open e-mail dialog: a preview, or with `send` the confirmation before sending. */
type EmailDialogState = { change: StageChange; onClose: () => void; send?: () => void }

/** Five notes and the option to send an e-mail (document 2 §4.5). */
export function NotesForm({ profile, userId, stageKey, leaveNotes, openNext }: Props) {
  const client = useQueryClient()
  const { writer } = useCorporate()
  const [sendEmail, setSendEmail] = useState<'ya' | 'tidak'>('tidak')
  const [emailDialog, setEmailDialog] = useState<EmailDialogState>()
  const mayWrite = hasRoleToChangeStage()
  const name = fullName(profile)
  const record = useRecordForm({
    definition: notesRecord(client, stageKey, userId),
    stored: notesOf(profile),
    writer,
    draftKey: () => notesPlace(stageKey, userId),
    readLegacyDraft: readOldNotes,
    leftMessage: `Catatan ${name} belum disimpan; drafnya tetap ada`,
    onSaved: () => void notify(adminTexts.stage.saved),
  })
  const { formRef: bind } = record
  const snippets = useSnippets(writer, name)
  const [anchor, setAnchor] = useState<HTMLElement>()
  // Snippets are inserted into the note that was focused last.
  const [lastBox, setLastBox] = useState<HTMLTextAreaElement>()
  const currentBox = () => lastBox ?? (document.getElementById(notesId) as HTMLTextAreaElement | null)
  const isGone = useIsUnmounted()
  const noChangeId = useId()
  const canSave = mayWrite && (record.isUnsaved || sendEmail === 'ya')

  const preview = () =>
    setEmailDialog({
      change: changeOf(record.engine.state().mine, stageKey, userId, sendEmail),
      onClose: () => setEmailDialog(undefined),
    })
  /** Asks for confirmation before an e-mail with these notes is sent. */
  const confirmEmail = (values: NoteValues) =>
    new Promise<boolean>((resolve) => {
      const answer = (isConfirmed: boolean) => {
        setEmailDialog(undefined)
        resolve(isConfirmed)
      }
      setEmailDialog({
        change: changeOf(values, stageKey, userId, 'ya'),
        onClose: () => answer(false),
        send: () => answer(true),
      })
    })
  async function submit(opensNext = false) {
    if (!canSave) return
    const outcome = sendEmail === 'ya' ? await record.save('ya', confirmEmail) : await record.save()
    if (outcome === 'failed') void notify(adminTexts.stage.notSaved, 'info')
    if (outcome !== 'saved') return
    setSendEmail('tidak')
    // If the form was closed meanwhile, the next applicant is not opened.
    if (opensNext && !isGone.current) openNext()
  }
  function insert(text: string) {
    const box = currentBox()
    if (box && !insertText(box, text))
      void notify(`Teks tidak muat: catatan paling panjang ${numberText(MAX_NOTE)} karakter.`, 'info')
    setAnchor(undefined)
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event
    const snippet = altKey && !ctrlKey ? snippets.snippets[Number(/^Digit([1-9])$/.exec(code)?.[1]) - 1] : undefined
    if (key === 'Escape') leaveNotes()
    else if (key === 'Enter' && (ctrlKey || metaKey)) void submit(shiftKey)
    else if (snippet !== undefined) insert(snippet)
    else return
    event.preventDefault()
  }
  return (
    <section aria-label={`Catatan ${name}`}>
      <div className={`row ${classes.title}`}>
        <h3 className="small dimmed">Catatan</h3>
        <Button
          variant="subtle"
          size="compact-xs"
          disabled={!mayWrite}
          aria-haspopup="dialog"
          aria-expanded={anchor !== undefined}
          leftSection={<IconTextPlus size={14} aria-hidden />}
          onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
        >
          Teks cepat
        </Button>
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
        <VerdictBar record={record} profile={profile} userId={userId} stageKey={stageKey} mayWrite={mayWrite} />
        <RecordNotices record={record} texts={noteTexts} />
        <NoteFields record={record} onFocus={setLastBox} />
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
                Buang perubahan
              </Button>
            </>
          )}
          <Button
            variant="default"
            aria-disabled={!canSave}
            data-disabled={!canSave || undefined}
            aria-describedby={canSave ? undefined : noChangeId}
            title={canSave ? 'Ctrl+Shift+Enter' : undefined}
            onClick={() => void submit(true)}
          >
            Simpan dan berikutnya
          </Button>
          <SaveButton record={record} reason={canSave ? undefined : NO_CHANGE} reasonId={noChangeId} />
        </div>
      </form>
      {anchor && (
        <SnippetMenu
          {...snippets}
          anchor={anchor}
          targetLabel={currentBox()?.labels[0]?.textContent ?? ''}
          currentText={currentBox()?.value ?? ''}
          insert={insert}
          onClose={() => setAnchor(undefined)}
        />
      )}
      {emailDialog && <EmailDialog name={name} {...emailDialog} />}
    </section>
  )
}

/** The five notes; an empty one is one line high, others grow with their text. */
function NoteFields({ record, onFocus }: { record: Notes; onFocus: (box: HTMLTextAreaElement) => void }) {
  return noteNames.map((field, n) => (
    <RecordField key={field} record={record} name={field}>
      {({ value, onChange }) => (
        <Textarea
          id={n === 0 ? notesId : undefined}
          label={noteLabel(n)}
          rows={1}
          // The style of an empty field depends on its placeholder.
          placeholder=" "
          classNames={{ root: classes.note ?? '', input: classes.box ?? '' }}
          maxLength={MAX_NOTE}
          disabled={!hasRoleToChangeStage()}
          value={value}
          description={
            value.length >= SOFT_LIMIT ? `${numberText(value.length)} dari ${numberText(MAX_NOTE)} karakter` : undefined
          }
          onFocus={({ currentTarget }) => onFocus(currentTarget)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </RecordField>
  ))
}
