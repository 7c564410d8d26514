import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { failureError, statusError } from '~/api/errors'
import { newRun, pendingPeople, readRun, type Run } from './run'
import { type RunCalls, sendRun } from './sendRun'

const RUNS = Number(process.env['RECORD_RUNS'] ?? 300)
const people = ['USR-A', 'USR-B', 'USR-C', 'USR-D']
const messageTo = (userId: string) => ({ subject: 'Halo', html: `Halo ${userId}` })

type Thread = { isOpen: boolean; messages: { by: 'me' | 'colleague'; html: string }[] }
/** Events around one call: of the connection, by a colleague, or of the page. */
const events = [
  'fine',
  'fine',
  'fine',
  'lostBefore',
  'lostAfter',
  'lostForNow',
  'commitsLate',
  'error500Before',
  'error500After',
  'error403',
  'colleagueBegins',
  'colleagueWrites',
  'colleagueCloses',
  'stop',
  'reloadBefore',
  'reloadAfter',
] as const
type CallEvent = (typeof events)[number]

function makeServer() {
  const threads = new Map<string, Thread>()
  /** First messages still in flight although their sender has given up. */
  let late: (() => void)[] = []
  return {
    threads,
    later: (work: () => void) => void late.push(work),
    commitLate: () => {
      const works = late
      late = []
      for (const work of works) {
        try {
          work()
        } catch {
          // The thread exists by now.
        }
      }
    },
    start: (userId: string, html: string, by: 'me' | 'colleague' = 'me') => {
      if (threads.has(userId)) throw statusError('createTicket', 409)
      threads.set(userId, { isOpen: true, messages: [{ by, html }] })
    },
    reply: (userId: string, html: string, by: 'me' | 'colleague' = 'me') => {
      const thread = threads.get(userId)
      if (!thread?.isOpen) throw statusError('replyTicket', 409)
      thread.messages.push({ by, html })
    },
    sentTo: (userId: string) => threads.get(userId)?.messages.filter(({ by }) => by === 'me').length ?? 0,
  }
}

/** One page: sends the stored run over a connection on which `next` gives the event of each call. */
async function sendOnPage(stored: string, server: ReturnType<typeof makeServer>, next: () => CallEvent) {
  let saved = stored
  let isStopped = false
  let reload = () => {}
  const reloaded = new Promise<void>((resolve) => (reload = resolve))
  const onLine = async <T>(userId: string, work: () => T, isFirst = false): Promise<T> => {
    await Promise.resolve()
    const event = next()
    const gone = () => {
      reload()
      return new Promise<never>(() => {})
    }
    const thread = server.threads.get(userId)
    if (event === 'stop') isStopped = true
    if (event === 'colleagueBegins' && !thread) server.start(userId, 'Dari rekan', 'colleague')
    if (event === 'colleagueWrites' && thread?.isOpen) server.reply(userId, 'Dari rekan', 'colleague')
    if (event === 'colleagueCloses' && thread) thread.isOpen = false
    if (event === 'commitsLate') server.commitLate()
    if (event === 'lostForNow' && isFirst) {
      server.later(work)
      throw failureError('offline', 'call')
    }
    if (event === 'lostBefore') throw failureError('offline', 'call')
    if (event === 'error500Before') throw statusError('call', 500)
    if (event === 'error403') throw statusError('call', 403)
    if (event === 'reloadBefore') return gone()
    const result = work()
    if (event === 'lostAfter') throw failureError('offline', 'call')
    if (event === 'error500After') throw statusError('call', 500)
    if (event === 'reloadAfter') return gone()
    return result
  }
  const calls: RunCalls = {
    fill: async (userId) => messageTo(userId),
    find: (userId) =>
      onLine(userId, () => {
        const thread = server.threads.get(userId)
        return thread
          ? { messageId: userId, isOpen: thread.isOpen, subject: 'Halo', html: thread.messages[0]!.html }
          : null
      }),
    entries: (userId) =>
      onLine(userId, () => {
        const newest = server.threads.get(userId)!.messages.slice(1)
        return { total: newest.length, newest: newest.map(({ html }) => html) }
      }),
    start: (userId, { html }) => onLine(userId, () => server.start(userId, html), true),
    reply: (userId, { html }) => onLine(userId, () => server.reply(userId, html)),
  }
  const run = readRun(JSON.parse(saved))!
  const save = (changed: Run) => (saved = JSON.stringify(changed))
  const failures: string[] = []
  const done = sendRun(run, calls, {
    save,
    isStopped: () => isStopped,
    onFailure: (userId) => failures.push(userId),
  })
  await Promise.race([done, reloaded])
  return { saved, failures }
}

