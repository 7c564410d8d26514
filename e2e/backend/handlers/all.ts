import { activity } from './activity'
import { applicants } from './applicants'
import { candidates } from './candidates'
import { chatSchedule } from './chatSchedule'
import { dashboard } from './dashboard'
import { employees } from './employees'
import type { Handlers } from './handler'
import { infographic } from './infographic'
import { longlist } from './longlist'
import { masterData } from './masterData'
import { masterQuestions } from './masterQuestions'
import { pipeline } from './pipeline'
import { matching } from './matches'
import { publicVacancy } from './publicVacancy'
import { session } from './session'
import { talents } from './talents'
import { tickets } from './tickets'
import { tracking } from './tracking'
import { vacancies } from './vacancies'
import { vacancyAdmin } from './vacancyAdmin'

/** A handler for every endpoint of the contract. */
export const handlers: Handlers = {
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
