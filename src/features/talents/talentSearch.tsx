import { IconUser } from '@tabler/icons-react'
import type { TalentFilters } from '~/api/contract/filters'
import { talentColumns } from '~/api/contract/columns'
import { type TalentRow, talents } from '~/api/contract/talents'
import { log } from '~/api/log'
import { contentStatuses } from '~/lib/codes'
import { fullName } from '~/lib/texts/text'
import { invitationToApply } from '~/lib/texts/messageTemplates'
import { rights } from '~/lib/rules/rights'
import { columnsOf } from '~/list/table/columns'
import { hasReferralCodes, list } from '~/components/masterData'
import { recipientFromUrl } from '~/conversation/conversationConfig'
import { openProfile, ProfileLink } from '~/components/applicant/ProfileLink'
import { testColumns } from '~/people/testColumns'
import { commonFilters, contactCriteria, personCriteria } from '~/people/personCriteria'
import { type Criterion, everyFilter } from '~/list/filters/criterion'
import { aboutRow } from '~/people/messaging'
import { defineSearch } from '~/people/defineSearch'
import { lazyDialog } from '~/ui/lazyDialog'

const recordView = ({ userId }: TalentRow, companyId: string) =>
  log(talents.profileView, { body: { jobVacancy: null, targetUserId: userId, companyId } })
const ContentPicker = lazyDialog(async () => (await import('./ContentPicker')).ContentPicker)
type Criteria = readonly Criterion<TalentFilters>[]
const names = [
  { kind: 'text', name: 'firstNames', label: 'Nama depan', isPersonal: true, lastName: 'lastNames' },
  { kind: 'text', name: 'lastNames', label: 'Nama belakang', isPersonal: true },
] as const satisfies Criteria
const content = [
  {
    kind: 'lookup',
    name: 'setId',
    label: 'Konten',
    labels: list('contents'),
    Picker: ContentPicker,
    isComplete: true,
    companion: { name: 'setStatuses', label: 'Status konten', options: contentStatuses },
  },
] as const satisfies Criteria

/** The search definition of the talent search (document 1 §2, §3, §5). */
export const talentSearch = defineSearch<TalentFilters, TalentRow>({
  title: 'Cari Talenta',
  noun: 'orang',
  api: talents,
  common: commonFilters,
  sections: everyFilter<TalentFilters>()([
    { title: 'Informasi dasar', criteria: [...names, ...personCriteria.basic, ...contactCriteria(hasReferralCodes)] },
    { title: 'Pengetahuan dan keahlian', criteria: personCriteria.knowledge },
    { title: 'Pengalaman kerja', criteria: personCriteria.work },
    { title: 'Hasil tes', criteria: personCriteria.tests },
    { title: 'Konten', criteria: content },
  ]),
  rowName: fullName,
  columns: columnsOf<TalentRow>()(talentColumns, {
    firstName: {
      size: 148,
      cell: (row) => <ProfileLink person={row} record={recordView} />,
      meta: { isPerson: true },
    },
    lastName: { size: 116, meta: { isFrozen: true } },
    dateOfBirth: { size: 128 },
    sex: { size: 84 },
    province: { size: 116 },
    educationDegreeName: { size: 96 },
    educationInstitutionName: { size: 160 },
    educationMajor: { size: 124 },
    jobInstitutionName: { size: 160 },
    jobPosition: { size: 154 },
    ...testColumns,
    klobness: { size: 100 },
    referalCode: { size: 140, meta: { when: hasReferralCodes } },
  }),
  messages: {
    right: rights.talentMessages,
    isForMany: true,
    recipientOf: (row) => ({
      userId: row.userId,
      name: fullName(row),
      about: aboutRow(row),
      recordView: (companyId) => recordView(row, companyId),
    }),
    recipientFromUrl: ({ userId, msgId, name }) => recipientFromUrl(userId, msgId, name),
    conversationWith: (
      { userId, name, about, recordView: record, isNamedByLink },
      { userId: writerId, corporate: { corporateId, corporateName } },
    ) => ({
      endpoints: talents.conversation,
      thread: { userId, corporateId },
      scope: { corporateId },
      corporateName,
      name,
      senderName: isNamedByLink ? undefined : name,
      about,
      recordView: record,
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
      codec: talents.export.codec,
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
