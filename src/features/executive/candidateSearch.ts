import { IconClipboardText, IconFileCv, IconHistory, IconMail, IconNotes, IconUser } from '@tabler/icons-react'
import type { CandidateFilters } from '~/api/contract/recruitment/candidateFilters'
import type { CandidateRow } from '~/api/contract/recruitment/candidateRow'
import { candidates } from '~/api/contract/recruitment/candidates'
import { fullName } from '~/lib/texts/text'
import { rights } from '~/lib/rules/rights'
import { adminTexts } from '~/lib/texts/adminTexts'
import { applicantFromUrl, withApplicant } from '~/conversation/conversationConfig'
import { recordApplicantView } from '~/components/applicant/applicantProfile'
import { openCv } from '~/components/cv/cvAddress'
import { openProfile } from '~/components/applicant/ProfileLink'
import { aboutRow } from '~/people/messaging'
import { defineSearch } from '~/people/defineSearch'
import { lazyDialog } from '~/ui/lazyDialog'
import { contentStatuses, genders, languageLevels } from '~/lib/codes'
import { type Criterion, everyFilter } from '~/list/filters/criterion'
import { candidateColumns, isExternal } from './candidateColumns'
import { listOf, textsOf } from './candidateLists'

const RequirementsDialog = lazyDialog(
  async () => (await import('~/components/applicant/RequirementsDialog')).RequirementsDialog,
)
const NotesDialog = lazyDialog(async () => (await import('./NotesDialog')).NotesDialog)
const SaveResultDialog = lazyDialog(async () => (await import('./SaveResultDialog')).SaveResultDialog)
const ResultHistory = lazyDialog(async () => (await import('./ResultHistory')).ResultHistory)
const VacancyNameLookup = lazyDialog(async () => (await import('./VacancyNameLookup')).VacancyNameLookup)

type Criteria = readonly Criterion<CandidateFilters>[]
const general = [
  { kind: 'lookup', name: 'vacancyName', label: 'Nama lowongan', labels: { codes: [] }, Picker: VacancyNameLookup },
  { kind: 'choice', name: 'dataSource', label: 'Data Source', options: listOf('dataSource') },
  { kind: 'text', name: 'notes', label: 'Catatan', isPersonal: true },
  { kind: 'choice', name: 'marker', label: 'Marker', options: listOf('marker') },
] as const satisfies Criteria
const basic = [
  { kind: 'text', name: 'firstName', label: 'Nama depan', isPersonal: true, lastName: 'lastName' },
  { kind: 'text', name: 'lastName', label: 'Nama belakang', isPersonal: true },
  { kind: 'choice', name: 'gender', label: 'Jenis kelamin', options: { codes: genders } },
  { kind: 'choice', name: 'domicile', label: 'Domisili', options: listOf('domicile') },
  {
    kind: 'choice',
    name: 'currentWorkLocation',
    label: 'Lokasi kerja saat ini',
    options: listOf('currentWorkLocation'),
  },
] as const satisfies Criteria
const knowledge = [
  { kind: 'choices', name: 'skillNames', label: 'Keahlian', options: textsOf('skillNames') },
  {
    kind: 'choices',
    name: 'educationInstitutionNames',
    label: 'Nama universitas',
    options: textsOf('educationInstitutionNames'),
  },
  { kind: 'choices', name: 'majors', label: 'Jurusan', options: textsOf('majors') },
  { kind: 'number', name: 'graduateYear', label: 'Tahun lulus', format: 'year' },
  { kind: 'choices', name: 'languages', label: 'Bahasa', options: listOf('languages') },
  {
    kind: 'choices',
    name: 'languageLevels',
    label: 'Level bahasa',
    options: { codes: languageLevels.map((level) => ({ id: level, text: level })) },
  },
] as const satisfies Criteria
const work = [
  { kind: 'number', name: 'minWorkingExperience', label: 'Pengalaman minimum (bulan)' },
  { kind: 'number', name: 'maxWorkingExperience', label: 'Pengalaman maksimum (bulan)' },
  { kind: 'choice', name: 'noticePeriode', label: 'Masa pemberitahuan', options: listOf('noticePeriode') },
  { kind: 'choices', name: 'positions', label: 'Posisi', options: textsOf('positions') },
  { kind: 'choices', name: 'companySectors', label: 'Sektor perusahaan', options: listOf('companySectors') },
  { kind: 'choices', name: 'companyNames', label: 'Nama perusahaan', options: textsOf('companyNames') },
  { kind: 'texts', name: 'keywords', label: 'Kata kunci' },
] as const satisfies Criteria
const tests = [
  { kind: 'choices', name: 'testResultsInt', label: 'Minat kerja', options: listOf('testResultsInt') },
  { kind: 'choices', name: 'testResultsPers', label: 'Kepribadian', options: listOf('testResultsPers') },
  { kind: 'choices', name: 'testResultsVal', label: 'Nilai kerja', options: listOf('testResultsVal') },
  { kind: 'choices', name: 'testResultsCom', label: 'Gaya interaksi', options: listOf('testResultsCom') },
] as const satisfies Criteria
const content = [
  { kind: 'choice', name: 'contentName', label: 'Nama konten', options: textsOf('contentName') },
  { kind: 'choice', name: 'contentStatus', label: 'Status konten', options: { codes: contentStatuses } },
] as const satisfies Criteria

