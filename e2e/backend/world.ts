import type { Contract } from '~/api/contract/index'
import type { RefusedStatus } from '~/api/endpoint'
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

/** The domains' state of a fresh world. */
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

/** A world: the shared base data and the changes since. */
export type World = EngineWorld & ReturnType<typeof domainState>
/** The context of a call to a handler. */
export type Call<Status extends RefusedStatus = never> = engine.Call<World, Status>
/** The handlers of a part of the contract. */
export type Handlers<Part = Contract> = engine.Handlers<Part, World>
