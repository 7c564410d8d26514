import { IconLock } from '@tabler/icons-react'
import { useRef } from 'react'
import type { StoredStatus, VacancyStatus } from '~/lib/rules/vacancyStatus'
import { useOnNewValue } from '~/lib/effects'
import { failureText, type FieldTexts } from '~/record/form/fieldTexts'
import { RecordNotices } from '~/record/form/RecordNotices'
import type { RecordHandle } from '~/record/useRecordForm'
import { FailureText } from '~/ui/messages/FailureText'
import { isItems, listOf } from '~/record/items'
import { htmlToText } from '~/ui/html/htmlText'
import { SafeHtml } from '~/ui/html/SafeHtml'
import type { VacancyValues } from './model/values'
import classes from '../vacancies.module.css'
import { fieldsOf } from '~/lib/fields'

/** The id of the notice that a closed vacancy cannot be changed. */
export const closedNoticeId = 'vacancy-closed'

type Props = {
  record: RecordHandle<VacancyValues>
  status: StoredStatus
  rejectedStatus: VacancyStatus | undefined
  hasLostFiles: boolean
  retry: () => void
}
/** Notices above the form: drafts, values that cannot be saved, a partly successful save, locked fields. */
export function FormNotices({ record, status, rejectedStatus, hasLostFiles, retry }: Props) {
  const { failure, unanswered } = record
  const failureRef = useRef<HTMLDivElement>(null)
  // Simpan is sticky, so it can be pressed where these notices are scrolled out of view.
  useOnNewValue(failure, () => failureRef.current?.scrollIntoView({ block: 'center' }))
  return (
    <>
      <RecordNotices
        record={record}
        texts={vacancyFieldTexts}
        lost={hasLostFiles && 'Berkas template harus dipilih kembali.'}
      />
      {failure && failure.arrived.length > 0 && (
        <FailureText ref={failureRef} retry={rejectedStatus === undefined ? retry : undefined}>
          {failureText(failure, unanswered !== undefined)}
          {rejectedStatus !== undefined && ` Status tetap ${rejectedStatus}.`}
        </FailureText>
      )}
      {status === 'Active' && (
        <p className={`small ${classes.notice}`}>
          <IconLock size={18} aria-hidden />
          Lowongan ini sudah Active: hanya tanggal, event, dan statusnya yang dapat diubah.
        </p>
      )}
      {status === 'Closed' && (
        <p id={closedNoticeId} className={`small ${classes.notice}`}>
          <IconLock size={18} aria-hidden />
          Lowongan ini sudah ditutup; isiannya hanya dapat dibaca.
        </p>
      )}
    </>
  )
}

const labels: Readonly<Record<keyof VacancyValues, string>> = {
  id: 'Kode Lowongan',
  status: 'Status Lowongan',
  position: 'Nama Lowongan',
  vacancyUrl: 'URL Lowongan',
  jobDetail: 'Kategori Pekerjaan',
  employeeStatus: 'Status Karyawan',
  officeLocation: 'Lokasi Kantor',
  jobReqId: 'ID permintaan rekrutmen',
  positionCode: 'Kode Posisi',
  numberOfVacancy: 'Jumlah Posisi',
  openDate: 'Tanggal Dibuka',
  closeDate: 'Tanggal Ditutup',
  eventKfaas: 'Event Klobfair',
  description: 'Deskripsi Lowongan',
  terms: 'Kualifikasi',
  jobDescription: 'Peran dan Tanggung Jawab',
  validationTypeApply: 'Profil yang wajib diisi',
  validationApply: 'Bagian profil yang wajib diisi',
  benefit: 'Keunikan',
  additionalQuestion: 'Pertanyaan tambahan',
  uploads: 'Berkas template',
}
const itemLabels: Readonly<Record<string, string>> = {
  type: 'Tipe Pertanyaan',
  question: 'Pertanyaan',
  answerNote: 'Petunjuk Jawaban untuk Pelamar',
  sequence: 'Urutan',
  mandatory: 'Wajib dijawab',
  template: 'Berkas template',
}

/** A value as text: an option, a file, a question or an item of a list. */
function textOf(value: unknown): string {
  if (isItems(value)) return listOf(value).map(textOf).join('; ')
  if (typeof value === 'boolean') return value ? 'Ya' : 'Tidak'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (typeof value !== 'object' || value === null) return ''
  const { text, name, originalFilename, questionText, description, question, answerNote, field, off } = fieldsOf(value)
  if (question) return [textOf(question), answerNote].filter(Boolean).join(' - ')
  if (field !== undefined) return off === 1 ? textOf(field) : ''
  const found = text ?? description ?? name ?? originalFilename ?? questionText
  return found === undefined ? Object.values(value).map(textOf).filter(Boolean).join('; ') : textOf(found)
}

const isHtml = (name: string) => name === 'description' || name === 'terms' || name === 'jobDescription'

/** Labels and texts for the paths of a vacancy's values, for conflicts and drafts. */
const vacancyFieldTexts: FieldTexts = {
  labelOf: ([name = '', key, field], version) => {
    // A name without a label shows itself.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const label = labels[name as keyof VacancyValues] ?? name
    if (key === undefined) return label
    // The texts are those of this form.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const { additionalQuestion, validationApply } = version as VacancyValues
    if (name === 'validationApply') return `${label}: ${validationApply.byKey[key]?.field ?? ''}`
    if (name !== 'additionalQuestion') return label
    const number = additionalQuestion.order.indexOf(key) + 1
    const question = number === 0 ? label : `Pertanyaan ${number}`
    return field === undefined ? question : `${question}: ${itemLabels[field] ?? field}`
  },
  textOf: ([name = '', , field], value) => {
    if (field === undefined && isHtml(name)) return htmlToText(String(value))
    if (field === 'off') return value === 1 ? 'wajib' : 'tidak wajib'
    return textOf(value)
  },
  show: ([name = '', , field], value) =>
    field === undefined && isHtml(name) ? <SafeHtml html={String(value)} /> : undefined,
}
