import { IconUser } from '@tabler/icons-react'
import type { TalentWhere } from '~/api/contract/filters'
import { type TalentRow, talents } from '~/api/contract/talents'
import { contentStatuses, genders, klobnessLevels, labelOf } from '~/lib/codes'
import { fullName } from '~/lib/fullName'
import { invitationToApply } from '~/lib/messageTemplates'
import { rights } from '~/lib/rights'
import { textOf } from '~/parts/cells'
import { hasReferralCodes, list } from '~/parts/masterData'
import { addresseeIn } from '~/parts/conversation/addresseeIn'
import { openProfile } from '~/parts/openProfile'
import { testColumns } from '~/parts/testColumns'
import { contactCriteria, personCriteria } from '~/search/personCriteria'
import { type Criterion, defineSearch } from '~/search/Search'
import { lazily } from '~/ui/lazily'

const ContentPicker = lazily(async () => (await import('./ContentPicker')).ContentPicker)
type Criteria = readonly Criterion<TalentWhere>[]
const names: Criteria = [
  { kind: 'text', name: 'firstNames', label: 'Nama depan' },
  { kind: 'text', name: 'lastNames', label: 'Nama belakang' },
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

/** The talent search, whole (document 1 §2, §3, §5). */
export const talentSearch = defineSearch<TalentWhere, TalentRow>({
  title: 'Cari Talenta',
  noun: 'orang',
  api: talents,
  sections: [
    { title: 'Informasi dasar', criteria: [...names, ...personCriteria.basic, ...contactCriteria(hasReferralCodes)] },
    { title: 'Pengetahuan dan keahlian', criteria: personCriteria.knowledge },
    { title: 'Pengalaman kerja', criteria: personCriteria.work },
    { title: 'Hasil tes', criteria: personCriteria.tests },
    { title: 'Konten', criteria: content },
  ],
  nameOf: fullName,
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
    ...testColumns,
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
    addresseeOf: (row) => ({ userId: row.userId, name: fullName(row) }),
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
  downloads: [
    {
      label: 'Download',
      title: 'Ekspor talenta',
      when: hasReferralCodes,
      start: talents.export.start,
      spelled: talents.export.spelled,
      state: talents.export.latest,
      first: 3_000,
      every: 3_000,
      gives: 'file',
    },
  ],
  actions: ({ corporate }) => [
    {
      label: 'Lihat profil',
      icon: IconUser,
      run: ({ userId }) =>
        openProfile(userId, talents.profileView, {
          body: { jobVacancy: null, targetUserId: userId, companyId: corporate.corporateId },
        }),
    },
  ],
})
