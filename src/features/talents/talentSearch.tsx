import { IconUser } from '@tabler/icons-react'
import type { TalentWhere } from '~/api/contract/filters'
import { type TalentRow, talents } from '~/api/contract/talents'
import {
  contentStatuses,
  experienceBands,
  genders,
  klobnessLevels,
  labelOf,
  maritalStatuses,
  messageStatuses,
  operators,
} from '~/lib/codes'
import { invitationToApply } from '~/lib/messageTemplates'
import { rights } from '~/lib/rights'
import { tagsOf, textOf } from '~/parts/DataTable'
import { hasReferralCodes, jobCategories, list, referralCodes, specialNeeds, testOptions } from '~/parts/masterData'
import { addresseeIn } from '~/parts/conversation/addresseeIn'
import { openProfile } from '~/parts/openProfile'
import { type Criterion, defineSearch } from '~/search/Search'
import { lazily } from '~/ui/lazily'

const ContentPicker = lazily(async () => (await import('./ContentPicker')).ContentPicker)
type Criteria = readonly Criterion<TalentWhere>[]
type OperatorName = 'dobOperators' | 'gradeOperators' | 'workingExperienceOperators'
const comparedBy = (name: OperatorName, label: string) => ({
  name,
  label: `Operator ${label}`,
  options: operators,
  isOperator: true,
})

const basic: Criteria = [
  { kind: 'text', name: 'firstNames', label: 'Nama depan' },
  { kind: 'text', name: 'lastNames', label: 'Nama belakang' },
  { kind: 'day', name: 'dobs', label: 'Tanggal lahir', companion: comparedBy('dobOperators', 'tanggal lahir') },
  { kind: 'choice', name: 'gender', label: 'Jenis kelamin', options: { codes: genders } },
  { kind: 'choice', name: 'countri', label: 'Negara domisili', options: list('countries'), resets: ['provinc'] },
  { kind: 'choice', name: 'provinc', label: 'Provinsi domisili', options: list('provinces') },
  { kind: 'choice', name: 'maritalStatuses', label: 'Status pernikahan', options: { codes: maritalStatuses } },
  { kind: 'choice', name: 'specialNeeds', label: 'Kebutuhan khusus', options: specialNeeds },
  { kind: 'text', name: 'email', label: 'E-mail', inputMode: 'email', when: hasReferralCodes },
  { kind: 'text', name: 'phoneNumber', label: 'Nomor telepon', inputMode: 'tel', when: hasReferralCodes },
]
const knowledge: Criteria = [
  { kind: 'text', name: 'skillNames', label: 'Keahlian', suggestions: list('skills') },
  { kind: 'text', name: 'educationInstitutionNames', label: 'Institusi pendidikan', suggestions: list('institutions') },
  { kind: 'text', name: 'majors', label: 'Jurusan', suggestions: list('majors') },
  { kind: 'number', name: 'grade', label: 'IPK', companion: comparedBy('gradeOperators', 'IPK') },
  { kind: 'choices', name: 'language', label: 'Bahasa', options: list('languages') },
  { kind: 'choice', name: 'notifications', label: 'Status pesan', options: { codes: messageStatuses } },
  { kind: 'choice', name: 'klobnesss', label: 'Tingkat klobness', options: { codes: klobnessLevels } },
  { kind: 'choice', name: 'referals', label: 'Kode referal', options: referralCodes, when: hasReferralCodes },
]
const work: Criteria = [
  {
    kind: 'choice',
    name: 'workingExperience',
    label: 'Masa kerja',
    options: { codes: experienceBands },
    companion: comparedBy('workingExperienceOperators', 'masa kerja'),
  },
  { kind: 'text', name: 'companyNames', label: 'Perusahaan', suggestions: list('companies') },
  { kind: 'choice', name: 'jobDescs', label: 'Kategori pekerjaan', options: jobCategories },
  { kind: 'text', name: 'position', label: 'Posisi', suggestions: list('positions') },
]
const tests: Criteria = [
  { kind: 'choices', name: 'testInt01', label: 'Minat kerja', options: testOptions('int01') },
  { kind: 'choices', name: 'testPers01', label: 'Kepribadian', options: testOptions('pers01') },
  { kind: 'choices', name: 'testVal01', label: 'Nilai kerja', options: testOptions('val01') },
  { kind: 'choices', name: 'testCom01', label: 'Gaya interaksi', options: testOptions('com01') },
  { kind: 'choices', name: 'testGrit01', label: 'Grit', options: testOptions('grit01') },
  { kind: 'choices', name: 'testMea01', label: 'Meaning Making', options: testOptions('mea01') },
  { kind: 'choices', name: 'testMin01', label: 'Mindset', options: testOptions('min01') },
  { kind: 'choices', name: 'testCur01', label: 'Curiosity', options: testOptions('cur01') },
  { kind: 'choices', name: 'testHum01', label: 'Humility', options: testOptions('hum01') },
  { kind: 'choices', name: 'testCre01', label: 'Creativity', options: testOptions('cre01') },
  { kind: 'choices', name: 'testPil01', label: 'Purpose in Life', options: testOptions('pil01') },
]
const content: Criteria = [
  {
    kind: 'lookup',
    name: 'setId',
    label: 'Konten',
    labels: list('contents'),
    Picker: ContentPicker,
    companion: { name: 'setStatuses', label: 'Status konten', options: contentStatuses },
  },
]

