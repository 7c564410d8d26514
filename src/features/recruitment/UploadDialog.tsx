import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { TrackingFilters } from '~/api/contract/recruitment/applicantFilters'
import { tracking } from '~/api/contract/recruitment/tracking'
import { useSend } from '~/api/useSend'
import { numberText } from '~/lib/texts/numbers'
import { changeTitles, readSheetChanges, readTitles } from '~/api/contract/sheetChanges'
import { readInWorker } from '~/lib/sheet/readInWorker'
import { adminTexts } from '~/lib/texts/adminTexts'
import { readAttachment } from '~/conversation/attachment/attachment'
import { FailedRows } from '~/jobs/FailedRows'
import { trackJob, resume, useJobs } from '~/jobs/jobs'
import { jobText, IN_PROGRESS, LOOK_AT_FAILED } from '~/jobs/progress'
import type { ToolProps } from '~/list/list'
import { BusyButton } from '~/ui/BusyButton'
import { Dialog } from '~/ui/dialogs/Dialog'
import { FailureText } from '~/ui/messages/FailureText'
import { alert, ask } from '~/ui/dialogs/dialogs'
import { useCorporate } from '~/components/corporate'
import { UploadComparison } from './UploadComparison'
import { CHANGED, fileProblem, mailedBySheet, mailedText, mailsText, type Mailed, refusalOf } from './uploadCheck'
import { hiddenText, type Sheet, UploadFindings } from './UploadFindings'
import { UploadGuide } from './UploadGuide'
import classes from './tracking.module.css'

const READ_AGAIN = 'Berkas berubah sejak dipilih dan sudah dibaca ulang. Periksa temuannya, lalu tekan Upload Now.'
/**
 * The contents are those that were checked; the sheet is missing while they are read, and where they are refused. The note
 * says why they were refused, or read again.
 */
type ChosenFile = { file: File; bytes?: Uint8Array; sheet?: Sheet; note?: string }

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())
const areEqual = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

/** Polling of an upload (document 2 §4.3: every 4 seconds). */
const uploadSource = {
  title: 'Upload perubahan',
  state: tracking.uploaded,
  first: 4_000,
  every: 4_000,
  gives: 'changes',
} as const

