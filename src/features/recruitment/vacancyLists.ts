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

/** Every vacancy of the corporate by name and code. */
export const vacancyOptions = { read: (scope: Scope) => ({ ...allVacancies(scope), select: optionsOf }) }

/** The additional questions of the chosen vacancy (wire decision B10). */
export const questions = {
  within: 'vacancyCode',
  first: FIRST,
  read: (_: Scope, vacancyCode: string) => query(applicants.questions, { vacancyCode }),
}

type Form = Output<typeof tracking.form>
const ofForm = (name: keyof Form) => ({
  within: 'vacancyCode',
  first: FIRST,
  read: (_: Scope, vacancyCode: string) => ({
    ...query(tracking.form, { vacancyCode }),
    select: (form: Form) => form[name],
  }),
})
/** What belongs to the chosen vacancy: its stages, batches and events (wire decision B15). */
export const vacancyForm = {
  stages: ofForm('stages'),
  batches: ofForm('batches'),
  events: ofForm('eventKfaas'),
}
