import type { Contract } from '~/api/contract/index'
import type { Handlers } from '../../world'

/** Remembers whose profile was looked at; every search logs so. */
export const profileView: Handlers<Contract['talents']>['profileView'] &
  Handlers<Contract['applicants']>['profileView'] = ({ body }, { world }) => {
  world.profileViews.push(body)
  return null
}
