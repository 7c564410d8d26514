import { textOfHtml } from '~/ui/htmlText'
import type { FormValues } from './values'

/** The fields of the form as people know them. */
export const fieldLabels: Readonly<Record<keyof FormValues, string>> = {
  status: 'Status Lowongan',
  position: 'Nama Lowongan',
  vacancyUrl: 'URL Lowongan',
  jobDetail: 'Kategori Pekerjaan',
  employeeStatus: 'Status Karyawan',
  officeLocation: 'Lokasi Kantor',
  jobReqId: 'Job Req ID',
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
}

/** The value of a field as one line of text. */
export function fieldText(values: FormValues, name: keyof FormValues): string {
  switch (name) {
    case 'description':
    case 'terms':
    case 'jobDescription':
      return textOfHtml(values[name]) || '-'
    case 'eventKfaas':
      return values.eventKfaas.map((event) => event.name).join(', ') || '-'
    case 'validationApply':
      return values.validationApply.flatMap(({ field, off }) => (off === 1 ? [field] : [])).join(', ') || '-'
    case 'benefit':
      return values.benefit.map(({ description }) => description).join(', ') || '-'
    case 'additionalQuestion':
      return values.additionalQuestion.map(({ question }) => question?.questionText ?? '...').join('; ') || '-'
    case 'jobDetail':
    case 'employeeStatus':
    case 'officeLocation':
      return values[name]?.text ?? '-'
    default:
      return String(values[name] ?? '') || '-'
  }
}
