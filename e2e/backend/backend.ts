import { answerCall, meetFaults } from './calls'
import { answerDesk } from './control'
import { answerFile } from './files'
import { type IdentityKeys, type IdentityProvider, makeIdentityKeys, makeIdentityProvider } from './identity/identity'
import { mainSitePage } from './mainSite'
import { Refusal, refused } from './refusal'
import type { Account } from './world/accounts'
import { baseOf, type Sizes } from './world/base'
import { makeWorlds, sessionOf } from './worlds'

/** How large the worlds are, how slow they answer, and what tests put in the place of the identity provider. */
export type BackendOptions = Partial<Sizes> & {
  latency?: number
  /** Hold every answer against the contract: for tests and development. */
  checkAnswers?: boolean
  identityKeys?: () => IdentityKeys
  makeIdentity?: (accounts: readonly Account[]) => IdentityProvider
}
/** The embedded backend: a function from request to answer. */
export type Backend = { answer(request: Request): Promise<Response> }

/** The pool that public/config.json names. */
const pool = { userPoolId: 'ap-southeast-1_KlobLocal', clientId: 'klobconsolelocal0000000000' }

/** One set of keys for all worlds: a session that was opened in one is known in the others. */
function identityMaker(keysOnce: () => IdentityKeys): NonNullable<BackendOptions['makeIdentity']> {
  let keys: IdentityKeys | undefined
  return (accounts) => makeIdentityProvider((keys ??= keysOnce()), { ...pool, accounts })
}

/** Makes the backend; nothing is random, so the same options give the same world. */
export function makeBackend({
  population = 2000,
  vacancies = 60,
  latency = 0,
  checkAnswers = true,
  identityKeys = makeIdentityKeys,
  makeIdentity = identityMaker(identityKeys),
}: BackendOptions = {}): Backend {
  const worlds = makeWorlds({ base: baseOf({ population, vacancies }), latency, makeIdentity })
  return {
    async answer(request) {
      const url = new URL(request.url)
      const session = sessionOf(request)
      const [, area] = url.pathname.split('/', 2)
      switch (area) {
        case '__mock':
          return answerDesk(request, url.pathname, session, worlds)
        case 'rest':
          return answerCall(request, url, worlds.of(session), checkAnswers)
        case 'cognito': {
          const world = worlds.of(session)
          return meetFaults(world, 'cognito', request.signal, () => world.identity.fetch(request))
        }
        case 'files':
          return answerFile(request, url.pathname, worlds.of(session))
        case 'situs':
          return mainSitePage(url)
        default:
          return refused(new Refusal(404))
      }
    },
  }
}
