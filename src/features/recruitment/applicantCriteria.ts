import type { ApplicantFilters } from '~/api/contract/recruitment/applicantFilters'
import { vacancyStatusOptions } from '~/lib/codes'
import type { Condition, Criterion, Section } from '~/list/filters/criterion'
import { operatorCompanion, contactCriteria, personCriteria } from '~/people/personCriteria'
import { lazyDialog } from '~/ui/lazyDialog'
import { applicants } from '~/api/contract/recruitment/applicants'
import { tracking } from '~/api/contract/recruitment/tracking'
import type { Output } from '~/api/endpoint'
import { query } from '~/api/queries'
import type { Scope } from '~/lib/scope'
import { allVacancies, type VacancyItem } from '~/components/vacancies/vacancies'

const FIRST = 'Pilih lowongan dahulu'
const vacancyText = ({ name, klobVacancyCode }: VacancyItem) => `${name} (${klobVacancyCode})`
const optionsOf = (vacancies: readonly VacancyItem[]) =>
  vacancies.map((vacancy) => ({ id: vacancy.klobVacancyCode, text: vacancyText(vacancy) }))

/** Options of all vacancies of the corporate, with name and code. */
export const vacancyOptions = { read: (scope: Scope) => ({ ...allVacancies(scope), select: optionsOf }) }

/** The additional questions of the chosen vacancy (wire decision B10). */
const questions = {
  within: 'vacancyCode',
  first: FIRST,
  read: (_: Scope, vacancyCode: string) => query(applicants.questions, { vacancyCode }),
}

type Form = Output<typeof tracking.form>
const formOptions = (name: keyof Form) => ({
  within: 'vacancyCode',
  first: FIRST,
  read: (_: Scope, vacancyCode: string) => ({
    ...query(tracking.form, { vacancyCode }),
    select: (form: Form) => form[name],
  }),
})
/** Options that depend on the chosen vacancy: stages, batches and events (wire decision B15). */
export const vacancyForm = {
  stages: formOptions('stages'),
  batches: formOptions('batches'),
  events: formOptions('eventKfaas'),
}

/** The vacancy picker, loaded lazily. */
export const VacancyLookup = lazyDialog(async () => (await import('./VacancyLookup')).VacancyLookup)

const vacancy = [
  {
    kind: 'lookup',
    name: 'vacancyCode',
    label: 'Kode lowongan',
    labels: vacancyOptions,
    Picker: VacancyLookup,
    isComplete: true,
  },
  { kind: 'choice', name: 'vacancyStatuss', label: 'Status lowongan', options: { codes: vacancyStatusOptions } },
  {
    kind: 'day',
    name: 'vacancyCloseDate',
    label: 'Tanggal tutup lowongan',
    companion: operatorCompanion('vacancyCloseDateOperators', 'tanggal tutup lowongan'),
  },
] as const satisfies readonly Criterion<ApplicantFilters>[]

/** The filter sections of the applicant search, shared with tracking (document 2 §2.1). */
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
