import type { IdentityProvider } from '../identity/identity'
import { type Account, newcomer } from './account'
import type { Fault } from './calls/faults'
import { momentOf } from './content/moments'

/** A call in the journal, without its token. */
export type JournalEntry = {
  sequence: number
  endpoint: string | null
  method: string
  path: string
  query: [string, string][]
  body: unknown
  /** null while the call is in progress, 0 if its connection was cut. */
  status: number | null
  hasToken: boolean
  /** The username of the caller. */
  user: string | null
  origin: string
}

/** The engine's state of a world. */
export type EngineState = {
  /** The fixed time of the data; sessions use the real clock. */
  now: Date
  latency: { ms: number; byEndpoint: Map<string, number> }
  faults: Fault[]
  journal: JournalEntry[]
  /** The texts of the newest answers by the sequence number of their call. */
  answers: Map<number, string>
  accounts: readonly Account[]
  /** The last number used, by kind of id. */
  lastIds: Map<string, number>
  /** The time of the newest record, in milliseconds. */
  lastMoment: number
}
/** The engine's view of a world. */
export type EngineWorld = EngineState & {
  /** Created on first use, since most worlds of a test run never sign in. */
  readonly identity: IdentityProvider
}

const DEFAULT_NOW = '2026-11-16T09:00:00+07:00'

/** A fresh engine state. */
export const engineState = (accounts: readonly Account[], latency: number): EngineState => ({
  now: new Date(DEFAULT_NOW),
  latency: { ms: latency, byEndpoint: new Map() },
  faults: [],
  journal: [],
  answers: new Map(),
  accounts,
  lastIds: new Map(),
  lastMoment: 0,
})

/** The next free id of a kind, counted from 1: `SQ-000001`. */
export function nextId({ lastIds }: EngineState, kind: string): string {
  const next = (lastIds.get(kind) ?? 0) + 1
  lastIds.set(kind, next)
  return `${kind}-${String(next).padStart(6, '0')}`
}
/** The time of a new record, RFC 3339: one second later each time, so that records sort in the order of the calls. */
export function nextMoment(world: EngineState): string {
  world.lastMoment = Math.max(world.now.getTime(), world.lastMoment + 1000)
  return momentOf(world.lastMoment)
}
/**
 * The time of a seeded record without one: the world's own, plus a second for each earlier one that it must differ from.
 * Seeding does not advance the time of what is recorded later.
 */
export const seededMoment = ({ now }: EngineState, before = 0): string => momentOf(now.getTime() + before * 1000)
/** The account of a username; an unknown one signed up in this world and is a newcomer. */
export const accountOf = ({ accounts }: EngineState, username: string): Account =>
  accounts.find((account) => account.username === username) ?? newcomer(username)
