import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { TrackingFilters } from '~/api/contract/recruitment/applicantFilters'
import { tracking } from '~/api/contract/recruitment/tracking'
import { MAX_FILE_BYTES } from '~/api/endpointGroups/conversation'
import { useSend } from '~/api/useSend'
import { numberText } from '~/lib/texts/numbers'
import { type Findings, readSheetChanges, type SheetChange } from '~/api/contract/sheetChanges'
import { fileProblemTexts, isPlainName } from '~/lib/rules/fileKinds'
import { readInWorker } from '~/lib/sheet/readInWorker'
import { UnreadableSheet } from '~/lib/sheet/sheetCells'
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
import { query } from '~/api/queries'
import { useCorporate } from '~/components/corporate'
import { UploadComparison } from './UploadComparison'
import {
  mailedBySheet,
  mailedText,
  mailsText,
  type Mailed,
  unknownAnswers,
  unknownStages,
  type UnknownValues,
} from './uploadCheck'
import classes from './tracking.module.css'

const megabytes = (bytes: number) => numberText(Math.ceil((bytes / 1024 / 1024) * 10) / 10)
const limitTexts = {
  bytes: 'Isi berkas setelah dibuka melebihi 60 MB.',
  rows: 'Berkas berisi lebih dari 50.000 baris.',
  columns: 'Berkas berisi lebih dari 200 kolom.',
  entries: 'Berkas berisi lebih dari 1.000 bagian.',
  time: 'Berkas tidak selesai dibaca dalam 10 detik.',
} as const
const NOT_LOADED = 'Berkas belum dapat dibaca. Periksa koneksi, lalu pilih kembali berkasnya.'
type Sheet = { changes: readonly SheetChange[]; findings: Findings }
type ChosenFile = { file: File; sheet: Sheet | undefined }

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
  const [failure, setFailure] = useState<string>()
  const [failed, setFailed] = useState(false)
  const [startedId, setStartedId] = useState<string>()
  const { send, isPending } = useSend(tracking.upload)
  // When reopened, the dialog shows a running upload of this vacancy again.
  const job = useJobs().find(({ id, asks, about, state }) =>
    startedId === undefined
      ? asks === uploadSource.state.name && about === vacancyCode && (state === 'running' || state === 'stalled')
      : id === startedId,
  )
  const choice = useRef(0)

  async function choose(file: File) {
    setFailure(undefined)
    setStartedId(undefined)
    setChosen(undefined)
    if (!/\.xlsx$/i.test(file.name)) return void alert(adminTexts.upload.onlyXlsx)
    if (!isPlainName(file.name)) return setFailure(fileProblemTexts.name)
    if (file.size > MAX_FILE_BYTES)
      return setFailure(`Berkas paling besar 10 MB; berkas ini ${megabytes(file.size)} MB.`)
    const choiceId = ++choice.current
    setChosen({ file, sheet: undefined })
    try {
      const sheet = readSheetChanges(await readInWorker(new Uint8Array(await file.arrayBuffer())))
      if (choiceId === choice.current) setChosen({ file, sheet })
    } catch (error) {
      if (choiceId !== choice.current) return
      setChosen(undefined)
      if (!(error instanceof UnreadableSheet)) return setFailure(NOT_LOADED)
      setFailure(error.limit ? limitTexts[error.limit] : 'Berkas tidak dapat dibaca sebagai .xlsx.')
    }
  }
  async function upload() {
    if (!chosen) return void alert(adminTexts.upload.noFile)
    const mailed = mailedBySheet(chosen.sheet?.changes ?? [])
    if (mailed.length > 0 && !(await confirmMails(mailed))) return
    const file = await readAttachment(chosen.file, () => {})
    setFailure(undefined)
    const input = { body: { corporateId, klobVacancyCode: vacancyCode, file } }
    send(
      input,
      (started) => {
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
      },
      ({ message }) => setFailure(message),
    )
  }
  const sheet = chosen?.sheet
  const findings = sheet?.findings
  const isBlocked = chosen !== undefined && (!findings || findings.missingColumns.length > 0 || findings.count === 0)
  return (
    <Dialog opened onClose={onClose} size="lg" title="Upload Excel" closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <div className={`stack ${classes.form}`}>
        <p>
          Perubahan untuk lowongan <strong>{vacancyCode}</strong>. Kolom yang dibaca: Email, Stage, Field 1 sampai Field
          5, Send Email. Sel kosong tidak mengubah data.
        </p>
        <div className={`row ${classes.file}`}>
          <label className={classes.choose}>
            Pilih berkas
            <input
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
          {chosen && <span className="break-anywhere">{chosen.file.name}</span>}
        </div>
        <div role="status">
          {chosen && !sheet && 'Membaca berkas...'}
          {sheet && <UploadFindings {...sheet} vacancyCode={vacancyCode} />}
        </div>
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
          <BusyButton isBusy={isPending} disabled={isBlocked} onClick={() => void upload()}>
            Upload Now
          </BusyButton>
        </div>
        {failed && job && <FailedRows job={job} onClose={() => setFailed(false)} />}
      </div>
    </Dialog>
  )
}

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

/** Maximum number of list items on a line. */
const MAX_ITEMS = 8
const places = (list: readonly (string | number)[]) =>
  list.length <= MAX_ITEMS
    ? list.join(', ')
    : `${list.slice(0, MAX_ITEMS).join(', ')} dan ${numberText(list.length - MAX_ITEMS)} lainnya`

const values = (unknown: UnknownValues) =>
  places(unknown.map(({ value, lines }) => `'${value}' (baris ${places(lines)})`))

/** Findings about a sheet before it is sent; they do not block sending. */
function UploadFindings({ changes, findings, vacancyCode }: Sheet & { vacancyCode: string }) {
  const { data, isError } = useQuery(query(tracking.form, { vacancyCode }))
  const { count, missingColumns, unknownColumns, emptyKeys, repeated, formulas } = findings
  const stages = data ? unknownStages(changes, data.stages) : []
  const answers = unknownAnswers(changes)
  const mailed = mailedBySheet(changes)
  const found = (
    [
      ['Tidak ada baris perubahan.', count === 0],
      [`Kolom yang tidak ada: ${places(missingColumns)}. Berkas ini tidak dapat dikirim.`, missingColumns.length > 0],
      [`Kolom yang tidak dikenal dan dilewati: ${places(unknownColumns)}.`, unknownColumns.length > 0],
      [`Email kosong di baris ${places(emptyKeys)}.`, emptyKeys.length > 0],
      [`Email ganda di baris ${places(repeated)}; hanya baris pertamanya yang berlaku.`, repeated.length > 0],
      [`Rumus di sel ${places(formulas)}; rumus tidak dihitung, nilai terakhirnya yang dipakai.`, formulas.length > 0],
      [`Tahap yang tidak dikenal di lowongan ini: ${values(stages)}.`, stages.length > 0],
      [`Nilai Send Email yang tidak dikenal: ${values(answers)}. Yang dikenal: ya, tidak.`, answers.length > 0],
      [`${mailsText(mailed.length)}: ${places(mailed.map(mailedText))}.`, mailed.length > 0],
      ['Nama tahap belum dapat diperiksa.', isError],
    ] as const
  ).flatMap(([text, isFound]) => (isFound ? [text] : []))
  return (
    <>
      <p>{numberText(count)} baris perubahan</p>
      <ul className={`break-anywhere ${classes.findings}`} aria-label="Temuan pada berkas">
        {found.map((text) => (
          <li key={text} className={classes.attention}>
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}
