/** Failures that are not reported, by call or by screen and call, each with its ruling in docs/decisions.md. */
export const quiet: Record<string, string> = {
  listMenuCorporates: 'corporates',
  'employees of a test: getAllTests': 'names of groups',
  'comparison: getQualification': 'comparison',
  // The questions of an active vacancy are locked: the list offers nothing to choose.
  'vacancy form: listMasterQuestions': 'questions',
  clickApply: 'applying',
  getFlagData: 'own company',
  listRelatedVacancies: 'vacancy page',
}

/** Failures that are not reported once the data is there, each with its ruling. */
export const quietLater: Record<string, string> = {
  // The search of candidates asks only whether the corporate has any.
  'candidates: listReferralCodes': 'a criterion that depends on a list which failed to load',
  // Nothing changes this list: only the page after the shown one is read again, in advance.
  'employees of a test: listTestEmployees': 'pages',
}

/** Reads without which a screen does not open, and that keep nothing for its next opening (loads.spec.ts has them). */
export const readAnew: Record<string, string> = {
  getVacancyPermission: 'rights',
  getVacancyFormInit: 'a read that fails later',
  getVacancyPrimary: 'a read that fails later',
  getVacancySecondary: 'a read that fails later',
}

/** Screens that ask for nothing besides account and menu. */
export const readsNothing: readonly string[] = ['intro']

/** A 403 that stays: its message names who can help, and asking again would not. */
export const expected403: Record<string, string> = {
  'open applicant: listApplicantAnswers': 'only the answers are missing; the applicant stays open',
}

/** A 404 that means something else than a failure. */
export const expected404: Record<string, string> = {
  getTalentQuery: 'the saved filter of the link is gone; the search goes on without it',
  getLatestTalentExport: 'no export was there before; the new one starts',
  getPublicVacancy: 'there is no such vacancy; the way on is the main site',
  getVacancyPrimary: 'there is no such vacancy',
  getVacancySecondary: 'there is no such vacancy',
  deleteLonglistLanguage: 'it is gone already; the list is read again',
  deleteTalentQuery: 'it is gone already; the list is read again',
}
