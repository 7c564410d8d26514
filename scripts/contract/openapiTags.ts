import type { Contract } from '~/api/contract/index'

/** Descriptions of the groups of operations. */
export const openapiTags: Record<keyof Contract, string> = {
  session: 'Account, corporates with their menus, and sign-in bookkeeping',
  masterData: 'Platform-wide options of fields: provinces, countries, degrees, majors, tests',
  vacancies: 'Names and codes of vacancies for pickers',
  talents: 'Talent search, its saved filters, exports and conversations',
  activity: 'Audit log of searches and stage tiles',
  pipeline: 'ATS report, stages, applicant profiles, moves, notes and stage emails',
  tickets: 'Support tickets and their replies',
  chatSchedule: 'Hours and days on which the chat is open',
  dashboard: 'Licences, test results and demographics of the employees',
  employees: 'Employees behind the figures of the dashboard',
  infographic: 'Figures of all users of the platform',
  applicants: 'Applicant search, answers, CV, its saved filters, exports and conversations',
  tracking: 'Applicant tracking, its downloads and bulk uploads',
  matching: 'Applicants whose test results match, and their export',
  longlist: 'Longlist users of executive search with languages, educations and jobs',
  candidates: 'Executive search candidates, notes, kept results and conversations',
  publicVacancy: 'The public page of a vacancy and applying',
  vacancyAdmin: 'Creating, editing and duplicating vacancies',
  masterQuestions: 'Questions that vacancies choose from',
}
