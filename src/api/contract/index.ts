import { activity } from './activity'
import { applicants } from './recruitment/applicants'
import { candidates } from './recruitment/candidates'
import { chatSchedule } from './executive/chatSchedule'
import { dashboard } from './dashboard'
import { employees } from './employees'
import { infographic } from './infographic'
import { longlist } from './executive/longlist'
import { masterData } from './masterData'
import { masterQuestions } from './vacancies/masterQuestions'
import { pipeline } from './recruitment/pipeline'
import { matching } from './recruitment/matching'
import { publicVacancy } from './vacancies/publicVacancy'
import { session } from './session'
import { talents } from './talents'
import { tickets } from './executive/tickets'
import { tracking } from './recruitment/tracking'
import { vacancies } from './vacancies/vacancies'
import { vacancyAdmin } from './vacancies/vacancyAdmin'

/** Every operation that the console calls, by resource. The embedded backend must answer all of them. */
export const contract = {
  session,
  masterData,
  vacancies,
  talents,
  activity,
  pipeline,
  tickets,
  chatSchedule,
  dashboard,
  employees,
  infographic,
  applicants,
  tracking,
  matching,
  longlist,
  candidates,
  publicVacancy,
  vacancyAdmin,
  masterQuestions,
}
/** The contract's type, from which the embedded backend's handler types derive. */
export type Contract = typeof contract
