import { activity } from './activity'
import { applicants } from './applicants'
import { candidates } from './candidates'
import { chatSchedule } from './chatSchedule'
import { dashboard } from './dashboard'
import { employees } from './employees'
import { infographic } from './infographic'
import { longlist } from './longlist'
import { masterData } from './masterData'
import { masterQuestions } from './masterQuestions'
import { pipeline } from './pipeline'
import { matching } from './matching'
import { publicVacancy } from './publicVacancy'
import { session } from './session'
import { talents } from './talents'
import { tickets } from './tickets'
import { tracking } from './tracking'
import { vacancies } from './vacancies'
import { vacancyAdmin } from './vacancyAdmin'

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
/** The type from which the embedded backend's handlers follow. */
export type Contract = typeof contract
