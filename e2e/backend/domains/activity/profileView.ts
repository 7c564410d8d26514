import type { Contract } from '~/api/contract/index'
import type { Handlers } from '../../world'

/** Logs a viewed profile; shared by all searches. */
export const profileView: Handlers<Contract['talents']>['profileView'] &
  Handlers<Contract['applicants']>['profileView'] = ({ body }, { world }) => {
  world.profileViews.push(body)
  return null
}
