import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { pipeline, type StageChange } from '~/api/contract/recruitment/pipeline'
import { query } from '~/api/queries'
import { adminTexts } from '~/lib/texts/adminTexts'
import { texts } from '~/lib/texts/texts'
import { Dialog } from '~/ui/dialogs/Dialog'
import { Notice } from '~/ui/messages/Notice'
import { SafeHtml } from '~/ui/html/SafeHtml'
import classes from './Notes.module.css'

type Props = {
  name: string
  change: StageChange
  onClose: () => void
  /** Saves the notes and sends the e-mail; absent in a preview. */
  send?: () => void
}

/** Preview of the e-mail to the applicant, and the confirmation before sending (document 2 §4.5). */
export function EmailDialog({ name, change, onClose, send }: Props) {
  // Rendered by the server for these notes, so it is never cached.
  const { data, error, refetch } = useQuery({
    ...query(pipeline.previewEmail, { body: change }),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Dialog
      opened
      size="lg"
      onClose={onClose}
      closeOnClickOutside={false}
      title={send ? `Simpan catatan dan kirim email ke ${name}?` : `Pratinjau email untuk ${name}`}
      closeButtonProps={{ 'aria-label': 'Tutup dialog' }}
    >
      {error ? (
        <Notice retry={() => void refetch()}>{texts.failed}</Notice>
      ) : !data ? (
        <p role="status">Memuat pratinjau...</p>
      ) : data.subject && data.bodyEmail ? (
        <div className={`stack break-anywhere ${classes.preview}`}>
          <p>
            Subjek: <b>{data.subject}</b>
          </p>
          <SafeHtml html={data.bodyEmail} frame={`Isi email untuk ${name}`} />
        </div>
      ) : (
        <Notice>{adminTexts.stage.noPreview}</Notice>
      )}
      <div className={`row ${classes.answers}`}>
        <Button variant="default" onClick={onClose}>
          {send ? 'Batal' : 'Tutup'}
        </Button>
        {send && (
          <Button data-autofocus onClick={send}>
            Simpan dan kirim
          </Button>
        )}
      </div>
    </Dialog>
  )
}
