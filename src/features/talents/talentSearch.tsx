import { IconUser } from '@tabler/icons-react'
import type { TalentWhere } from '~/api/contract/filters'
import { type TalentRow, talents } from '~/api/contract/talents'
import { log } from '~/api/log'
import { contentStatuses, genders, klobnessLevels, labelOf } from '~/lib/codes'
import { fullName } from '~/lib/texts/text'
import { invitationToApply } from '~/lib/texts/messageTemplates'
import { rights } from '~/lib/rules/rights'
import { textCell } from '~/list/table/cells'
import { hasReferralCodes, list } from '~/components/masterData'
import { recipientFromUrl } from '~/conversation/recipientFromUrl'
import { ProfileLink } from '~/components/ProfileLink'
import { openProfile } from '~/components/openProfile'
import { testColumns } from '~/list/table/testColumns'
import { contactCriteria, personCriteria } from '~/list/filters/personCriteria'
import type { Criterion } from '~/list/filters/criterion'
import { defineSearch } from '~/list/list'
import { lazyComponent } from '~/ui/lazyComponent'

const recordView = ({ userId }: TalentRow, companyId: string) =>
  log(talents.profileView, { body: { jobVacancy: null, targetUserId: userId, companyId } })
const ContentPicker = lazyComponent(async () => (await import('./ContentPicker')).ContentPicker)
type Criteria = readonly Criterion<TalentWhere>[]
const names: Criteria = [
  { kind: 'text', name: 'firstNames', label: 'Nama depan', isPersonal: true },
  { kind: 'text', name: 'lastNames', label: 'Nama belakang', isPersonal: true },
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
  rowName: fullName,
  columns: [
    {
      accessorKey: 'firstName',
      header: 'Nama Depan',
      size: 160,
      cell: ({ row }) => <ProfileLink person={row.original} record={recordView} />,
    },
    { accessorKey: 'lastName', header: 'Nama Belakang', size: 150, meta: { isFrozen: true } },
    { accessorKey: 'dateOfBirth', header: 'Tanggal Lahir', size: 116 },
    {
      accessorKey: 'sex',
      header: 'Jenis Kelamin',
      size: 116,
      cell: ({ row }) => textCell(labelOf(genders, row.original.sex)),
    },
    { accessorKey: 'province', header: 'Provinsi', size: 150 },
    { accessorKey: 'educationDegreeName', header: 'Pendidikan Terakhir', size: 150 },
    { accessorKey: 'educationInstitutionName', header: 'Institusi Pendidikan', size: 200 },
    { accessorKey: 'educationMajor', header: 'Jurusan', size: 180 },
    { accessorKey: 'jobInstitutionName', header: 'Perusahaan Terakhir', size: 200 },
    { accessorKey: 'jobPosition', header: 'Posisi Terakhir', size: 180 },
    ...testColumns,
    { accessorKey: 'testPil01', header: 'Purpose in Life', size: 130 },
    {
      accessorKey: 'klobness',
      header: 'Klobness',
      size: 100,
      cell: ({ row }) => textCell(labelOf(klobnessLevels, row.original.klobness)),
    },
    { accessorKey: 'referalCode', header: 'Kode Referal', size: 140, meta: { when: hasReferralCodes } },
  ],
  messages: {
    right: rights.talentMessages,
    addresseeOf: (row) => ({ userId: row.userId, name: fullName(row) }),
    recipientFromUrl: ({ userId, msgId, name }) => recipientFromUrl(userId, msgId, name),
    correspondence: (
      { userId, name, isNamedByLink },
      { userId: writerId, corporate: { corporateId, corporateName } },
    ) => ({
      talk: talents.talk,
      thread: { userId, corporateId },
      scope: { corporateId },
      corporateName,
      name,
      senderName: isNamedByLink ? undefined : name,
      template: invitationToApply,
      writerId,
    }),
  },
  downloads: [
    {
      label: 'Download',
      title: 'Berkas talenta',
      when: hasReferralCodes,
      start: talents.export.start,
      spelled: talents.export.spelled,
      state: talents.export.latest,
      first: 3_000,
      every: 3_000,
      gives: 'file',
    },
  ],
  actions: [
    {
      label: 'Lihat profil',
      icon: IconUser,
      run: (row, { viewer }) => openProfile(row.userId, recordView(row, viewer.corporate.corporateId)),
    },
  ],
})
