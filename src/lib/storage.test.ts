import { beforeEach, expect, test, vi } from 'vitest'

const storage = new Map<string, string>()
const tab = new Map<string, string>()
beforeEach(() => {
  vi.resetModules()
  for (const one of [storage, tab]) one.clear()
  vi.stubGlobal('localStorage', storageOver(storage))
  vi.stubGlobal('sessionStorage', storageOver(tab))
})
function storageOver(map: Map<string, string>): object {
  const store = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
  // Object.keys of a Storage returns the stored keys, not its methods.
  const target = Object.create(store) as object
  return new Proxy(target, { ownKeys: () => [...map.keys()], getOwnPropertyDescriptor })
}
const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true, value: '' })
const fresh = async () => ({ ...(await import('./storage')), ...(await import('./work')) })

test('loads a saved value and deletes it on undefined', async () => {
  const { saveStored, loadStored } = await fresh()
  saveStored('klob:setting:a', { text: 'Halo' })
  expect(loadStored('klob:setting:a')).toEqual({ text: 'Halo' })
  saveStored('klob:setting:a', undefined)
  expect(loadStored('klob:setting:a')).toBeUndefined()
})
test('treats unreadable values as missing and returns false when the storage is full', async () => {
  const { saveStored, loadStored } = await fresh()
  storage.set('klob:setting:a', '{broken')
  expect(loadStored('klob:setting:a')).toBeUndefined()
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(saveStored('klob:setting:a', 1)).toBe(false)
})
test('separates the work of users whose ids share a prefix', async () => {
  const { saveWork, workKey, workKeys } = await fresh()
  saveWork(workKey('draft', 'budi', 'COR0001', 'notes'), 'Halo')
  saveWork(workKey('draft', 'budi.santoso', 'COR0001', 'notes'), 'Halo')
  saveWork(workKey('jobs', 'budi', 'COR0001'), [1])
  expect(workKeys('draft', 'budi')).toEqual([workKey('draft', 'budi', 'COR0001', 'notes')])
  expect(workKeys('draft')).toHaveLength(2)
})
test('gives different keys to different parts, whatever characters they contain', async () => {
  const { workKey } = await fresh()
  expect(workKey('draft', 'a:b', 'c')).not.toBe(workKey('draft', 'a', 'b:c'))
})

