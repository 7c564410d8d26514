import type { Contract } from '~/api/contract/index'
import { findVacancy } from '../vacancies/access'
import type { Handlers } from '../../world'

/** Stores logged actions; the vacancy must belong to the corporate. */
export const activity: Handlers<Contract['activity']> = {
  logAction: (action, { world, refuse }) => {
    // The contract knows no 404 here.
    if (!findVacancy(world, action.companyId, action.entityId)) throw refuse(403)
    world.actions.push(action)
    return null
  },
}
