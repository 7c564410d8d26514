import type { Contract } from '~/api/contract/index'
import type { Account } from '../../engine/account'
import { corporateNameOf } from '../corporates/corporates'
import { logoPath } from '../corporates/drawings'
import type { Call, Handlers } from '../../world'
import { signedIn } from '../../engine/calls/handler'
import { pageOf } from '../../engine/calls/paging'
import { vacancyRightsOf } from '../vacancies/access'

const corporateOf =
  ({ world, origin }: Call) =>
  (own: Account['corporates'][number]) => ({
    corporateId: own.corporateId,
    corporateName: corporateNameOf(world, own.corporateId),
    corporateLogo: `${origin}${logoPath(own.corporateId)}`,
    menu: own.menu,
  })

/** The signed-in account and its corporates. */
export const session: Handlers<Contract['session']> = {
  login: ({ body }, call) => {
    const account = signedIn(call)
    // The typed username or the id of a restored session: both must be the caller's own.
    if (![account.username, account.userId].includes(body.userId)) throw call.refuse(403)
    return {
      mus01: {
        userId: account.userId,
        firstName: account.firstName,
        lastName: account.lastName,
        profilePictureUrl: null,
      },
      usr01: { corporate: account.corporates.map(corporateOf(call)) },
      tts01Int01: account.tts01Int01,
    }
  },
  corporates: (page, call) => pageOf(signedIn(call).corporates, page, corporateOf(call)),
  vacancyRights: ({ corporateId }, call) => vacancyRightsOf(call, corporateId),
}
