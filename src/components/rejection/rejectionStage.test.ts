import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_STAGE, rejectionStageSetting } from './rejectionStage'

const KEY = 'klob:setting:refusal-stage:USR-1:COR-1:VAC-1'
const stages = [
  { id: 'STG-1', text: 'Wawancara' },
  { id: 'STG-2', text: 'Ditolak' },
]
const entries = new Map<string, string>()
const setting = () => rejectionStageSetting({ userId: 'USR-1', corporateId: 'COR-1' }, 'VAC-1')

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
  })
})
afterEach(() => {
  entries.clear()
  vi.unstubAllGlobals()
})

test('the rejection stage is the one whose name says so', () => {
  expect(setting().read(stages)).toBe('STG-2')
})
test('the rejection stage is the one that an earlier build has stored', () => {
  entries.set(KEY, '"STG-1"')
  expect(setting().read(stages)).toBe('STG-1')
})
test('a stored rejection stage of another shape is ignored', () => {
  entries.set(KEY, '["STG-1"]')
  expect(setting().read(stages)).toBe('STG-2')
})
test('a chosen rejection stage is stored where earlier builds look for it', () => {
  setting().save(NO_STAGE)
  expect([...entries]).toEqual([[KEY, '"tetap"']])
})
