import { matchingColumns } from '~/api/contract/columns'
import type { MatchingFilters } from '~/api/contract/recruitment/applicantFilters'
import { matching, type MatchingRow } from '~/api/contract/recruitment/matching'
import { fullName } from '~/lib/texts/text'
import { adminTexts } from '~/lib/texts/adminTexts'
import { columnsOf } from '~/list/table/columns'
import { ProfileLink } from '~/components/applicant/ProfileLink'
import { recordApplicantView } from '~/components/applicant/applicantProfile'
import { testOptions } from '~/components/masterData'
import { everyFilter } from '~/list/filters/criterion'
import { defineSearch } from '~/people/defineSearch'
import { applicantActions } from './applicantActions'
import { VacancyLookup, vacancyOptions } from './applicantCriteria'

/** What the number of a test does; undefined where it is plain. */
function effectOfNumber(label: string, results: string, chosen: readonly string[] = [], least?: number) {
  if (least === undefined) return undefined
  if (chosen.length === 0) return `${label} tidak berpengaruh: ${results} belum dipilih.`
  if (least === 0) return `${label} 0 tidak membatasi: pelamar tanpa hasil itu juga ditampilkan.`
  return least > chosen.length ? `${label} melebihi jumlah hasil yang dipilih, jadi tidak ada yang cocok.` : undefined
}
/** What a matching search does, where that is not plain: which numbers have no effect, and that nothing restricts it. */
export function matchingEffect(filters: MatchingFilters): string | undefined {
  const { testResultsInt, testResultsVal, intmeet, valmeet, vacancyCodes } = filters
  if (vacancyCodes === undefined) return undefined
  const effects = [
    effectOfNumber('Match Interest', 'Hasil Tes Minat Kerja', testResultsInt, intmeet),
    effectOfNumber('Match Values', 'Hasil Tes Nilai Kerja', testResultsVal, valmeet),
    ...(testResultsInt || testResultsVal ? [] : ['Tanpa hasil tes: semua pelamar lowongan ini ditampilkan.']),
  ]
  return effects.filter(Boolean).join(' ') || undefined
}

/** The search definition of matching: applicants whose test results match the filters (document 2 §2.4). */
export const matchingSearch = defineSearch<MatchingFilters, MatchingRow>({
  title: 'Matching',
  noun: 'pelamar',
  api: matching,
  sections: everyFilter<MatchingFilters>()([
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
        { kind: 'number', name: 'intmeet', label: 'Match Interest', unit: 'hasil minat' },
        { kind: 'number', name: 'valmeet', label: 'Match Values', unit: 'hasil nilai' },
      ],
    },
  ]),
  rowName: fullName,
  columns: columnsOf<MatchingRow>()(matchingColumns, {
    firstName: {
      size: 200,
      cell: (row) => <ProfileLink person={row} record={recordApplicantView} />,
      meta: { isPerson: true },
    },
    lastName: { size: 240, meta: { isFrozen: true } },
    sex: { size: 120 },
  }),
  actions: [applicantActions.profile('Lihat Profil')],
  emptyHint: adminTexts.chooseVacancy,
  effectOf: matchingEffect,
  downloads: [
    {
      label: 'Download',
      title: 'Laporan matching',
      start: matching.export.start,
      codec: matching.export.codec,
      state: matching.export.latest,
      first: 3_000,
      every: 3_000,
      gives: 'file',
    },
  ],
})