const nameOf = ({ firstName, lastName }: TalentRow) => [firstName, lastName].filter(Boolean).join(' ')

/** The talent search, whole (document 1 §2, §3, §5). */
export const talentSearch = defineSearch<TalentWhere, TalentRow>({
  title: 'Cari Talenta',
  noun: 'orang',
  api: talents,
  sections: [
    { title: 'Informasi dasar', criteria: basic },
    { title: 'Pengetahuan dan keahlian', criteria: knowledge },
    { title: 'Pengalaman kerja', criteria: work },
    { title: 'Hasil tes', criteria: tests },
    { title: 'Konten', criteria: content },
  ],
  nameOf,
  columns: [
    { id: 'firstName', header: 'Nama Depan', width: 160 },
    { id: 'lastName', header: 'Nama Belakang', width: 150 },
    { id: 'dateOfBirth', header: 'Tanggal Lahir', width: 116 },
    { id: 'sex', header: 'Jenis Kelamin', width: 116, show: ({ sex }) => textOf(labelOf(genders, sex)) },
    { id: 'province', header: 'Provinsi', width: 150 },
    { id: 'educationDegreeName', header: 'Pendidikan Terakhir', width: 150 },
    { id: 'educationInstitutionName', header: 'Institusi Pendidikan', width: 200 },
    { id: 'educationMajor', header: 'Jurusan', width: 180 },
    { id: 'jobInstitutionName', header: 'Perusahaan Terakhir', width: 200 },
    { id: 'jobPosition', header: 'Posisi Terakhir', width: 180 },
    {
      id: 'testResultsPers',
      header: 'Kepribadian',
      width: 240,
      show: ({ testResultsPers }) => tagsOf(testResultsPers),
    },
    { id: 'testResultsVal', header: 'Nilai', width: 240, show: ({ testResultsVal }) => tagsOf(testResultsVal) },
    { id: 'testResultsInt', header: 'Minat', width: 240, show: ({ testResultsInt }) => tagsOf(testResultsInt) },
    { id: 'testResultsCom', header: 'Interaksi', width: 240, show: ({ testResultsCom }) => tagsOf(testResultsCom) },
    { id: 'testGrit01', header: 'Grit', width: 110 },
    { id: 'testMea01', header: 'Meaning Making', width: 140 },
    { id: 'testMin01', header: 'Mindset', width: 110 },
    { id: 'testCur01', header: 'Curiosity', width: 110 },
    { id: 'testHum01', header: 'Humility', width: 110 },
    { id: 'testCre01', header: 'Creativity', width: 110 },
    { id: 'testPil01', header: 'Purpose in Life', width: 130 },
    {
      id: 'klobness',
      header: 'Klobness',
      width: 100,
      show: ({ klobness }) => textOf(labelOf(klobnessLevels, klobness)),
    },
    { id: 'referalCode', header: 'Kode Referal', width: 140, when: hasReferralCodes },
  ],
  message: {
    right: rights.talentMessages,
    addresseeOf: (row) => ({ userId: row.userId, name: nameOf(row) }),
    addresseeIn: ({ userId, msgId, name }) => addresseeIn(userId, msgId, name),
    correspondence: ({ userId, name }, { userId: writerId, corporate: { corporateId, corporateName } }) => ({
      talk: talents.talk,
      thread: { userId, corporateId },
      scope: { corporateId },
      corporateName,
      name,
      template: invitationToApply,
      writerId,
    }),
  },
  download: { kind: 'talentExport', when: hasReferralCodes },
  actions: (scope) => [
    {
      label: 'Lihat profil',
      icon: IconUser,
      run: ({ userId }) =>
        openProfile(userId, talents.profileView, {
          body: { jobVacancy: null, targetUserId: userId, companyId: scope.corporateId },
        }),
    },
  ],
})