/** The groups of the admin query (document 3 §2). */
const candidateSections = everyFilter<CandidateFilters>()([
  { title: 'Umum', criteria: general },
  { title: 'Informasi dasar', criteria: basic },
  { title: 'Pengetahuan dan keahlian', criteria: knowledge },
  { title: 'Pengalaman kerja', criteria: work },
  { title: 'Hasil tes', criteria: tests },
  { title: 'Konten', criteria: content },
])

/** Answers and threads belong to a vacancy (decision 'Internal'). */
const withoutVacancy = ({ klobVacancyCode }: CandidateRow) =>
  klobVacancyCode === null ? 'Kandidat ini belum melamar lowongan perusahaan Anda.' : undefined

/** The search definition of the executive search's admin query (document 3 §2). */
export const candidateSearch = defineSearch<CandidateFilters, CandidateRow>({
  title: 'Pencarian Executive Search',
  noun: 'kandidat',
  api: candidates,
  common: ['positions', 'companyNames', 'skillNames', 'domicile', 'educationInstitutionNames'],
  sections: candidateSections,
  rowName: fullName,
  draftKeys: ({ esId }) => [[candidates.note.write.name, esId]],
  columns: candidateColumns,
  height: 500,
  emptyHint: adminTexts.candidates.dataSource,
  actions: [
    {
      label: 'Additional Info',
      icon: IconClipboardText,
      when: ({ authorizeDisqualifier }) => authorizeDisqualifier,
      off: withoutVacancy,
      Dialog: RequirementsDialog,
    },
    {
      label: 'Lihat Profil',
      icon: IconUser,
      when: isExternal,
      run: (row, { viewer }) => openProfile(row.userId, recordApplicantView(row, viewer.corporate.corporateId)),
    },
    { label: 'Download CV', icon: IconFileCv, when: isExternal, run: ({ userId }) => openCv(userId) },
    { label: 'Catatan', icon: IconNotes, Dialog: NotesDialog },
  ],
  messages: {
    right: rights.applicantMessages,
    when: isExternal,
    // A thread needs a vacancy.
    off: withoutVacancy,
    recipientOf: (row) => ({
      userId: row.userId,
      name: fullName(row),
      about: aboutRow(row),
      recordView: (companyId) => recordApplicantView(row, companyId),
      vacancy: { name: row.positionName ?? '', klobVacancyCode: row.klobVacancyCode ?? '' },
    }),
    recipientFromUrl: applicantFromUrl,
    conversationWith: withApplicant(candidates.conversation),
  },
  tools: [
    { label: 'Simpan Hasil dan Kirim Email', icon: IconMail, Dialog: SaveResultDialog },
    { label: 'Riwayat Hasil', icon: IconHistory, Dialog: ResultHistory, needsNoSearch: true },
  ],
})