const budi = { userId: 'budi', corporateId: 'COR0001' }
/** A storage with one entry of each class. */
async function filled() {
  const home = await fresh()
  for (const kind of ['draft', 'jobs', 'seen', 'actions', 'vacancy'] as const) home.openWork(kind, budi).keep([1])
  home.saveStored(home.settingKey('pinned:budi'), ['a'])
  home.saveStored(home.lookKey('shortcuts'), false)
  return home
}
test('removes all work at sign-out, keeps settings and looks, and stores no more work', async () => {
  const { clearUserData, saveWork, signOutEpoch, workKey } = await filled()
  const before = signOutEpoch()
  clearUserData()
  saveWork(workKey('jobs', 'budi', 'COR0001'), [1])
  expect([...storage.keys()].toSorted()).toEqual(['klob:look:shortcuts', 'klob:setting:pinned:budi', 'klob:sign-out'])
  expect(signOutEpoch()).not.toBe(before)
})
test('removes the work of the previous user at sign-in, and a frozen page of theirs cannot restore it', async () => {
  const { clearWorkOfOthers: keepWorkOf, openWork } = await filled()
  const frozen = openWork('actions', budi)
  keepWorkOf('siti', ['COR0001'])
  frozen.keep([2])
  expect(frozen.read()).toBeUndefined()
  expect([...storage.keys()].filter((key) => key.includes('budi'))).toEqual(['klob:setting:pinned:budi'])
  const own = openWork('actions', { ...budi, userId: 'siti' })
  own.keep([3])
  keepWorkOf('siti', ['COR0001'])
  expect(own.read()).toEqual([3])
})
test('removes work of corporates missing from the menu and keeps it while the menu is unknown', async () => {
  const { clearWorkOfOthers: keepWorkOf, workKeys } = await filled()
  keepWorkOf('budi')
  expect(workKeys('seen')).toHaveLength(1)
  keepWorkOf('budi', ['COR0002'])
  expect(workKeys('seen')).toHaveLength(0)
})
test('does not store marks above their limit', async () => {
  const { openWork } = await fresh()
  expect(openWork('seen', budi, 'large').keep('x'.repeat(1_000_001))).toBe(false)
})
test('removes work after 30 days', async () => {
  vi.useFakeTimers()
  const { openWork, pruneWork, workKeys } = await fresh()
  openWork('draft', budi, 'first').keep('old')
  vi.advanceTimersByTime(31 * 24 * 60 * 60_000)
  pruneWork()
  expect(workKeys('draft')).toEqual([])
  vi.useRealTimers()
})
test.each([
  ['30 days later', () => vi.advanceTimersByTime(31 * 24 * 60 * 60_000)],
  ['after a sign-out in another tab', () => storage.set('klob:sign-out', '"later"')],
])('removes the private part of a draft at a start %s', async (_, pass) => {
  vi.useFakeTimers()
  const { cleanStorage, saveWork, workKey } = await fresh()
  saveWork(workKey('private', 'budi', 'COR0001', 'user'), { phone1: '0812' })
  pass()
  cleanStorage()
  expect(keysOf(tab)).toEqual([])
  vi.useRealTimers()
})
test('removes the oldest marks beyond a million characters, and no draft', async () => {
  vi.useFakeTimers()
  const { openWork, pruneWork, workKeys } = await fresh()
  for (const [kind, name] of [
    ['draft', 'first'],
    ['seen', 'second'],
    ['draft', 'third'],
    ['seen', 'fourth'],
  ] as const) {
    openWork(kind, budi, name).keep('x'.repeat(600_000))
    vi.advanceTimersByTime(1)
  }
  pruneWork()
  expect([workKeys('seen').map((key) => key.split(':').at(-1)), workKeys('draft').length]).toEqual([['fourth'], 2])
  vi.useRealTimers()
})
test('refuses a draft beyond the limit of drafts and keeps the others', async () => {
  const { openWork, workKeys } = await fresh()
  for (const name of ['first', 'second']) openWork('draft', budi, name).keep('x'.repeat(1_400_000))
  expect(openWork('draft', budi, 'third').keep('x'.repeat(400_000))).toBe(false)
  expect(workKeys('draft')).toHaveLength(2)
})

/** Lets the browser store a number of characters only. */
function limitStorage(characters: number) {
  const setItem = (key: string, value: string) => {
    const others = [...storage].filter(([name]) => name !== key).map(([, text]) => text.length)
    if (others.reduce((sum, length) => sum + length, value.length) > characters) throw new Error('full')
    storage.set(key, value)
  }
  const store = { getItem: (key: string) => storage.get(key) ?? null, removeItem: (key: string) => storage.delete(key) }
  const target = Object.create({ ...store, setItem }) as object
  vi.stubGlobal('localStorage', new Proxy(target, { ownKeys: () => [...storage.keys()], getOwnPropertyDescriptor }))
}
test('gives the room of marks and actions to a draft, the oldest first, where the browser is full', async () => {
  vi.useFakeTimers()
  limitStorage(1_000)
  const { openWork, workKeys } = await fresh()
  openWork('seen', budi, 'a').keep('x'.repeat(400))
  vi.advanceTimersByTime(1)
  openWork('actions', budi).keep('x'.repeat(400))
  expect(openWork('draft', budi, 'notes').keep('x'.repeat(400))).toBe(true)
  expect([workKeys('seen').length, workKeys('actions').length]).toEqual([0, 1])
  vi.useRealTimers()
})
test('says that a draft is not stored where the browser is full of others', async () => {
  limitStorage(1_000)
  const { openWork, workKeys } = await fresh()
  openWork('draft', budi, 'a').keep('x'.repeat(800))
  expect(openWork('draft', budi, 'b').keep('x'.repeat(400))).toBe(false)
  expect(workKeys('draft')).toHaveLength(1)
})

