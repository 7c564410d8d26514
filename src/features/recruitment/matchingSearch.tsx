import type { MatchingWhere } from '~/api/contract/recruitment/applicantFilters'
import { matching, type MatchingRow } from '~/api/contract/recruitment/matching'
import { fullName } from '~/lib/texts/text'
import { labelOf, applicantSexes } from '~/lib/codes'
import { adminTexts } from '~/lib/texts/adminTexts'
import { textCell } from '~/list/table/cells'
import { ProfileLink } from '~/components/ProfileLink'
import { recordApplicantView } from '~/components/recordApplicantView'
import { testOptions } from '~/components/masterData'
import { defineSearch } from '~/list/list'
import { applicantActions } from './applicantActions'
import { VacancyLookup } from './applicantCriteria'
import { vacancyOptions } from './vacancyLists'

/** Matching: applicants whose test results match the filters (document 2 §2.4). */
export const matchingSearch = defineSearch<MatchingWhere, MatchingRow>({
  title: 'Matching',
  noun: 'pelamar',
  api: matching,
  sections: [
    {
      title: 'Informasi Lowongan Pekerjaan',
      criteria: [
        {
          kind: 'lookup',
          name: 'vacancyCodes',
          label: 'Kode lowongan',
          labels: vacancyOptions,
          Picker: VacancyLookup,
          isComplete: true,
        },
      ],
    },
    {
      title: 'Hasil Tes',
      criteria: [
        { kind: 'choices', name: 'testResultsInt', label: 'Hasil Tes Minat Kerja', options: testOptions('int01') },
        { kind: 'choices', name: 'testResultsVal', label: 'Hasil Tes Nilai Kerja', options: testOptions('val01') },
        { kind: 'number', name: 'intmeet', label: 'Match Interest' },
        { kind: 'number', name: 'valmeet', label: 'Match Values' },
      ],
    },
  ],
  rowName: fullName,
  columns: [
    {
      accessorKey: 'firstName',
      header: 'First Name',
      size: 240,
      cell: ({ row }) => <ProfileLink person={row.original} record={recordApplicantView} />,
    },
    { accessorKey: 'lastName', header: 'Last Name', size: 240, meta: { isFrozen: true } },
    {
      accessorKey: 'sex',
      header: 'Gender',
      size: 120,
      cell: ({ row }) => textCell(labelOf(applicantSexes, row.original.sex)),
    },
  ],
  actions: [applicantActions.profile('Lihat Profil')],
  emptyHint: adminTexts.chooseVacancy,
  downloads: [
    {
      label: 'Download',
      title: 'Laporan matching',
      start: matching.export.start,
      spelled: matching.export.spelled,
      state: matching.export.latest,
      first: 3_000,
      every: 3_000,
      gives: 'file',
    },
  ],
})