const page = array(constantFrom(...events), { maxLength: 24 })
const anyWorld = record({ pages: array(page, { minLength: 1, maxLength: 4 }), threads: nat(15), same: nat(15) })

describe('a message to several people', () => {
  test('reaches each person once at most and ends with an outcome for each, whatever happens meanwhile', async () => {
    const property = asyncProperty(anyWorld, async ({ pages, threads, same }) => {
      const server = makeServer()
      people.forEach((userId, n) => {
        if ((threads & (1 << n)) > 0) server.start(userId, 'Dahulu', 'colleague')
        // An equal message from an earlier day does not count as this one.
        if ((threads & same & (1 << n)) > 0) server.reply(userId, messageTo(userId).html, 'colleague')
      })
      let saved = JSON.stringify(newRun('1', { subject: 'Halo', text: 'Halo [NAMA]' }, people))
      for (const happenings of pages) {
        const queue = [...happenings]
        const before = readRun(JSON.parse(saved))!
        const outcome = await sendOnPage(saved, server, () => queue.shift() ?? 'fine')
        saved = outcome.saved
        const after = readRun(JSON.parse(saved))!
        // A final outcome stays, and the list of people does not change.
        expect(after.people.map(({ userId }) => userId)).toEqual(people)
        for (const [n, { state }] of before.people.entries())
          if (state === 'sent' || state === 'closed') expect(after.people[n]!.state).toBe(state)
        for (const userId of people) expect(server.sentTo(userId)).toBeLessThanOrEqual(1)
      }
      saved = (await sendOnPage(saved, server, () => 'fine')).saved
      server.commitLate()
      const end = readRun(JSON.parse(saved))!
      expect(pendingPeople(end)).toEqual([])
      for (const { userId, state } of end.people) expect(server.sentTo(userId)).toBe(state === 'sent' ? 1 : 0)
    })
    await assert(property, { numRuns: RUNS, ...(process.env['RECORD_RUNS'] ? {} : { seed: 2026 }) })
  })

  test('stops at failures that would affect everyone, and continues where one person fails', async () => {
    const statesAfter = async (first: CallEvent) => {
      const server = makeServer()
      const queue: CallEvent[] = [first]
      const stored = JSON.stringify(newRun('1', { subject: 'Halo', text: 'Halo [NAMA]' }, people))
      const { saved } = await sendOnPage(stored, server, () => queue.shift() ?? 'fine')
      return readRun(JSON.parse(saved))!.people.map(({ state }) => state)
    }
    expect(await statesAfter('error500Before')).toEqual(['failed', 'sent', 'sent', 'sent'])
    expect(await statesAfter('lostBefore')).toEqual(['failed', 'waiting', 'waiting', 'waiting'])
    expect(await statesAfter('error403')).toEqual(['failed', 'waiting', 'waiting', 'waiting'])
  })

  test('does not send a reply after a first message that arrives between the check and the second attempt', async () => {
    const server = makeServer()
    const queue: CallEvent[] = ['fine', 'lostForNow', 'fine', 'fine', 'commitsLate']
    let saved = JSON.stringify(newRun('1', { subject: 'Halo', text: 'Halo [NAMA]' }, ['USR-A']))
    for (const state of ['failed', 'sent']) {
      saved = (await sendOnPage(saved, server, () => queue.shift() ?? 'fine')).saved
      expect(readRun(JSON.parse(saved))!.people.map((one) => one.state)).toEqual([state])
    }
    expect(server.sentTo('USR-A')).toBe(1)
  })

  test('contains each person once, and rejects stored values that are not a run', () => {
    const run = newRun('1', { subject: '', text: '' }, ['USR-A', 'USR-A'])
    expect(run.people).toHaveLength(1)
    expect(readRun(JSON.parse(JSON.stringify(run)))).toEqual(run)
    for (const stored of [undefined, null, 'run', {}, { ...run, people: [] }, { ...run, people: [null] }])
      expect(readRun(stored)).toBeUndefined()
  })
})
