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

/** A 404 that means something else than a failure. */
export const expected404: Record<string, string> = {
  getTalentQuery: 'the saved filter of the link is gone; the search goes on without it',
  getLatestTalentExport: 'no export was there before; the new one starts',
  getPublicVacancy: 'there is no such vacancy; the way on is the main site',
  getVacancyPrimary: 'there is no such vacancy',
  getVacancySecondary: 'there is no such vacancy',
  deleteLonglistLanguage: 'it is gone already; the list is read again',
}
