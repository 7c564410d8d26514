import type { StoredStatus } from '~/lib/rules/vacancyStatus'
import type { RecordHandle } from '~/record/useRecordForm'
import type { VacancyValues } from '~/features/vacancies/form/model/values'

/** The fields of the form; the same object as long as the form is open. */
export type VacancyFields = Pick<RecordHandle<VacancyValues>, 'form' | 'touch'>
/** What every field of the form gets: the form, and the stored status that decides what is locked. */
export type InForm = { record: VacancyFields; status: StoredStatus }
/** The form's state, to change lists as a whole. */
export type VacancyEngine = RecordHandle<VacancyValues>['engine']
