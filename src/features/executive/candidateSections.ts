import type { CandidateWhere } from '~/api/contract/recruitment/candidateFilters'
import { contentStatuses, genders, languageLevels } from '~/lib/codes'
import type { Criterion, Section } from '~/list/filters/criterion'
import { lazyComponent } from '~/ui/lazyComponent'
import { listOf, textsOf } from './candidateLists'

const VacancyNameLookup = lazyComponent(async () => (await import('./VacancyNameLookup')).VacancyNameLookup)

type Criteria = readonly Criterion<CandidateWhere>[]
const general: Criteria = [
  { kind: 'lookup', name: 'vacancyName', label: 'Nama Lowongan', labels: { codes: [] }, Picker: VacancyNameLookup },
  { kind: 'choice', name: 'dataSource', label: 'Data Source', options: listOf('dataSource') },
  { kind: 'text', name: 'notes', label: 'Catatan', isPersonal: true },
  { kind: 'choice', name: 'marker', label: 'Marker', options: listOf('marker') },
]
const basic: Criteria = [
  { kind: 'text', name: 'firstName', label: 'Nama Depan', isPersonal: true },
  { kind: 'text', name: 'lastName', label: 'Nama Belakang', isPersonal: true },
  { kind: 'choice', name: 'gender', label: 'Jenis Kelamin', options: { codes: genders } },
  { kind: 'choice', name: 'domicile', label: 'Domisili', options: listOf('domicile') },
  {
    kind: 'choice',
    name: 'currentWorkLocation',
    label: 'Lokasi Kerja Saat Ini',
    options: listOf('currentWorkLocation'),
  },
]
const knowledge: Criteria = [
  { kind: 'choices', name: 'skillNames', label: 'Keahlian', options: textsOf('skillNames') },
  {
    kind: 'choices',
    name: 'educationInstitutionNames',
    label: 'Nama Universitas',
    options: textsOf('educationInstitutionNames'),
  },
  { kind: 'choices', name: 'majors', label: 'Jurusan', options: textsOf('majors') },
  { kind: 'number', name: 'graduateYear', label: 'Tahun Lulus', format: 'year' },
  { kind: 'choices', name: 'languages', label: 'Bahasa', options: listOf('languages') },
  {
    kind: 'choices',
    name: 'languageLevels',
    label: 'Level Bahasa',
    options: { codes: languageLevels.map((level) => ({ id: level, text: level })) },
  },
]
const work: Criteria = [
  { kind: 'number', name: 'minWorkingExperience', label: 'Pengalaman Minimum (bulan)' },
  { kind: 'number', name: 'maxWorkingExperience', label: 'Pengalaman Maksimum (bulan)' },
  { kind: 'choice', name: 'noticePeriode', label: 'Masa pemberitahuan', options: listOf('noticePeriode') },
  { kind: 'choices', name: 'positions', label: 'Posisi', options: textsOf('positions') },
  { kind: 'choices', name: 'companySectors', label: 'Sektor Perusahaan', options: listOf('companySectors') },
  { kind: 'choices', name: 'companyNames', label: 'Nama Perusahaan', options: textsOf('companyNames') },
  { kind: 'texts', name: 'keywords', label: 'Kata Kunci' },
]
const tests: Criteria = [
  { kind: 'choices', name: 'testResultsInt', label: 'Minat Kerja', options: listOf('testResultsInt') },
  { kind: 'choices', name: 'testResultsPers', label: 'Kepribadian', options: listOf('testResultsPers') },
  { kind: 'choices', name: 'testResultsVal', label: 'Nilai Kerja', options: listOf('testResultsVal') },
  { kind: 'choices', name: 'testResultsCom', label: 'Gaya Interaksi', options: listOf('testResultsCom') },
]
const content: Criteria = [
  { kind: 'choice', name: 'contentName', label: 'Nama Konten', options: textsOf('contentName') },
  { kind: 'choice', name: 'contentStatus', label: 'Status Konten', options: { codes: contentStatuses } },
]

/** The groups of the admin query (document 3 §2). */
export const candidateSections: readonly Section<CandidateWhere>[] = [
  { title: 'Umum', criteria: general },
  { title: 'Informasi Dasar', criteria: basic },
  { title: 'Pengetahuan dan Keahlian', criteria: knowledge },
  { title: 'Pengalaman Kerja', criteria: work },
  { title: 'Hasil Tes', criteria: tests },
  { title: 'Konten', criteria: content },
]
