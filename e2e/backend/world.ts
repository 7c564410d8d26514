import type { Contract } from '~/api/contract/index'
import { activityState } from './domains/activity/state'
import { applicationState } from './domains/applications/state'
import type { Base } from './domains/base'
import { candidateState } from './domains/candidates/state'
import { chatScheduleState } from './domains/chatSchedules/state'
import { conversationState } from './domains/conversations/state'
import { corporateState } from './domains/corporates/state'
import { employeeState } from './domains/employees/state'
import { exportState } from './domains/exports/state'
import { longlistState } from './domains/longlist/state'
import { masterDataState } from './domains/masterData/state'
import { questionState } from './domains/questions/state'
import { savedQueryState } from './domains/savedQueries/state'
import { ticketState } from './domains/tickets/state'
import { trackingState } from './domains/tracking/state'
import { vacancyState } from './domains/vacancies/state'
import type * as engine from './engine/calls/handler'
import type { EngineWorld } from './engine/world'

/** What the domains add to a fresh world: the sum of their states over the shared seed data. */
export const domainState = (base: Base) => ({
  base,
  ...activityState(),
  ...applicationState(),
  ...candidateState(),
  ...chatScheduleState(),
  ...conversationState(),
  ...corporateState(),
  ...employeeState(),
  ...exportState(),
  ...longlistState(),
  ...masterDataState(),
  ...questionState(),
  ...savedQueryState(),
  ...ticketState(),
  ...trackingState(),
  ...vacancyState(),
})

/** A demo world: the shared seed data and what changed since. */
export type World = EngineWorld & ReturnType<typeof domainState>
/** A call to a handler of a domain. */
export type Call = engine.Call<World>
/** The handlers of a part of the contract. */
export type Handlers<Part = Contract> = engine.Handlers<Part, World>
