import { Button } from '@mantine/core'
import { IconTextPlus } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { StageChange } from '~/api/contract/recruitment/pipeline'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import type { Viewer } from '~/components/viewer'
import { adminTexts } from '~/lib/texts/adminTexts'
import { numberText } from '~/lib/texts/numbers'
import { fullName } from '~/lib/texts/text'
import { useIsGone } from '~/lib/useIsGone'
import { RecordNotices } from '~/record/form/RecordNotices'
import { SaveButton } from '~/record/form/SaveButton'
import { useRecordForm } from '~/record/useRecordForm'
import { lazyComponent } from '~/ui/lazyComponent'
import { Notice } from '~/ui/messages/Notice'
import { notify } from '~/ui/messages/notify'
import type { StageKey } from '../queries'
import { insertText } from './insertText'
import { NoteFields } from './NoteFields'
import classes from './Notes.module.css'
import { changeOf, MAX_NOTE, notesId, notesOf, notesPlace, notesRecord, noteTexts, readOldNotes } from './notesRecord'
import { SnippetMenu } from './SnippetMenu'
import { useSnippets } from './useSnippets'
import { VerdictBar } from './VerdictBar'

const EmailDialog = lazyComponent(async () => (await import('./EmailDialog')).EmailDialog)
/** Whether notes may be written and e-mails sent: always, as document 2 §4.5 has it. Moves have a right of their own. */
const hasRoleToChangeStage = (): boolean => true

const NO_CHANGE = 'Belum ada perubahan'

type Props = {
  profile: ApplicantProfile
  userId: string
  stageKey: StageKey
  viewer: Viewer
  /** Moves the focus out of the notes. */
  leave: () => void
  /** Opens the next applicant. */
  next: () => void
}
/** The e-mail as it would be, and the question before it goes. */
type Opened = { change: StageChange; answer?: (goOn: boolean) => void }

/** Five notes and the choice of an e-mail (document 2 §4.5). */
export function NotesForm({ profile, userId, stageKey, viewer, leave, next }: Props) {
  const client = useQueryClient()
  const [sendEmail, setSendEmail] = useState<'ya' | 'tidak'>('tidak')
  const [opened, setOpened] = useState<Opened>()
  const mayWrite = hasRoleToChangeStage()
  const name = fullName(profile)
  const writer = { userId: viewer.userId, corporateId: stageKey.corporateId }
  const record = useRecordForm({
    definition: notesRecord(client, stageKey, userId),
    stored: notesOf(profile),
    writer,
    place: () => notesPlace(stageKey, userId),
    readOld: readOldNotes,
    leftText: `Catatan ${name} belum disimpan; drafnya tetap ada`,
    onSaved: () => void notify(adminTexts.stage.saved),
  })
  const { bind } = record
  const fieldsRef = useRef<HTMLDivElement>(null)
  const snippets = useSnippets(writer, name)
  const [anchor, setAnchor] = useState<HTMLElement>()
  // The note that was written in last is the one that a snippet goes into.
  const [lastBox, setBox] = useState<HTMLTextAreaElement>()
  const boxOf = () => lastBox ?? (document.getElementById(notesId) as HTMLTextAreaElement | null)
  const isGone = useIsGone()
  const noChangeId = useId()
  const canSave = mayWrite && (record.isUnsaved || sendEmail === 'ya')

  /** The question before an e-mail goes, with these very notes. */
  const confirmEmail = (values: ReturnType<typeof notesOf>) =>
    new Promise<boolean>((resolve) => {
      const answer = (goOn: boolean) => {
        setOpened(undefined)
        resolve(goOn)
      }
      setOpened({ change: changeOf(values, stageKey, userId, 'ya'), answer })
    })
  async function submit(goesOn = false) {
    if (!canSave) return
    const outcome = sendEmail === 'ya' ? await record.save('ya', confirmEmail) : await record.save()
    if (outcome === 'failed') void notify(adminTexts.stage.notSaved, 'info')
    if (outcome !== 'saved') return
    setSendEmail('tidak')
    // If the form was closed meanwhile, the next applicant is not opened.
    if (goesOn && !isGone.current) next()
  }
  function insert(text: string) {
    const box = boxOf()
    if (box && !insertText(box, text))
      void notify(`Teks tidak muat: catatan paling panjang ${numberText(MAX_NOTE)} karakter.`, 'info')
    setAnchor(undefined)
  }
  function onKeyDown(event: KeyboardEvent) {
    const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event
    const snippet = altKey && !ctrlKey ? snippets.snippets[Number(/^Digit([1-9])$/.exec(code)?.[1]) - 1] : undefined
    if (key === 'Escape') leave()
    else if (key === 'Enter' && (ctrlKey || metaKey)) void submit(shiftKey)
    else if (snippet !== undefined) insert(snippet)
    else return
    event.preventDefault()
  }
  return (
    <section aria-label={`Catatan ${name}`}>
      <div className={classes.title}>
        <h3>Catatan</h3>
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
        className={classes.notes}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        onKeyDown={onKeyDown}
      >
        <VerdictBar
          record={record}
          profile={profile}
          userId={userId}
          stageKey={stageKey}
          writer={writer}
          mayWrite={mayWrite}
        />
        <RecordNotices record={record} texts={noteTexts} />
        <NoteFields record={record} mayWrite={mayWrite} onFocus={setBox} />
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
            onClick={() => setOpened({ change: changeOf(record.engine.state().mine, stageKey, userId, sendEmail) })}
          >
            Pratinjau email
          </Button>
        </fieldset>
        <div className={classes.save} ref={fieldsRef}>
          {!canSave && (
            <span id={noChangeId} className={classes.noChange}>
              {NO_CHANGE}
            </span>
          )}
          {record.isUnsaved && (
            <>
              <span className={classes.unsaved}>Belum disimpan</span>
              <Button
                variant="subtle"
                size="xs"
                onClick={() => {
                  record.engine.discard()
                  // It goes with the draft.
                  fieldsRef.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
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
          into={boxOf()?.labels[0]?.textContent ?? ''}
          written={boxOf()?.value ?? ''}
          insert={insert}
          onClose={() => setAnchor(undefined)}
        />
      )}
      {opened && (
        <EmailDialog
          name={name}
          change={opened.change}
          isSending={false}
          onClose={() => (opened.answer ? opened.answer(false) : setOpened(undefined))}
          {...(opened.answer ? { send: () => opened.answer?.(true) } : {})}
        />
      )}
    </section>
  )
}
