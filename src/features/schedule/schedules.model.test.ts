import { QueryClient } from '@tanstack/react-query'
import { assert, asyncProperty } from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchFromBackend } from '../../../e2e/backend/testFetch'
import { call } from '~/api/client'
import { type Config, setConfig } from '~/api/config'
import { chatSchedule } from '~/api/contract/executive/chatSchedule'
import { anySteps, BACKEND_RUNS, PATIENCE_MS, play } from '~/record/testActors'
import { blankRange, offRangesRecord, rangesOf } from './offRanges'
import { onHoursRecord, weekOf } from './onHoursRecord'
import { timeNames } from './onHoursRules'

vi.mock('~/api/session', () => ({ session: { token: async () => 'token of budi.santoso', refused: async () => {} } }))
const scope = { corporateId: 'COR0001' }
const { fetch, reset } = fetchFromBackend()
beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://console.test/' })
  vi.stubGlobal('fetch', fetch)
  setConfig({ serviceUrl: '', baseApiUrl: '' } as Config)
})

test(
  'on-hours, against the embedded backend',
  async () => {
    const load = async () => weekOf(await call(chatSchedule.onSchedule, scope))
    const two = (n: number) => String(n).padStart(2, '0')
    const definition = {
      ...onHoursRecord(new QueryClient(), scope),
      // Any time goes with any other: the order of two times is the form's to check, and the backend refuses some.
      check: () => ({}),
    }
    await assert(
      asyncProperty(anySteps, async (steps) => {
        await reset()
        const names = timeNames.filter((name) => name.startsWith('start') && !/Sat|Sun/.test(name))
        await play(
          { definition, load, texts: names, textOf: (n) => `0${Math.floor(n / 60) % 8}:${two(n % 60)}:01` },
          steps,
        )
      }),
      { numRuns: BACKEND_RUNS },
    )
    expect(await load()).toHaveProperty('id')
  },
  PATIENCE_MS,
)

test(
  'off ranges, against the embedded backend',
  async () => {
    const load = async () => rangesOf(await call(chatSchedule.offSchedule, scope))
    const two = (n: number) => String(n).padStart(2, '0')
    await assert(
      asyncProperty(anySteps, async (steps) => {
        await reset()
        await play(
          {
            definition: { ...offRangesRecord(new QueryClient(), scope), check: () => ({}) },
            load,
            texts: [],
            lists: { ranges: { blank: { ...blankRange, until: '31122099' } as never, texts: ['from'] } },
            textOf: (n) => `${two((n % 28) + 1)}${two((Math.floor(n / 28) % 12) + 1)}2050`,
          },
          steps.filter(({ act }) => act !== 'remove'),
        )
      }),
      { numRuns: BACKEND_RUNS },
    )
  },
  PATIENCE_MS,
)
