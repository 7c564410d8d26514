import { Button, Loader } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { detailOf } from '~/api/errors'
import { config } from '~/api/config'
import { useSender } from '~/api/useSend'
import { numberText } from '~/lib/texts/numbers'
import type { Scope } from '~/lib/scope'
import { safeUrl } from '~/lib/url/urls'
import { takesId, resume, useJobs } from '~/jobs/jobs'
import { type Exportable, startExport } from '~/jobs/startExport'
import { BusyButton } from '~/ui/BusyButton'
import { Dialog } from '~/ui/dialogs/Dialog'
import classes from '~/list/ListDialogs.module.css'
import { FailureText } from '~/ui/messages/FailureText'
import type { AnySections } from '~/list/filters/criterion'
import { LISTS_FAILED } from '~/components/masterData'
import { FORM_DIFFERS, useCriterionTexts } from '~/list/filters/criterionTexts'
import { Notice } from '~/ui/messages/Notice'

type Props<W extends object> = {
  download: Exportable<W>
  filters: W
  scope: Scope
  /** The criteria of the search. */
  sections: AnySections
  total: number
  /** The form differs from the search. */
  differs: boolean
  noun: string
  onClose: () => void
}

/** Confirms and starts an export of the search; the file is prepared in the background (document 1 §4). */
export function ExportDialog<W extends object>({
  download,
  filters,
  scope,
  sections,
  total,
  differs,
  noun,
  onClose,
}: Props<W>) {
  const send = useSender()
  const { texts, anyFailed, retry } = useCriterionTexts(sections, [filters])
  const [criteria = []] = texts
  const { exportRows = Infinity } = config()
  const jobs = useJobs()
  // Where only the newest export can be polled, a second one would hide the first.
  const isRunning =
    !takesId(download.state) && jobs.some(({ asks, state }) => asks === download.state.name && state === 'running')
  // Without the criteria: the browser stores it, and they may identify a person.
  const label = criteria.length === 0 ? 'Tanpa filter' : `${criteria.length} kriteria`

  const {
    mutate: start,
    data: startedId,
    isPending,
    error: failure,
  } = useMutation({ mutationFn: () => startExport(send, download, { filters, scope, label }) })
  const job = jobs.find(({ id }) => id === startedId)
  const url = job?.state === 'ready' ? safeUrl(job.url) : undefined

  return (
    <Dialog opened onClose={onClose} title="Download" closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <div className="stack">
        <p>
          Berkas berisi hasil pencarian saat ini: <strong>{`${numberText(total)} ${noun}`}</strong>.
          {total > exportRows && ` Satu berkas memuat paling banyak ${numberText(exportRows)} baris.`}
        </p>
        {criteria.length === 0 ? (
          <p>Tanpa filter</p>
        ) : (
          <ul aria-label="Kriteria yang diunduh" className={classes.criteria}>
            {criteria.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        {anyFailed && <Notice retry={retry}>{LISTS_FAILED}</Notice>}
        {differs && <Notice>{FORM_DIFFERS}</Notice>}
        <div role="status" className={classes.state}>
          {job?.state === 'running' && (
            <p className={classes.running}>
              <Loader size="xs" aria-hidden /> Berkas sedang disiapkan. Anda boleh menutup dialog ini; berkasnya ada di
              daftar unduhan di atas.
            </p>
          )}
          {job?.state === 'ready' && !url && <p>Tautan berkas tidak dapat dibuka.</p>}
          {job?.state === 'failed' && <p>Berkas gagal disiapkan.</p>}
          {url && (
            <Button component="a" href={url} target="_blank" rel="noopener noreferrer">
              Unduh berkas
            </Button>
          )}
          {job?.state === 'stalled' && <p>Berkas belum selesai atau tidak dapat diperiksa.</p>}
          {startedId !== undefined && !job && <p>Unduhan dibatalkan.</p>}
          {!job && isRunning && (
            <p>Unduhan sebelumnya masih disiapkan. Tunggu sampai selesai atau batalkan di daftar unduhan.</p>
          )}
          {url && <p>Berkas siap diunduh.</p>}
        </div>
        {failure && <FailureText detail={detailOf(failure)}>{failure.message}</FailureText>}
        <div className="row justify-end">
          <Button variant="default" onClick={onClose}>
            Tutup
          </Button>
          {job?.state === 'stalled' && <Button onClick={() => resume(job.id)}>Coba lagi</Button>}
          {(!job || job.state === 'failed') && (
            <BusyButton data-autofocus isBusy={isPending} disabled={isRunning} onClick={() => start()}>
              {failure || job ? 'Coba lagi' : 'Unduh'}
            </BusyButton>
          )}
        </div>
      </div>
    </Dialog>
  )
}
