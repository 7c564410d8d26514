import type { Contract } from '~/api/contract/index'
import { vacancyIn } from '../vacancies/access'
import type { Handlers } from '../../world'

/** Stores logged actions; the vacancy must belong to the corporate. */
export const activity: Handlers<Contract['activity']> = {
  logAction: (action, { world }) => {
    vacancyIn(world, action.companyId, action.entityId)
    world.actions.push(action)
    return null
  },
}
