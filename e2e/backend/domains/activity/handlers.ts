import type { Contract } from '~/api/contract/index'
import { vacancyIn } from '../vacancies/access'
import type { Handlers } from '../../world'

/** Keeps what was recorded; the vacancy is one of the corporate. */
export const activity: Handlers<Contract['activity']> = {
  logAction: (action, { world }) => {
    vacancyIn(world, action.companyId, action.entityId)
    world.actions.push(action)
    return null
  },
}