/** Changes of stages and notes from a sheet, which is read before it is sent (document 2 §2.3 'Upload Excel'). */
export function UploadDialog({ filters, onClose }: ToolProps<TrackingFilters>) {
  const { corporateId } = useCorporate().scope
  const { vacancyCode = '' } = filters
  const [chosen, setChosen] = useState<ChosenFile>()
  const [failed, setFailed] = useState(false)
  const [startedId, setStartedId] = useState<string>()
  const { send, isPending, error, reset } = useSend(tracking.upload)
  // When reopened, the dialog shows a running upload of this vacancy again.
  const job = useJobs().find(({ id, asks, about, state }) =>
    startedId === undefined
      ? asks === uploadSource.state.name && about === vacancyCode && (state === 'running' || state === 'stalled')
      : id === startedId,
  )
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])
  const [rowCount, setRowCount] = useState(0)
  const fileRef = useRef<HTMLInputElement>(null)

  async function choose(file: File) {
    setStartedId(undefined)
    const problem = fileProblem(file)
    if (problem === undefined) return read(file)
    refuse(file, problem)
    if (problem === adminTexts.upload.onlyXlsx) void alert(problem)
  }
  /** The name of a refused file stays in sight. */
  function refuse(file: File, note: string) {
    reading.current?.abort()
    reset()
    setChosen({ file, note })
  }
  async function read(file: File, about: Pick<ChosenFile, 'note'> = {}) {
    reading.current?.abort()
    const { signal } = (reading.current = new AbortController())
    reset()
    setChosen({ file })
    setRowCount(0)
    try {
      const bytes = await bytesOf(file)
      const wish = { titles: changeTitles, columns: readTitles }
      const sheet = readSheetChanges(await readInWorker(bytes, wish, { signal, onRows: setRowCount }))
      if (!signal.aborted) setChosen({ file, bytes, sheet, ...about })
    } catch (problem) {
      if (!signal.aborted) refuse(file, refusalOf(problem))
    }
  }
  function cancelReading() {
    reading.current?.abort()
    setChosen(undefined)
    fileRef.current?.focus()
  }
  /** The checked contents, if the file still has them; a file that was saved again is checked and shown again. */
  async function checkedFile({ file, bytes }: ChosenFile) {
    const now = await bytesOf(file).catch(() => undefined)
    if (now && bytes && areEqual(now, bytes)) return readAttachment(file, () => {}).catch(() => undefined)
    if (!now) return refuse(file, CHANGED)
    return read(file, { note: READ_AGAIN })
  }
  async function upload() {
    if (!chosen?.sheet) return void alert(adminTexts.upload.noFile)
    const { changes, findings } = chosen.sheet
    const hidden = hiddenText(findings)
    if (hidden && !(await confirmHidden(hidden))) return
    const mailed = mailedBySheet(changes)
    if (mailed.length > 0 && !(await confirmMails(mailed))) return
    const file = await checkedFile(chosen)
    if (!file) return
    const input = { body: { corporateId, klobVacancyCode: vacancyCode, file } }
    send(input, (started) => {
      const { id } = started
      const tags = tracking.upload.invalidates(input, started)
      trackJob(uploadSource, {
        id,
        label: `${chosen.file.name} (${vacancyCode})`,
        about: vacancyCode,
        corporateId,
        before: null,
        tags,
      })
      setStartedId(id)
      setChosen(undefined)
    })
  }
  const sheet = chosen?.sheet
  const findings = sheet?.findings
  const failure = error?.message ?? chosen?.note
  const isReading = chosen !== undefined && !sheet && chosen.note === undefined
  const isBlocked = chosen !== undefined && (!findings || findings.missingColumns.length > 0 || findings.count === 0)
  return (
    <Dialog opened onClose={onClose} size="lg" title="Upload Excel" closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <div className={`stack ${classes.form}`}>
        <UploadGuide vacancyCode={vacancyCode} />
        <div className={`row ${classes.file}`} data-file-field>
          <label className={classes.choose} data-primary={chosen === undefined || undefined}>
            Pilih berkas
            <input
              ref={fileRef}
              type="file"
              data-autofocus
              accept=".xlsx"
              className="visually-hidden"
              disabled={isPending}
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0]
                if (file) void choose(file)
                // Allows choosing the same file again.
                currentTarget.value = ''
              }}
            />
          </label>
          {chosen && <bdi className="break-anywhere">{chosen.file.name}</bdi>}
        </div>
        <div role="status">
          {isReading && 'Membaca berkas...'}
          {sheet && <UploadFindings {...sheet} vacancyCode={vacancyCode} />}
        </div>
        {isReading && (
          <p className="row small dimmed">
            {numberText(rowCount)} baris dibaca
            <Button variant="subtle" size="compact-xs" onClick={cancelReading}>
              Batal
            </Button>
          </p>
        )}
        {sheet && !isBlocked && (
          <UploadComparison changes={sheet.changes} vacancyCode={vacancyCode} corporateId={corporateId} />
        )}
        <dl className={classes.facts}>
          <dt className="dimmed">Current Row</dt>
          <dd>{job ? numberText(job.current) : '-'}</dd>
          <dt className="dimmed">Status</dt>
          <dd>
            <span role="status">
              {job ? (job.state === 'running' ? (job.status ?? IN_PROGRESS) : jobText(job)) : '-'}
            </span>{' '}
            {job?.counts && job.counts.failed > 0 && (
              <button type="button" className="link-button" onClick={() => setFailed(true)}>
                {LOOK_AT_FAILED}
              </button>
            )}
          </dd>
        </dl>
        {failure && <FailureText>{failure}</FailureText>}
        <div className="row push-end">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          {job?.state === 'stalled' && <Button onClick={() => resume(job.id)}>Coba lagi</Button>}
          <BusyButton
            // Pressed without a file it only says that there is none.
            variant={sheet || isPending ? 'filled' : 'default'}
            isBusy={isPending}
            disabled={isBlocked}
            onClick={() => void upload()}
          >
            Upload Now
          </BusyButton>
        </div>
        {failed && job && <FailedRows job={job} onClose={() => setFailed(false)} />}
      </div>
    </Dialog>
  )
}

/** Asks before what people do not see in Excel is sent. */
const confirmHidden = (title: string) =>
  ask({
    title,
    message:
      'Baris dan kolom yang disembunyikan di Excel tetap ada di berkas. Tampilkan atau hapus bila tidak ingin mengirimnya.',
    yes: 'Kirim juga',
    no: 'Batal',
  })
/** Asks before a sheet mails anybody (document 2 §4.5). */
const confirmMails = (mailed: readonly Mailed[]) =>
  ask({
    title: mailsText(mailed.length),
    message:
      'Kolom Send Email berisi ya pada baris orang-orang ini. Kosongkan kolomnya bila tidak ingin mengirim email.',
    items: mailed.map((person) => ({ text: mailedText(person) })),
    yes: 'Kirim',
    no: 'Batal',
  })
