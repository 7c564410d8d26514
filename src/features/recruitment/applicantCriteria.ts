import type { ApplicantFilters } from '~/api/contract/recruitment/applicantFilters'
import { vacancyStatuses } from '~/lib/codes'
import type { Condition, Criterion, Section } from '~/list/filters/criterion'
import { comparedBy, contactCriteria, personCriteria } from '~/list/filters/personCriteria'
import { lazyComponent } from '~/ui/lazyComponent'
import { questions, vacancyOptions } from './vacancyLists'

/** The picker of vacancies, loaded when it is first opened. */
export const VacancyLookup = lazyComponent(async () => (await import('./VacancyLookup')).VacancyLookup)

const vacancy = [
  {
    kind: 'lookup',
    name: 'vacancyCode',
    label: 'Kode lowongan',
    labels: vacancyOptions,
    Picker: VacancyLookup,
    isComplete: true,
  },
  { kind: 'choice', name: 'vacancyStatuss', label: 'Status lowongan', options: { codes: vacancyStatuses } },
  {
    kind: 'day',
    name: 'vacancyCloseDate',
    label: 'Tanggal tutup lowongan',
    companion: comparedBy('vacancyCloseDateOperators', 'tanggal tutup lowongan'),
  },
] as const satisfies readonly Criterion<ApplicantFilters>[]

/** The form of the applicant search, which tracking has too (document 2 §2.1). */
export const applicantSections = (emailWhen: Condition) =>
  [
    { title: 'Informasi lowongan', criteria: vacancy },
    { title: 'Informasi dasar', criteria: [...personCriteria.basic, ...contactCriteria(emailWhen)] },
    { title: 'Pengetahuan dan keahlian', criteria: personCriteria.knowledge },
    { title: 'Pengalaman kerja', criteria: personCriteria.work },
    { title: 'Hasil tes', criteria: personCriteria.tests },
    {
      title: 'Pertanyaan tambahan',
      criteria: [{ kind: 'answers', name: 'disqualifier', label: 'Jawaban pertanyaan tambahan', questions }],
    },
  ] as const satisfies readonly Section<ApplicantFilters>[]
