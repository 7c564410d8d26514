import { expect, test, vi } from 'vitest'
import { z } from 'zod/mini'
import { listOf, openLook, openSetting, storedState } from './storedState'

const scope = { userId: 'USR-1', corporateId: 'COR-1' }
const codes = listOf(z.string())
const pinned = () => storedState<readonly string[]>(openSetting('pinned', scope), codes, [])

/** A storage in memory, without the console's own functions. */
function stubStorage() {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  return { entries, storage }
}

test('a setting has the key that earlier builds used', () => {
  expect(openSetting('searches', scope, 'talents').key).toBe('klob:setting:searches:USR-1:COR-1:talents')
})
test('a look has the key that earlier builds used', () => {
  expect(openLook('shortcuts').key).toBe('klob:look:shortcuts')
})
test('the stored value is parsed once while it stays the same', () => {
  stubStorage()
  const parsed = vi.spyOn(codes, 'safeParse')
  const state = pinned()
  state.change(() => ['VAC-1'])
  expect(state.get()).toBe(state.get())
  expect(parsed).toHaveBeenCalledTimes(1)
})
test('a change starts from what another tab has stored', () => {
  const { entries } = stubStorage()
  const entry = openSetting('pinned', scope)
  const state = pinned()
  expect(state.get()).toEqual([])
  entries.set(entry.key, '["VAC-2"]')
  state.change((latest) => [...latest, 'VAC-1'])
  expect(entries.get(entry.key)).toBe('["VAC-2","VAC-1"]')
})
test('a value that cannot be stored stays until something else is stored', () => {
  const { entries, storage } = stubStorage()
  const entry = openSetting('pinned', scope)
  const state = pinned()
  storage.setItem = () => {
    throw new Error('full')
  }
  expect(state.change(() => ['VAC-1'])).toBe(false)
  expect(state.get()).toEqual(['VAC-1'])
  entries.set(entry.key, '[]')
  expect(state.get()).toEqual([])
})
test('what is removed at sign-out is gone at once', () => {
  const { entries } = stubStorage()
  const state = pinned()
  state.change(() => ['VAC-1'])
  entries.clear()
  expect(state.get()).toEqual([])
})
test('entries that do not fit the schema are left out', () => {
  const { entries } = stubStorage()
  entries.set(openSetting('pinned', scope).key, '["VAC-1",null,{},"VAC-2"]')
  expect(pinned().get()).toEqual(['VAC-1', 'VAC-2'])
})
test('what does not fit the schema at all counts as nothing', () => {
  const { entries } = stubStorage()
  entries.set(openSetting('pinned', scope).key, '{"codes":3}')
  expect(pinned().get()).toEqual([])
})
