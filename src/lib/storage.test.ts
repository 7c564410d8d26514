import { beforeEach, expect, test, vi } from 'vitest'

const storage = new Map<string, string>()
beforeEach(() => {
  vi.resetModules()
  storage.clear()
  const store = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  }
  // Object.keys of a storage are its keys, and its methods are none of them.
  const target = Object.create(store) as object
  vi.stubGlobal('localStorage', new Proxy(target, { ownKeys: () => [...storage.keys()], getOwnPropertyDescriptor }))
})
const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true, value: '' })
const fresh = () => import('./storage')

test('what is kept is read again, and undefined forgets it', async () => {
  const { saveStored, loadStored } = await fresh()
  saveStored('klob:draft:a', { text: 'Halo' })
  expect(loadStored('klob:draft:a')).toEqual({ text: 'Halo' })
  saveStored('klob:draft:a', undefined)
  expect(loadStored('klob:draft:a')).toBeUndefined()
})
test('what cannot be read is nothing, and a full storage costs only the keeping', async () => {
  const { saveStored, loadStored } = await fresh()
  storage.set('klob:draft:a', '{broken')
  expect(loadStored('klob:draft:a')).toBeUndefined()
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(() => saveStored('klob:draft:a', 1)).not.toThrow()
})
test('the drafts of one person are told from those of another, whose name begins alike', async () => {
  const { draftKey, draftKeys, saveStored } = await fresh()
  saveStored(draftKey('budi', 'COR0001', 'notes'), 'Halo')
  saveStored(draftKey('budi.santoso', 'COR0001', 'notes'), 'Halo')
  saveStored('klob:columns:budi', ['a'])
  expect(draftKeys('budi')).toEqual([draftKey('budi', 'COR0001', 'notes')])
  expect(draftKeys()).toHaveLength(2)
})
test('keys of two purposes are two, whatever signs their parts hold', async () => {
  const { draftKey } = await fresh()
  expect(draftKey('a:b', 'c')).not.toBe(draftKey('a', 'b:c'))
})
test('at sign-out drafts and exports go, settings stay, and nothing comes back', async () => {
  const { draftKey, clearUserData, jobsKey, saveStored, signOutEpoch } = await fresh()
  const before = signOutEpoch()
  saveStored(draftKey('budi', 'COR0001'), 'Halo')
  saveStored(jobsKey('budi'), [1])
  saveStored('klob:columns:budi', ['a'])
  clearUserData()
  saveStored(jobsKey('budi'), [1])
  expect([...storage.keys()].toSorted()).toEqual(['klob:columns:budi', 'klob:sign-out'])
  expect(signOutEpoch()).not.toBe(before)
})
