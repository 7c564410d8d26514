import type { ApplicantFilters } from '~/api/contract/recruitment/applicantFilters'
import { type ApplicantRow, applicants } from '~/api/contract/recruitment/applicants'
import { fullName } from '~/lib/texts/text'
import { adminTexts } from '~/lib/texts/adminTexts'
import { hasReferralCodes } from '~/components/masterData'
import { everyFilter } from '~/list/filters/criterion'
import { defineSearch } from '~/people/defineSearch'
import { commonFilters } from '~/people/personCriteria'
import { columnsOf } from '~/list/table/columns'
import { applicantColumns } from '~/api/contract/columns'
import { applicantActions } from './applicantActions'
import { applicantCells, applicantMessages } from './applicantRows'
import { applicantSections } from './applicantCriteria'

/** The search definition of a vacancy's applicants (document 2 §2.1). */
export const applicantSearch = defineSearch<ApplicantFilters, ApplicantRow>({
  title: 'Cari Pelamar',
  noun: 'pelamar',
  api: applicants,
  common: commonFilters,
  sections: everyFilter<ApplicantFilters>()(applicantSections(hasReferralCodes)),
  rowName: fullName,
  columns: columnsOf<ApplicantRow>()(applicantColumns, applicantCells),
  actionsTitle: 'Action',
  actions: [applicantActions.requirements('Additional Info'), applicantActions.profile('Lihat Profil')],
  // All rows are of the vacancy that is searched.
  messages: { ...applicantMessages, isForMany: true },
  emptyHint: adminTexts.chooseVacancy,
  downloads: [
    {
      label: 'Download',
      title: 'Berkas pelamar',
      when: hasReferralCodes,
      start: applicants.export.start,
      codec: applicants.export.codec,
      state: applicants.export.latest,
      first: 4_000,
      every: 3_000,
      gives: 'file',
    },
  ],
})
