import { QueryClient } from '@tanstack/react-query'
import { vi } from 'vitest'
import { fetchFromBackend } from '../../../e2e/backend/testFetch'
import { call } from '~/api/client'
import { chatSchedule } from '~/api/contract/executive/chatSchedule'
import { send } from '~/api/useSend'
import type { Kind } from '~/record/model/testActors'
import { answerCallsBy, testKind } from '~/record/model/testKinds'
import { blankRange, offRangesRecord, type Ranges, rangesOf } from './offRanges'
import { onHoursRecord, weekOf } from './onHoursRecord'
import { timeNames } from './onHoursRules'

vi.mock('~/api/identity/session', () => ({
  session: { token: async () => 'token of budi.santoso', refused: async () => {} },
}))
const scope = { corporateId: 'COR0001' }
const client = new QueryClient()
const { fetch, reset } = fetchFromBackend()
answerCallsBy(fetch)
const two = (n: number) => String(n).padStart(2, '0')

testKind('chat on-hours', async () => {
  await reset()
  return {
    // Without the check of the form, since random times may be out of order.
    definition: { ...onHoursRecord(client, scope), check: () => ({}) },
    load: async () => weekOf(await call(chatSchedule.onSchedule, scope)),
    texts: timeNames.filter((name) => name.startsWith('start') && !/Sat|Sun/.test(name)),
    textOf: (n) => `0${Math.floor(n / 60) % 8}:${two(n % 60)}:01`,
  }
})

const offRanges = async (): Promise<Kind<Ranges>> => {
  await reset()
  return {
    definition: { ...offRangesRecord(client, scope), check: () => ({}) },
    load: async () => rangesOf(await call(chatSchedule.offSchedule, scope)),
    texts: [],
    lists: { ranges: { blank: { ...blankRange, until: '31122099' } as never, texts: ['from'] } },
    textOf: (n) => `${two((n % 28) + 1)}${two((Math.floor(n / 28) % 12) + 1)}2050`,
    removeStored: (_, id) => send(client, chatSchedule.removeOff, { id }),
  }
}
// A new range whose save got no answer is removed from the form: the next save deletes it.
const removedUnanswered = (['add', 'lose', 'save', 'remove', 'save'] as const).map((act) => ({
  actor: 0 as const,
  act,
  n: act === 'remove' ? 3 : 0,
}))
testKind('off ranges', offRanges, [removedUnanswered])