test('moves the columns that earlier builds stored as a look into the settings of their user', async () => {
  storage.set('klob:look:columns:USR-BUDI:searchTalents', '{"sex":false}')
  const { cleanStorage, loadStored, settingKey } = await fresh()
  cleanStorage()
  expect([...storage.keys()]).toEqual(['klob:setting:columns:USR-BUDI:searchTalents'])
  expect(loadStored(settingKey('columns:USR-BUDI:searchTalents'))).toEqual({ sex: false })
})
test('removes those columns on a shared computer', async () => {
  storage.set('klob:look:shared-computer', 'true')
  storage.set('klob:look:columns:USR-BUDI:searchTalents', '{"sex":false}')
  const { cleanStorage } = await fresh()
  cleanStorage()
  expect([...storage.keys(), ...tab.keys()].filter((key) => key.includes('USR-BUDI'))).toEqual([])
})

const keysOf = (store: ReadonlyMap<string, string>) => [...store.keys()].filter((key) => /^klob:(?!tab)/.test(key))
test('stores settings and work in the tab on a shared computer and removes them at sign-out; looks stay', async () => {
  const home = await fresh()
  home.setSharedComputer(true)
  home.clearWorkOfOthers('budi', ['COR0001'])
  home.openWork('draft', budi, 'notes').keep('Halo')
  home.saveStored(home.settingKey('pinned:budi:COR0001'), ['a'])
  home.saveStored(home.lookKey('shortcuts'), false)
  expect(keysOf(storage)).toEqual(['klob:look:shared-computer', 'klob:look:shortcuts'])
  expect(keysOf(tab)).toHaveLength(2)
  expect(home.loadStored(home.settingKey('pinned:budi:COR0001'))).toEqual(['a'])
  home.clearUserData()
  expect(keysOf(tab)).toEqual([])
  expect(keysOf(storage)).toEqual(['klob:look:shared-computer', 'klob:look:shortcuts', 'klob:sign-out'])
})
test('on a shared computer no setting of an earlier user stays: not after a sign-out, nor after the next start', async () => {
  const home = await fresh()
  const sitis = home.settingKey('columns:siti:searchTalents')
  home.saveStored(sitis, { sex: false })
  home.setSharedComputer(true, 'budi')
  home.cleanStorage()
  expect(keysOf(storage)).toEqual(['klob:look:shared-computer'])
  storage.set(sitis, '{"sex":false}')
  home.clearUserData()
  expect(keysOf(storage)).toEqual(['klob:look:shared-computer', 'klob:sign-out'])
})
test('drops the data of an ended session in a tab that stayed open', async () => {
  const home = await fresh()
  home.setSharedComputer(true)
  home.openWork('draft', budi, 'notes').keep('Halo')
  // Another tab signs out.
  storage.set('klob:sign-out', '"later"')
  expect(home.workKeys('draft')).toEqual([])
  expect(keysOf(tab)).toEqual([])
})
test('removes the data of the previous user from the tab at the next sign-in', async () => {
  const home = await fresh()
  home.setSharedComputer(true)
  home.clearWorkOfOthers('budi')
  home.saveStored(home.settingKey('pinned:budi:COR0001'), ['a'])
  home.clearWorkOfOthers('siti')
  expect(keysOf(tab)).toEqual([])
})
test("moves only the user's own data when the computer becomes shared, and back", async () => {
  const home = await filled()
  storage.delete('klob:setting:pinned:budi')
  home.saveStored(home.settingKey('pinned:budi:COR0001'), ['a'])
  home.saveStored(home.settingKey('pinned:siti:COR0001'), ['b'])
  const before = keysOf(storage).toSorted()
  home.setSharedComputer(true, 'budi')
  expect(keysOf(storage).toSorted()).toEqual([
    'klob:look:shared-computer',
    'klob:look:shortcuts',
    'klob:setting:pinned:siti:COR0001',
  ])
  home.setSharedComputer(false, 'budi')
  expect(keysOf(storage).toSorted()).toEqual(before)
  expect(keysOf(tab)).toEqual([])
})
