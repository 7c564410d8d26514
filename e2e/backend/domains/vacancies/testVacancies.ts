import type { VacancyPrimary } from '~/api/contract/vacancies/vacancyPrimary'
import type { VacancySecondary } from '~/api/contract/vacancies/vacancySecondary'
import type { Backend } from '../../backend'
import { callApi } from '../../testBackend'

/** Path of the vacancy administration. */
export const administration = '/rest/console/adminvacancy'
/** The required fields of a new vacancy. */
export const freshVacancy = {
  klobVacancyCode: null,
  status: 'Draft',
  position: 'Penjaga Mercusuar',
  openDate: '16/11/2026',
  closeDate: '31/12/2026',
  description: '<p>Menjawab pertanyaan dengan data.</p>',
  corporateId: 'COR0001',
}
export const savePrimary = (backend: Backend, body: object) =>
  callApi(backend, `${administration}/form/primary/save`, { body })
export const saveSecondary = (backend: Backend, body: object) =>
  callApi(backend, `${administration}/form/secondary/save`, { body })
/** Creates a vacancy. */
export const createVacancy = async (backend: Backend, more: object = {}) =>
  (await savePrimary(backend, { ...freshVacancy, ...more })).result as VacancyPrimary
export const loadPrimary = async (backend: Backend, code: string) =>
  (await callApi(backend, `${administration}/form/edit/primary/${code}`)).result as VacancyPrimary
export const loadSecondary = async (backend: Backend, code: string) =>
  (await callApi(backend, `${administration}/form/edit/secondary/${code}`)).result as VacancySecondary
/** A loaded secondary part as it can be saved again: without the stored files. */
export const withoutFiles = (part: VacancySecondary) => ({
  ...part,
  additionalQuestion: part.additionalQuestion.map((question) => ({ ...question, templateUrl: null })),
})
/** A vacancy of the first corporate in each status. */
export const vacancyByStatus = {
  New: null,
  Draft: 'VAC-DRAF-01',
  Active: 'VAC-AKTIF-01',
  Closed: 'VAC-TUTUP-01',
} as const
