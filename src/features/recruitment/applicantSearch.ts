import type { ApplicantWhere } from '~/api/contract/recruitment/applicantFilters'
import { type ApplicantRow, applicants } from '~/api/contract/recruitment/applicants'
import { fullName } from '~/lib/texts/text'
import { adminTexts } from '~/lib/texts/adminTexts'
import { hasReferralCodes } from '~/components/masterData'
import { defineSearch } from '~/list/list'
import { applicantActions } from './applicantActions'
import { applicantColumns } from './applicantColumns'
import { applicantSections } from './applicantCriteria'
import { applicantMessages } from './applicantMessages'

/** The applicant search of one vacancy, whole (document 2 §2.1). */
export const applicantSearch = defineSearch<ApplicantWhere, ApplicantRow>({
  title: 'Cari Pelamar',
  noun: 'pelamar',
  api: applicants,
  sections: applicantSections(hasReferralCodes),
  rowName: fullName,
  columns: [...applicantColumns.name, ...applicantColumns.person],
  actionsTitle: 'Action',
  actions: [applicantActions.requirements('Additional Info'), applicantActions.profile('Lihat Profil')],
  messages: applicantMessages,
  emptyHint: adminTexts.chooseVacancy,
  downloads: [
    {
      label: 'Download',
      title: 'Berkas pelamar',
      when: hasReferralCodes,
      start: applicants.export.start,
      spelled: applicants.export.spelled,
      state: applicants.export.latest,
      first: 4_000,
      every: 3_000,
      gives: 'file',
    },
  ],
})
