import { Button, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { StageChange } from '~/api/contract/recruitment/pipeline'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import type { Viewer } from '~/components/viewer'
import { adminTexts } from '~/lib/texts/adminTexts'
import { numberText } from '~/lib/texts/numbers'
import { fullName } from '~/lib/texts/text'
import { RecordField } from '~/record/RecordField'
import { RecordNotices } from '~/record/RecordNotices'
import { SaveButton } from '~/record/SaveButton'
import { useRecordForm } from '~/record/useRecordForm'
import { lazyComponent } from '~/ui/lazyComponent'
import { Notice } from '~/ui/messages/Notice'
import { notify } from '~/ui/messages/notify'
import classes from '../profile/ApplicantPanel.module.css'
import type { StageAt } from '../queries'
import { changeOf, noteNames, notesId, notesOf, notesPlace, notesRecord, noteTexts, readOldNotes } from './notesRecord'

const EmailDialog = lazyComponent(async () => (await import('./EmailDialog')).EmailDialog)
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
/** The e-mail as it would be, and the question before it goes. */
type Opened = { change: StageChange; answer?: (goOn: boolean) => void }

/** Five notes and the choice of an e-mail (document 2 §4.5). */
export function NotesForm({ profile, userId, at, viewer, leave }: Props) {
  const client = useQueryClient()
  const [sendEmail, setSendEmail] = useState<'ya' | 'tidak'>('tidak')
  const [opened, setOpened] = useState<Opened>()
  const mayWrite = hasRoleToChangeStage()
  const name = fullName(profile)
  const record = useRecordForm({
    definition: notesRecord(client, at, userId),
    stored: notesOf(profile),
    writer: { userId: viewer.userId, corporateId: at.corporateId },
    place: () => notesPlace(at, userId),
    readOld: readOldNotes,
    leftText: `Catatan ${name} belum disimpan; drafnya tetap ada`,
    onSaved: () => void notify(adminTexts.stage.saved),
  })
  const { bind } = record
  const fieldsRef = useRef<HTMLDivElement>(null)
  const canSave = mayWrite && (record.isUnsaved || sendEmail === 'ya')

  /** The question before an e-mail goes, with these very notes. */
  const confirmEmail = (values: ReturnType<typeof notesOf>) =>
    new Promise<boolean>((resolve) => {
      const answer = (goOn: boolean) => {
        setOpened(undefined)
        resolve(goOn)
      }
      setOpened({ change: changeOf(values, at, userId, 'ya'), answer })
    })
  async function submit() {
    if (!canSave) return
    const outcome = sendEmail === 'ya' ? await record.save('ya', confirmEmail) : await record.save()
    if (outcome === 'failed') void notify(adminTexts.stage.notSaved, 'info')
    if (outcome === 'saved') setSendEmail('tidak')
  }
  return (
    <section className={classes.group} aria-label={`Catatan ${name}`}>
      <h3>Catatan</h3>
      {!mayWrite && <Notice>{adminTexts.stage.mayNotWrite}</Notice>}
      <form
        ref={bind}
        className={classes.notes}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          leave()
        }}
      >
        <RecordNotices record={record} texts={noteTexts} />
        {noteNames.map((field, n) => (
          <RecordField key={field} record={record} name={field}>
            {({ value, onChange }) => (
              <Textarea
                id={n === 0 ? notesId : undefined}
                label={`Catatan ${n + 1}`}
                rows={1}
                // An empty one is folded to a line, told apart by its placeholder.
                placeholder=" "
                classNames={{ root: classes.note ?? '', input: classes.box ?? '' }}
                maxLength={HARD_LIMIT}
                disabled={!mayWrite}
                value={value}
                description={
                  value.length >= SOFT_LIMIT
                    ? `${numberText(value.length)} dari ${numberText(HARD_LIMIT)} karakter`
                    : undefined
                }
                onChange={(event) => onChange(event.currentTarget.value)}
              />
            )}
          </RecordField>
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
            onClick={() => setOpened({ change: changeOf(record.engine.state().mine, at, userId, sendEmail) })}
          >
            Pratinjau email
          </Button>
        </fieldset>
        <div className={classes.save} ref={fieldsRef}>
          {record.isUnsaved && (
            <>
              <span className={classes.unsaved}>Belum disimpan</span>
              <Button
                variant="default"
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
          <SaveButton record={record} reason={canSave ? undefined : 'Belum ada perubahan'} />
        </div>
      </form>
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
