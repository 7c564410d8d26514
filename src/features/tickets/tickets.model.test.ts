import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check'
import { expect, test, vi } from 'vitest'
import { call } from '~/api/client'
import type { TicketStatus } from '~/api/contract/executive/tickets'
import { tickets } from '~/api/contract/executive/tickets'
import { failureError } from '~/api/errors'
import { answerCallsBy, RUNS, TEST_TIMEOUT_MS } from '~/record/model/testKinds'
import type { Attempt } from '~/record/useTextDraft'
import { fetchFromBackend } from '../../../e2e/backend/testFetch'
import { type Seen, seenIn, type Thread, type TicketNews } from './reply'
import { sendReply } from './sendReply'

vi.mock('~/api/identity/session', () => ({
  session: { token: async () => 'token of budi.santoso', refused: async () => {} },
}))
const { fetch, reset } = fetchFromBackend()
answerCallsBy(fetch)

const msgId = 'ES-PROSES'
const read = (): Promise<Thread> => call(tickets.detail, { msgId })
const acts = ['type', 'type', 'choose', 'send', 'send', 'yes', 'no', 'look', 'discard', 'lose', 'cut'] as const
type Step = { agent: 0 | 1; act: (typeof acts)[number]; n: number }
const anySteps = array(record({ agent: constantFrom(0 as const, 1 as const), act: constantFrom(...acts), n: nat(5) }), {
  minLength: 4,
  maxLength: 18,
})
const statuses: readonly TicketStatus[] = ['OPEN', 'INPROCESS', 'ASSESSMENT']

/** An agent with the ticket open, whose draft survives everything but sending and discarding. */
function makeAgent(opened: Thread, nextText: () => string, report: (violation: string) => void) {
  let shown = opened
  let draft: { text: string; status: TicketStatus | undefined; seen: Seen } | undefined
  let attempt: Attempt | undefined
  let connection: 'good' | 'lose' | 'cut' = 'good'
  /** Whether the line is still down after a lost answer, so that the next read fails. */
  let isDown = false
  /** The newest ticket that the agent looked at before writing, or was told of. */
  let told = seenIn(opened)
  let question: ((isConfirmed: boolean) => void) | undefined
  let running: Promise<unknown> = Promise.resolve()

  const begin = () => (draft ??= { text: '', status: undefined, seen: (told = seenIn(shown)) })
  async function send(text: string, status: TicketStatus) {
    const before = await read()
    const state = connection
    connection = 'good'
    if (state === 'cut') throw failureError('offline', 'test')
    // The own message may have arrived before; sendReply knows.
    if (seenIn(before).replies !== told.replies || before.ticket.status !== told.status)
      report(`sent over what was never seen: ${JSON.stringify([told, seenIn(before)])}`)
    const body = { messageText: text, ticketStatus: status, fileBase64Dto: null }
    shown = await call(tickets.reply, { msgId, body })
    if (state !== 'lose') return
    isDown = true
    throw failureError('timeout', 'test')
  }
  async function readTicket() {
    if (!isDown) return read()
    isDown = false
    throw failureError('offline', 'test')
  }
  async function submit() {
    if (!draft || question) return
    const written = { ...draft, hasFile: false, attempt, recordAttempt: (sent?: Attempt) => void (attempt = sent) }
    const ask = async (news: TicketNews) => {
      told = seenIn(await read())
      if (news.replies.length === 0 && news.status === undefined) report('asked about nothing')
      return new Promise<boolean>((resolve) => (question = resolve))
    }
    const onSeen = (seen: Seen) => void (draft = { ...begin(), seen: (told = seen) })
    running = deliver(written, { read: readTicket, ask, onSeen, send, onChecked: () => {} })
    await untilEndOrQuestion()
  }
  async function deliver(...input: Parameters<typeof sendReply>) {
    // After a failure the text stays in the form.
    const outcome = await sendReply(...input).catch(() => 'failed')
    if (outcome === 'sent') [draft, attempt] = [undefined, undefined]
    if (outcome === 'found' && draft) draft = { ...draft, text: '' }
  }
  const untilEndOrQuestion = () => Promise.race([running, vi.waitFor(() => expect(question).toBeDefined())])
  const answer = async (isConfirmed: boolean) => {
    const settle = question
    question = undefined
    settle?.(isConfirmed)
    if (settle) await untilEndOrQuestion()
  }
  const run: Record<Step['act'], (n: number) => unknown> = {
    type: () => !question && (begin().text = nextText()),
    choose: (n) => !question && (begin().status = statuses[n % statuses.length]),
    send: submit,
    yes: () => answer(true),
    no: () => answer(false),
    // The list of replies is refetched; what appears while writing counts as seen only after a question.
    look: async () => (shown = await read()),
    discard: () => !question && (draft = undefined),
    lose: () => (connection = 'lose'),
    cut: () => (connection = 'cut'),
  }
  return {
    run: ({ act, n }: Step) => run[act](n),
    end: async () => {
      question?.(false)
      await running
    },
  }
}

test(
  'two agents answer one ticket: nothing goes over what its author was never shown, and nothing twice',
  async () => {
    const run = async (steps: readonly Step[]) => {
      await reset()
      let serial = 0
      const violations: string[] = []
      const opened = await read()
      const agents = [0, 1].map(() =>
        makeAgent(
          opened,
          () => `t${(serial += 1)}`,
          (violation) => void violations.push(violation),
        ),
      )
      for (const step of steps) {
        await agents[step.agent]!.run(step)
        expect(violations).toEqual([])
        const texts = (await read()).replies
          .map(({ messageText }) => messageText)
          .filter((text) => /^<p>t\d+/.test(text))
        expect(new Set(texts).size, `sent twice: ${texts.join()}`).toBe(texts.length)
      }
      for (const agent of agents) await agent.end()
    }
    const seed = process.env['RECORD_RUNS'] === undefined ? { seed: 2026 } : {}
    await assert(asyncProperty(anySteps, run), { numRuns: RUNS, ...seed })
  },
  TEST_TIMEOUT_MS,
)
