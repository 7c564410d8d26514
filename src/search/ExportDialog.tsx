import { Button, Loader } from '@mantine/core'
import { useState } from 'react'
import { detailOf } from '~/api/errors'
import { numberText } from '~/lib/numbers'
import type { Scope } from '~/lib/scope'
import { texts } from '~/lib/texts'
import { safeUrl } from '~/lib/urls'
import { isById, resume, useJobs } from '~/parts/jobs/jobs'
import { type Exportable, startExport } from '~/parts/jobs/startExport'
import { Dialog } from '~/ui/Dialog'
import classes from './SavedFilters.module.css'

type Props<W extends object> = {
  download: Exportable<W>
  where: W
  scope: Scope
  /** What was searched, in words, one criterion each. */
  asked: readonly string[]
  total: number
  noun: string
  onClose: () => void
}

/** Exports what was searched, and says what that is; the file is made while the reader goes on (document 1 §4). */
export function ExportDialog<W extends object>({ download, where, scope, asked, total, noun, onClose }: Props<W>) {
  const [startedId, setStartedId] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Error>()
  const jobs = useJobs().filter(({ title }) => title === download.title)
  const job = jobs.find(({ id }) => id === startedId)
  // Where the newest export is all that can be asked for, a second one would hide the first.
  const runs = !isById(download.state) && jobs.some(({ state }) => state === 'running')
  const label = asked.length === 0 ? 'Tanpa filter' : asked.join('; ')

  async function start() {
    if (busy || runs) return
    setBusy(true)
    setFailure(undefined)
    try {
      setStartedId(await startExport(download, { where, scope, label }))
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(texts.failed))
    } finally {
      setBusy(false)
    }
  }
  const detail = failure && detailOf(failure)
  const url = job?.state === 'ready' ? safeUrl(job.url) : undefined

  return (
    <Dialog opened onClose={onClose} title="Download" closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <div className={classes.save}>
        <p>
          Yang diunduh adalah hasil pencarian saat ini: <strong>{`${numberText(total)} ${noun}`}</strong>.
        </p>
        {asked.length === 0 ? (
          <p>Tanpa filter</p>
        ) : (
          <ul aria-label="Kriteria yang diunduh" className={classes.asked}>
            {asked.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        <div role="status">
          {job?.state === 'running' && (
            <p className={classes.running}>
              <Loader size="xs" aria-hidden /> Berkas sedang disiapkan. Anda boleh menutup dialog ini; berkasnya ada di
              daftar ekspor di atas.
            </p>
          )}
          {job?.state === 'ready' && !url && <p>Tautan berkas tidak dapat dibuka.</p>}
          {job?.state === 'failed' && <p>Berkas gagal disiapkan.</p>}
          {job?.state === 'stalled' && <p>Berkas belum selesai atau tidak dapat diperiksa.</p>}
          {startedId !== undefined && !job && <p>Ekspor dibatalkan.</p>}
          {!job && runs && (
            <p>Ekspor sebelumnya masih disiapkan. Tunggu sampai selesai atau batalkan di daftar ekspor.</p>
          )}
          {url && (
            <a href={url} target="_blank" rel="noopener noreferrer">
              Unduh berkas
            </a>
          )}
        </div>
        {failure && (
          <div role="alert" className="failure">
            {failure.message}
            {detail && (
              <details>
                <summary>Rincian</summary>
                <code>{detail}</code>
              </details>
            )}
          </div>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            Tutup
          </Button>
          {job?.state === 'stalled' && <Button onClick={() => resume(job.id)}>Coba lagi</Button>}
          {(!job || job.state === 'failed') && (
            <Button loading={busy} disabled={runs} onClick={() => void start()}>
              {failure || job ? 'Coba lagi' : 'Mulai unduh'}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
