import type { IdentityProvider } from '../identity/identity'
import type { Account } from './account'
import { cookieOf } from './calls/cookies'
import { engineState, type EngineWorld } from './world'

/** Maximum number of worlds in memory; beyond it the least recently used one is dropped. */
const MAX_WORLDS = 200

/** Options of worlds; `domainState` is called once per world. */
export type WorldOptions<DomainState> = {
  domainState: () => DomainState
  accounts: readonly Account[]
  latency: number
  makeIdentity: (accounts: readonly Account[]) => IdentityProvider
  /** Changes a fresh world before its first call. */
  prepare?: (world: EngineWorld & DomainState) => void
}
/** The worlds by session. */
export type Worlds<World> = {
  /** The world of a session, created at its first call. */
  of(session: string): World
  /** Drops the world of a session; its next call starts a fresh one. */
  reset(session: string): void
  /** Replaces the world of a session. */
  put(session: string, world: World): void
  /** The sessions that have a world, most recently used first. */
  names(): string[]
}

/** A fresh world. */
export function makeWorld<DomainState extends object>({
  domainState,
  accounts,
  latency,
  makeIdentity,
  prepare,
}: WorldOptions<DomainState>): EngineWorld & DomainState {
  let identity: IdentityProvider | undefined
  const state = { ...engineState(accounts, latency), ...domainState() }
  const world = Object.defineProperty(state, 'identity', {
    get: () => (identity ??= makeIdentity(state.accounts)),
  }) as EngineWorld & DomainState
  prepare?.(world)
  return world
}

/** Makes the store of worlds by session, all with the same options. */
export function makeWorlds<DomainState extends object>(
  options: WorldOptions<DomainState>,
): Worlds<EngineWorld & DomainState> {
  const worlds = new Map<string, EngineWorld & DomainState>()
  return {
    of(session) {
      const world = worlds.get(session) ?? makeWorld(options)
      // Set again, so that the map is ordered by last use.
      worlds.delete(session)
      worlds.set(session, world)
      for (const oldest of worlds.keys()) {
        if (worlds.size <= MAX_WORLDS) break
        worlds.delete(oldest)
      }
      return world
    },
    reset: (session) => void worlds.delete(session),
    put: (session, world) => void worlds.set(session, world),
    names: () => [...worlds.keys()].reverse(),
  }
}

/** The session of requests that name none. */
export const DEFAULT_WORLD = 'default'
/** The session that a request belongs to: header, cookie or the default one. */
export const sessionOf = (request: Request): string =>
  request.headers.get('x-mock-session') ?? cookieOf(request, 'mock-session') ?? DEFAULT_WORLD
