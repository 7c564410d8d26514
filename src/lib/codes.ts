// Fixed codes and their labels, each in one place (document 1 §9).

import type { VacancyStatus } from '~/lib/rules/vacancyStatus'

/** Comparisons of a filter. */
export const operators = [
  { id: '1', text: '>=' },
  { id: '2', text: '<=' },
  { id: '3', text: '<>' },
  { id: '4', text: '=' },
] as const
/** Gender of a person. */
export const genders = [
  { id: 'M', text: 'Pria' },
  { id: 'F', text: 'Wanita' },
] as const
/** Sex where it may be missing, as the dashboard counts it. */
export const sexes = [...genders, { id: 'notStated', text: 'Tidak disebutkan' }] as const
/** Age bands of employees; they overlap in the documents (document 1 §9). */
export const ageBands = [
  { id: 'lower', text: '<=18' },
  { id: 'around', text: '18 - 24' },
  { id: 'around2', text: '24 - 35' },
  { id: 'upper', text: '>35' },
  { id: 'notStated', text: 'Tidak disebutkan' },
] as const
/** Tenure of an employee at the corporate (document 1 §9). */
export const tenureBands = [
  { id: 'lower', text: '<=3 tahun' },
  { id: 'around', text: '3 - 5 tahun' },
  { id: 'upper', text: '>=5 tahun' },
  { id: 'notStated', text: 'Tidak disebutkan' },
] as const
/** Name of each test by its code (document 1 §3 'Test results'). */
export const testNames = {
  pers01: 'Kepribadian',
  int01: 'Minat kerja',
  val01: 'Nilai kerja',
  com01: 'Gaya interaksi',
  min01: 'Mindset',
  grit01: 'Grit',
  cur01: 'Curiosity',
  hum01: 'Humility',
  cre01: 'Creativity',
  mea01: 'Meaning Making',
  pil01: 'Purpose in Life',
} as const
/** Gender of an applicant in the recruitment tables (document 2 §2.1). */
export const applicantSexes = [
  { id: 'M', text: 'Male' },
  { id: 'F', text: 'Female' },
] as const
/** Marital status. */
export const maritalStatuses = [
  { id: 'S', text: 'Belum Menikah' },
  { id: 'M', text: 'Menikah' },
] as const
/** Working experience, in bands. */
export const experienceBands = [
  { id: '1', text: '1 - 6 bulan' },
  { id: '2', text: '6 bulan - 2 tahun' },
  { id: '3', text: '2 - 4 tahun' },
  { id: '4', text: '4 - 6 tahun' },
  { id: '5', text: 'Lebih dari 6 tahun' },
] as const
/** The status of people who have been sent a message. */
export const MESSAGED = '2'
/** Whether a person has been sent a message. */
export const messageStatuses = [
  { id: '1', text: 'Belum dikirim' },
  { id: MESSAGED, text: 'Sudah dikirim' },
] as const
/** Status of a vacancy, as filters offer it. */
export const vacancyStatusOptions = [
  { id: 'Active', text: 'Active' },
  { id: 'Draft', text: 'Draft' },
  { id: 'Closed', text: 'Closed' },
] as const satisfies readonly { id: VacancyStatus; text: string }[]
/** The same on the badges of the ATS report (document 2 §2.5). */
export const vacancyBadges = [
  { id: 'Active', text: 'Aktif' },
  { id: 'Draft', text: 'Draft' },
  { id: 'Closed', text: 'Tutup' },
] as const
/** Klobness levels of a person. */
export const klobnessLevels = [
  { id: '0', text: 'Low' },
  { id: '1', text: 'Medium' },
  { id: '2', text: 'High' },
] as const
/** Progress in a content set. */
export const contentStatuses = [
  { id: 'OnGoing', text: 'OnGoing' },
  { id: 'Complete', text: 'Complete' },
] as const
/** Proficiency in a language; the labels are the codes (document 3 §3). */
export const languageLevels = [
  'Pemula (Beginner)',
  'Menengah (Intermediate)',
  'Fasih (Fluent)',
  'Bahasa Ibu (Mother Tongue)',
] as const
/** Statuses of an executive search ticket (document 3 §4). */
export const ticketStatuses = [
  { id: 'OPEN', text: 'Open' },
  { id: 'INPROCESS', text: 'In Process' },
  { id: 'WAITING_FOR_CONFIRMATION', text: 'Waiting for Confirmation' },
  { id: 'PAYMENT_IN_PROCESS', text: 'Payment in Process' },
  { id: 'SCREENING_PROCESS', text: 'Screening Process' },
  { id: 'ASSESSMENT', text: 'Assessment' },
  { id: 'CLOSE', text: 'Complete' },
] as const
/** Status of a ticket's last message (document 3 §4). */
export const ticketMessageStatuses = [
  { id: 'NEW', text: 'Perlu balasan admin' },
  { id: 'USER', text: 'Pesan baru dari pengguna' },
  { id: 'ADMIN', text: 'Sudah dibalas' },
] as const
/** Author of a ticket's last message. */
export const ticketSides = [
  { id: 'ADMIN', text: 'Admin' },
  { id: 'USER', text: 'User' },
] as const
/** Kinds of tickets. */
export const ticketTypes = [{ id: 'EXECUTIVE_SEARCH', text: 'Executive Search' }] as const

/** The label of a code; a code without one is returned as is, a missing code gives undefined. */
export const labelOf = (
  codes: readonly { id: string; text: string }[],
  id: string | number | null | undefined,
): string | undefined =>
  id === null || id === undefined ? undefined : (codes.find((code) => code.id === String(id))?.text ?? String(id))
const collator = new Intl.Collator('id')
/** Options by their texts. */
export const byText = <O extends { text: string }>(options: readonly O[]): readonly O[] =>
  options.toSorted((a, b) => collator.compare(a.text, b.text))
