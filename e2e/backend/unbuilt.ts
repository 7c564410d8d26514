/** An operation of the wire contract: its name, method and path. */
export type Unbuilt = readonly [operationId: string, method: 'GET' | 'POST' | 'DELETE', path: string]

/** Operations that src/api/contract does not hold yet; they answer 501. An operation that is built leaves this list. */
export const unbuilt: readonly Unbuilt[] = [
  ['getVacancyFormInit', 'GET', '/rest/console/adminvacancy/form/init/'],
  ['saveVacancyPrimary', 'POST', '/rest/console/adminvacancy/form/primary/save'],
  ['saveVacancySecondary', 'POST', '/rest/console/adminvacancy/form/secondary/save'],
  ['getVacancyPrimary', 'GET', '/rest/console/adminvacancy/form/edit/primary/{jvCode}'],
  ['getVacancySecondary', 'GET', '/rest/console/adminvacancy/form/edit/secondary/{jvCode}'],
  ['deleteVacancyEvent', 'DELETE', '/rest/console/adminvacancy/form/delete/kfaas/{vacancyCode}/{eventId}'],
  ['deleteVacancyBenefit', 'DELETE', '/rest/console/adminvacancy/form/delete/benefit/{benefitId}'],
  ['deleteVacancyQuestion', 'DELETE', '/rest/console/adminvacancy/form/delete/additionalQuestion/{id}'],
  ['getVacancyPermission', 'GET', '/rest/console/auth/menu/jobvacancy/{corporateId}'],
  ['listAdminVacancies', 'GET', '/rest/console/adminvacancy/index/list'],
  ['duplicateVacancy', 'POST', '/rest/console/adminvacancy/index/duplicate'],
  ['listMasterQuestions', 'GET', '/rest/console/admin/vacancy/additional/question/get'],
  ['saveMasterQuestion', 'POST', '/rest/console/admin/vacancy/additional/question/save'],
]
