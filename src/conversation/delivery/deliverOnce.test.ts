import { expect, test, vi } from 'vitest'
import { failureError, statusError } from '~/api/errors'
import type { Attempt } from '~/record/useTextDraft'
import { deliverOnce } from './deliverOnce'

const cut = failureError('offline', 'reply')
const refused = statusError('reply', 409)
const message = { messageText: 'Halo', before: 4 }
const earlier = { messageText: 'Halo', before: 2 }
/** Delivers, with what the thread says at each look and what becomes of the call. */
async function deliver(attempt: Attempt | undefined, looks: (boolean | Error)[], error?: Error) {
  const notes: unknown[] = []
  const looked: unknown[] = []
  const send = vi.fn(async () => {
    if (error) throw error
  })
  const hasArrived = async (sent: Attempt) => {
    looked.push(sent.before)
    const look = looks.shift()
    if (look instanceof Error) throw look
    return look!
  }
  const draft = { attempt, noteAttempt: (sent: Attempt | undefined) => void notes.push(sent?.before) }
  const outcome = await deliverOnce(draft, message, { hasArrived, send }).catch((thrown: unknown) => thrown)
  return { outcome, notes, looked, sent: send.mock.calls.length }
}

test('a message is noted before it leaves', async () =>
  expect(await deliver(undefined, [])).toEqual({ outcome: 'sent', notes: [4], looked: [], sent: 1 }))
test('one that was refused has not arrived and leaves no note', async () =>
  expect(await deliver(undefined, [], refused)).toEqual({
    outcome: refused,
    notes: [4, undefined],
    looked: [],
    sent: 1,
  }))
test('without an answer it is looked for at once', async () =>
  expect(await deliver(undefined, [true], cut)).toEqual({ outcome: 'sent', notes: [4], looked: [4], sent: 1 }))
test('while nobody can tell it stays noted', async () =>
  expect(await deliver(undefined, [cut], cut)).toEqual({ outcome: cut, notes: [4], looked: [4], sent: 1 }))
test('at the next press it is looked for among all that came since the first', async () => {
  expect(await deliver(earlier, [true])).toEqual({ outcome: 'found', notes: [], looked: [2], sent: 0 })
  expect(await deliver(earlier, [false])).toEqual({ outcome: 'sent', notes: [2], looked: [2], sent: 1 })
  expect(await deliver(earlier, [cut])).toEqual({ outcome: cut, notes: [], looked: [2], sent: 0 })
})
test('another text is another message', async () =>
  expect(await deliver({ messageText: 'Hai', before: 2 }, [])).toEqual({
    outcome: 'sent',
    notes: [4],
    looked: [],
    sent: 1,
  }))
