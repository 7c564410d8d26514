import { cookieOf } from './cookies'
import { type Exports, noExports } from './exports'
import type { IdentityProvider } from './identity/identity'
import type { Fault } from './faults'
import type { Standing } from './pipeline'
import type { Upload } from './uploads'
import type { Thread } from './threads'
import type { TicketChange } from './tickets'
import { type Account, accounts, newcomer } from './world/accounts'
import type { Application } from './world/applications'
import type { Base } from './world/base'
import { type KeptResult, keptResults } from './world/savedResults'
import type { LonglistEntry } from './world/longlist'
import type { ChatSchedule } from './world/chatSchedules'
import { momentOf } from './world/moments'
import { type SavedQuery, savedQueries } from './world/savedQueries'
import type { MasterQuestion } from '~/api/contract/masterQuestions'
import { masterQuestions } from './world/masterQuestions'
import type { SentFile } from './world/threads'
import type { VacancyRecord } from './vacancies'

/** A call as the journal remembers it; it never holds a token. */
export type JournalEntry = {
  sequence: number
  endpoint: string | null
  method: string
  path: string
  query: [string, string][]
  body: unknown
  /** null while the call is under way, 0 when its connection was cut. */
  status: number | null
  hasToken: boolean
  /** Who was signed in. */
  user: string | null
  origin: string
}

/** One demo world: the shared base and what has changed in it. */
export type World = {
  readonly base: Base
  /** The fixed moment of the data; sessions run on the real clock. */
  now: Date
  latency: { ms: number; byEndpoint: Map<string, number> }
  faults: Fault[]
  journal: JournalEntry[]
  /** The next free id of that kind, counted from 1. */
  nextId(kind: string): string
  /** The moment of something new: a second later each time, so that the order of moments is that of the calls. */
  nextMoment(): string
  /** Made at the first use, since most worlds of a test run never sign in. */
  readonly identity: IdentityProvider
  /** The account of a username, of someone who signed up too. */
  accountOf(username: string): Account
  profileViews: { targetUserId: string; companyId: string }[]
  actions: { entity: string; entityId: string; companyId: string }[]
  /** Oldest first. */
  savedQueries: SavedQuery[]
  /** Threads that somebody looked at, by their messageId. */
  threads: Map<string, Thread>
  /** Tickets that were replied to, by their messageId. */
  tickets: Map<string, TicketChange>
  /** Results of the admin query, oldest first. */
  keptResults: KeptResult[]
  /** Notes on candidates that were written, by corporate and candidate. */
  candidateNotes: Map<string, { notes: string; markerId: string }>
  /** Longlists that were changed, by corporate; newest first. */
  longlists: Map<string, readonly LonglistEntry[]>
  /** Chat schedules that were changed, by corporate. */
  chatSchedules: Map<string, ChatSchedule>
  exports: Exports
  /** Oldest first. */
  uploads: Upload[]
  /** Applications that have moved or have notes, by their pipelineId. */
  standings: Map<string, { application: Application; standing: Standing }>
  /** Vacancies that were changed or made here, by code; the made ones are not in the base. */
  vacancies: Map<string, VacancyRecord>
  /** Newest first. */
  masterQuestions: MasterQuestion[]
  /** Files to fill in that came with questions, by the question's id. */
  templates: Map<string, SentFile>
}

/** The world's clock when nobody has set it. */
const defaultNow = '2026-11-16T09:00:00+07:00'
/** Worlds kept at once; the one unused for longest goes first. */
const MOST_WORLDS = 200

/** What worlds are made from. */
type Ground = { base: Base; latency: number; makeIdentity: (accounts: readonly Account[]) => IdentityProvider }

function makeWorld({ base, latency, makeIdentity }: Ground): World {
  const lastIds = new Map<string, number>()
  let identity: IdentityProvider | undefined
  let lastMoment = 0
  return {
    base,
    now: new Date(defaultNow),
    latency: { ms: latency, byEndpoint: new Map() },
    faults: [],
    journal: [],
    nextId: (kind) => {
      const next = (lastIds.get(kind) ?? 0) + 1
      lastIds.set(kind, next)
      return `${kind}-${String(next).padStart(6, '0')}`
    },
    nextMoment() {
      lastMoment = Math.max(this.now.getTime(), lastMoment + 1000)
      return momentOf(lastMoment)
    },
    get identity() {
      return (identity ??= makeIdentity(accounts))
    },
    accountOf: (username) => accounts.find((account) => account.username === username) ?? newcomer(username),
    profileViews: [],
    actions: [],
    savedQueries: [...savedQueries],
    threads: new Map(),
    tickets: new Map(),
    keptResults: [...keptResults],
    candidateNotes: new Map(),
    longlists: new Map(),
    chatSchedules: new Map(),
    exports: noExports(),
    uploads: [],
    standings: new Map(),
    vacancies: new Map(),
    masterQuestions: [...masterQuestions],
    templates: new Map(),
  }
}

/** The worlds by session. */
export type Worlds = ReturnType<typeof makeWorlds>

export function makeWorlds(ground: Ground) {
  const worlds = new Map<string, World>()
  return {
    /** The world of a session, made at its first call. */
    of(session: string): World {
      const world = worlds.get(session) ?? makeWorld(ground)
      // Set again, so that the map runs from the longest unused to the latest used.
      worlds.delete(session)
      worlds.set(session, world)
      for (const oldest of worlds.keys()) {
        if (worlds.size <= MOST_WORLDS) break
        worlds.delete(oldest)
      }
      return world
    },
    reset: (session: string): void => void worlds.delete(session),
  }
}

/** The session that a request belongs to: header, cookie or 'default'. */
export const sessionOf = (request: Request): string =>
  request.headers.get('x-mock-session') ?? cookieOf(request, 'mock-session') ?? 'default'
