import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { pipeline } from '~/api/contract/recruitment/pipeline'
import type { StageChange } from '~/api/contract/recruitment/stageChange'
import { query } from '~/api/queries'
import { adminTexts } from '~/lib/texts/adminTexts'
import { texts } from '~/lib/texts/texts'
import { Dialog } from '~/ui/dialogs/Dialog'
import { ask } from '~/ui/dialogs/dialogs'
import { htmlToText } from '~/ui/html/htmlText'
import { Notice } from '~/ui/messages/Notice'
import { SafeHtml } from '~/ui/html/SafeHtml'
import classes from './Notes.module.css'
import { noteLabel, noteNames } from '~/components/applicant/verdictNote'
import { useIdentities } from '../pipeline/identities'
import { useStage } from '../pipeline/stageContext'
import { useDeparture } from '../pipeline/useDeparture'
import { quotedNotes } from './quotedNotes'

type Props = {
  name: string
  change: StageChange
  onClose: () => void
  /** Saves the notes and sends the e-mail; absent in a preview. */
  send?: () => void
}

/** Asks before an e-mail is sent whose text nobody can see: the server has no preview of it. */
const confirmUnseen = (name: string) =>
  ask({
    title: 'Kirim tanpa pratinjau?',
    message: `${adminTexts.stage.noPreview}: isi email ke ${name} ditentukan server dan mungkin memuat catatan Anda.`,
    yes: 'Tetap kirim',
    no: 'Batal',
    destructive: true,
  })

/** Preview of the e-mail to the applicant, and the confirmation before sending (document 2 §4.5). */
export function EmailDialog({ name, change, onClose, send }: Props) {
  const { stageKey, stage } = useStage()
  // Where the applicant was moved meanwhile.
  const departure = useDeparture(stageKey, stage, change.userId, false)
  const { hiddenOf } = useIdentities()
  // The text names somebody whose identity is hidden: it is shown only on request.
  const [isCovered, setCovered] = useState(hiddenOf(change.userId) !== undefined)
  // Rendered by the server for these notes, so it is never cached.
  const { data, error, refetch } = useQuery({
    ...query(pipeline.previewEmail, { body: change }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const waitingId = useId()
  const hasPreview = data?.subject && data.bodyEmail
  async function submit() {
    if (data && (hasPreview || (await confirmUnseen(name)))) send?.()
  }
  return (
    <Dialog
      opened
      size="lg"
      onClose={onClose}
      closeOnClickOutside={false}
      title={send ? `Simpan catatan dan kirim email ke ${name}?` : `Pratinjau email untuk ${name}`}
      closeButtonProps={{ 'aria-label': 'Tutup dialog' }}
    >
      {departure && <Notice>{departure}</Notice>}
      {data && isCovered ? (
        <Notice>
          Email ini menyebut nama asli {name}.{' '}
          <button type="button" className="link-button" onClick={() => setCovered(false)}>
            Tampilkan isi email
          </button>
        </Notice>
      ) : data ? (
        <EmailPreview name={name} change={change} {...data} />
      ) : error ? (
        <Notice retry={() => void refetch()}>{texts.failed}</Notice>
      ) : (
        <p role="status">Memuat pratinjau...</p>
      )}
      <div className={`row ${classes.answers}`}>
        {send && !data && (
          <span id={waitingId} className="dimmed small">
            Email dikirim setelah pratinjaunya dimuat
          </span>
        )}
        <Button variant="default" onClick={onClose}>
          {send ? 'Batal' : 'Tutup'}
        </Button>
        {send && (
          <Button
            data-autofocus
            aria-disabled={!data}
            data-disabled={!data}
            aria-describedby={data ? undefined : waitingId}
            onClick={() => void submit()}
          >
            Simpan dan kirim
          </Button>
        )}
      </div>
    </Dialog>
  )
}

type PreviewProps = { name: string; change: StageChange; subject: string | null; bodyEmail: string | null }

/** The e-mail's text, with the notes that it quotes. */
function EmailPreview({ name, change, subject, bodyEmail }: PreviewProps) {
  if (!subject || !bodyEmail) return <Notice>{adminTexts.stage.noPreview}</Notice>
  const quoted = quotedNotes(
    noteNames.map((note) => change[note]),
    `${subject} ${htmlToText(bodyEmail)}`,
  )
  return (
    <div className={`stack break-anywhere ${classes.preview}`}>
      {quoted.length > 0 && (
        <Notice urgent>
          {quoted.map(noteLabel).join(', ')} dikutip dalam email ini dan akan dibaca {name}.
        </Notice>
      )}
      <p>
        Subjek: <b>{subject}</b>
      </p>
      <SafeHtml html={bodyEmail} frame={`Isi email untuk ${name}`} />
    </div>
  )
}
