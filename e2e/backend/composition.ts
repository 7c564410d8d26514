import { contract } from '~/api/contract/index'
import { session } from './domains/accounts/handlers'
import { accounts } from './domains/accounts/seed'
import { activity } from './domains/activity/handlers'
import { answerFile } from './domains/applications/answers'
import { applicants } from './domains/applications/handlers'
import { matching } from './domains/applications/matching'
import { candidates } from './domains/candidates/handlers'
import { chatSchedule } from './domains/chatSchedules/handlers'
import { attachmentFile } from './domains/conversations/threads'
import { drawingFile } from './domains/corporates/drawings'
import { dashboard } from './domains/employees/dashboard'
import { employees } from './domains/employees/handlers'
import { exportCommands } from './domains/exports/commands'
import { exportFile } from './domains/exports/files'
import { photoFile } from './domains/longlist/entries'
import { longlist } from './domains/longlist/handlers'
import { masterData } from './domains/masterData/handlers'
import { profileFile } from './domains/people/files'
import { infographic } from './domains/people/infographic'
import { pipeline } from './domains/pipeline/handlers'
import { publicVacancy } from './domains/publicVacancies/handlers'
import { templateFile } from './domains/questions/files'
import { masterQuestions } from './domains/questions/handlers'
import { talents } from './domains/talents/handlers'
import { tickets } from './domains/tickets/handlers'
import { ticketFile } from './domains/tickets/tickets'
import { tracking } from './domains/tracking/handlers'
import { uploadFile } from './domains/tracking/uploads'
import { vacancyAdmin } from './domains/vacancies/administrationHandlers'
import { vacancies } from './domains/vacancies/listHandlers'
import type { Commands } from './engine/control/control'
import type { Account } from './engine/account'
import { makeRouter } from './engine/calls/routes'
import { answeredCalls } from './engine/control/journal'
import type { FileHandlers } from './engine/content/files'
import type { Handlers, World } from './world'
import { worldCommands } from './worldFiles'

const handlers: Handlers = {
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

/** The accounts of a fresh world. */
export const demoAccounts: readonly Account[] = accounts

/** Every operation of the contract with its handler. */
export const router = makeRouter<World>(contract, handlers)

/** The handlers of all folders below /files. */
export const fileHandlers: FileHandlers<World> = {
  open: {
    logo: drawingFile,
    picture: drawingFile,
    benefit: drawingFile,
    templates: templateFile,
  },
  guarded: {
    answers: answerFile,
    attachments: (path, visitor, world) => ticketFile(path, visitor, world) ?? attachmentFile(path, visitor, world),
    exports: exportFile,
    longlist: photoFile,
    profiles: profileFile,
    uploads: uploadFile,
  },
}

/** The domains' commands of the control API. */
export const controlCommands: Commands<World> = {
  ...exportCommands,
  ...worldCommands,
  'GET answers': ({ world }) => answeredCalls(world, router),
  'GET operations': () =>
    router.routes.map(({ endpoint: { name, method, path, summary, doc, kind } }) => ({
      name,
      method,
      path,
      summary,
      doc,
      kind,
    })),
}
/** A world's description of its data for the control API. */
export const describeWorld = ({ base, exports: { polls, result, stale } }: World) => ({
  population: base.people.length,
  vacancies: Object.fromEntries([...base.vacancies].map(([corporateId, list]) => [corporateId, list.length])),
  exports: { polls, result, stale },
})
