import { randomBytes } from 'node:crypto'
import { controlCommands, demoAccounts, describeWorld, fileHandlers, router } from './composition'
import { baseOf, type Sizes } from './domains/base'
import type { Account } from './engine/account'
import { answerCall } from './engine/calls/calls'
import { withFaults } from './engine/calls/faults'
import { Refusal, refused } from './engine/calls/refusal'
import { makeFileKeys } from './engine/content/fileKeys'
import { answerFile } from './engine/content/files'
import { mainSitePage } from './engine/content/mainSite'
import { pageFile } from './engine/page/files'
import { handleControl } from './engine/control/control'
import { makeWorlds, sessionOf } from './engine/worlds'
import { type IdentityKeys, type IdentityProvider, makeIdentityKeys, makeIdentityProvider } from './identity/identity'
import { type TrustedPool, trusting } from './identity/trustedPool'
import { domainState, type World } from './world'
import { loadWorld, type WorldFile } from './worldFiles'

/** Sizes and latency of the worlds, and the identity provider that tests replace. */
export type BackendOptions = Partial<Sizes> & {
  latency?: number
  /** The initial content of every fresh world. */
  world?: WorldFile | undefined
  /** Check every answer against the contract: for tests and development. */
  checkAnswers?: boolean
  identityKeys?: () => IdentityKeys
  /** A real user pool whose tokens are accepted, too. */
  trustedPool?: TrustedPool | undefined
  makeIdentity?: (accounts: readonly Account[]) => IdentityProvider
  /** Signs the addresses of guarded files; null leaves them without a key, so that they are the same in every run. */
  fileSecret?: Uint8Array | null
}
/** The embedded backend: a function from request to answer; addresses in the answer are of `origin`. */
export type Backend = { answer(request: Request, origin?: string): Promise<Response> }

/** The pool that public/config.json names. */
const pool = { userPoolId: 'ap-southeast-1_KlobLocal', clientId: 'klobconsolelocal0000000000' }

/** One set of keys for all worlds, so that a session opened in one is valid in the others. */
function sharedKeysIdentity(makeKeys: () => IdentityKeys): NonNullable<BackendOptions['makeIdentity']> {
  let keys: IdentityKeys | undefined
  return (users) => makeIdentityProvider((keys ??= makeKeys()), { ...pool, accounts: users })
}

/** Makes the backend. It is deterministic: the same options give the same world. */
export function makeBackend({
  population = 2000,
  vacancies = 60,
  latency = 0,
  world,
  checkAnswers = true,
  identityKeys = makeIdentityKeys,
  trustedPool,
  makeIdentity = sharedKeysIdentity(identityKeys),
  fileSecret = randomBytes(32),
}: BackendOptions = {}): Backend {
  const base = baseOf({ population: world?.population ?? population, vacancies: world?.vacancies ?? vacancies })
  const worlds = makeWorlds({
    domainState: () => domainState(base),
    accounts: demoAccounts,
    latency,
    makeIdentity: trustedPool ? (accounts) => trusting(trustedPool, makeIdentity(accounts)) : makeIdentity,
    ...(world ? { prepare: (fresh: World) => loadWorld(fresh, world) } : {}),
  })
  const fileKeys = fileSecret ? makeFileKeys(fileSecret, Object.keys(fileHandlers.guarded)) : undefined
  // Reports an invalid file at start-up.
  if (world) worlds.of('default')
  return {
    async answer(request, origin) {
      const requested = new URL(request.url)
      const url = new URL(`${origin ?? requested.origin}${requested.pathname}${requested.search}`)
      const session = sessionOf(request)
      const [, area] = url.pathname.split('/', 2)
      switch (area) {
        case '__mock':
          return (
            pageFile(request, url.pathname) ??
            handleControl(
              request,
              url.pathname,
              { session, worlds, names: router.names },
              { commands: controlCommands, describe: describeWorld },
            )
          )
        case 'rest':
          return answerCall(request, url, worlds.of(session), { router, checkAnswers, fileKeys })
        case 'cognito': {
          const own = worlds.of(session)
          return withFaults(own, 'cognito', request.signal, () => own.identity.fetch(request))
        }
        case 'files':
          return answerFile(request, url, worlds.of(session), fileHandlers, fileKeys)
        case 'situs':
          return mainSitePage(url)
        default:
          return refused(new Refusal(404))
      }
    },
  }
}
