import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { fetchFromBackend } from '../../../e2e/backend/testFetch'
import { call } from '~/api/client'
import { chatSchedule } from '~/api/contract/executive/chatSchedule'
import { senderOf } from '~/api/useSend'
import { listOf } from '~/record/items'
import { editRecord } from '~/record/recordEngine'
import type { Kind } from '~/record/model/testActors'
import { answerCallsBy, testKind } from '~/record/model/testKinds'
import { blankRange, offRangesRecord, rangeBody, type Ranges, rangesOf } from './offRanges'
import { onHoursRecord, weekOf } from './onHoursRecord'
import { timeNames } from './onHoursRules'

vi.mock('~/api/identity/session', () => ({
  session: { token: async () => 'token of budi.santoso', refused: async () => {} },
}))
const scope = { corporateId: 'COR0001' }
const send = senderOf(new QueryClient())
const { fetch, reset } = fetchFromBackend()
answerCallsBy(fetch)
const two = (n: number) => String(n).padStart(2, '0')

testKind('chat on-hours', async () => {
  await reset()
  return {
    // Without the check of the form, since random times may be out of order.
    definition: { ...onHoursRecord(scope), check: () => ({}) },
    load: async () => weekOf(await call(chatSchedule.onSchedule, scope)),
    texts: timeNames.filter((name) => name.startsWith('start') && !/Sat|Sun/.test(name)),
    textOf: (n) => `0${Math.floor(n / 60) % 8}:${two(n % 60)}:01`,
  }
})

const offRanges = async (): Promise<Kind<Ranges>> => {
  await reset()
  return {
    definition: { ...offRangesRecord(scope), check: () => ({}) },
    load: async () => rangesOf(await call(chatSchedule.offSchedule, scope)),
    texts: [],
    lists: { ranges: { blank: { ...blankRange, until: '31122099' } as never, texts: ['from'] } },
    textOf: (n) => `${two((n % 28) + 1)}${two((Math.floor(n / 28) % 12) + 1)}2050`,
    removeStored: (_, id) => send(chatSchedule.removeOff, { id }),
  }
}
// A new range whose save got no answer is removed from the form: the next save deletes it.
const removedUnanswered = (['add', 'lose', 'save', 'remove', 'save'] as const).map((act) => ({
  actor: 0 as const,
  act,
  n: act === 'remove' ? 3 : 0,
}))
testKind('off ranges', offRanges, [removedUnanswered])

/** A new range whose save did not arrive, while a colleague saved one that begins on the same day. */
async function raceForStart() {
  const { definition, load } = await offRanges()
  const days = async () => listOf((await load()).ranges).map(({ from, until }) => `${from} ${until}`)
  const form = editRecord(definition, { send, stored: await load() })
  const before = await days()
  form.setValue(['ranges', 'new-1'], { id: null, from: '01012050', until: '05012050' })
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') throw new TypeError('Failed to fetch')
    return fetch(request)
  })
  expect(await form.save()).toBe('failed')
  vi.stubGlobal('fetch', fetch)
  const body = rangeBody({ id: null, from: '01012050', until: '03012050' }, scope)
  await send(chatSchedule.saveOff, { body: { chatOff: [body] } })
  const saving = form.save()
  await vi.waitFor(() => expect(form.state().phase).toBe('asking'))
  const [conflict] = form.state().conflicts
  expect(conflict?.similar).toMatchObject({ from: '01012050', until: '03012050' })
  /** The ranges that the answer adds. */
  const answer = async (choice: 'mine' | 'theirs') => {
    form.answer([choice])
    expect(await saving).toBe('saved')
    return (await days()).filter((one) => !before.includes(one))
  }
  return { form, saving, answer }
}
test('a range of a colleague is never overwritten by one of which the first day alone agrees', async () => {
  const { answer } = await raceForStart()
  expect(await answer('mine')).toEqual(['01012050 03012050', '01012050 05012050'])
})
test('a range that was the own one after all is not added twice', async () => {
  const { answer } = await raceForStart()
  expect(await answer('theirs')).toEqual(['01012050 03012050'])
})
test('after cancelling the form has the own range alone', async () => {
  const { form, saving } = await raceForStart()
  form.answer()
  expect(await saving).toBe('cancelled')
  const from = listOf(form.state().mine.ranges).flatMap((range) => (range.from === '01012050' ? range.until : []))
  expect(from).toEqual(['05012050'])
})
