import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { draftLookup, draftPages, hasDraft } from './draftIndex'
import { openDraft } from './drafts'
import { tabId } from './tab'

const writer = { userId: 'budi.santoso', corporateId: 'COR0001' }
const TICKET = ['ticket', 'ES-1']
const PLACE = 'klob:draft:budi.santoso:COR0001:ticket:ES-1'
const SIGN_OUT = 'klob:sign-out'
/** JSON adds two quotes to a text's length. */
const QUOTES = 2

/** A storage as scripts see it: its entries are own properties. */
function stubStorage(name: 'localStorage' | 'sessionStorage') {
  const storage: Record<string, string> = Object.create({
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  })
  vi.stubGlobal(name, storage)
  return storage
}
let local: Record<string, string>
const lockedTabs: string[] = []
const storedAt = (key: string) => (local[key] === undefined ? undefined : JSON.parse(local[key]).value)

/** Sets the page on which drafts are typed. */
function stubPage(address: string, title: string) {
  const { pathname, search } = new URL(address, 'https://klob.example')
  vi.stubGlobal('location', { pathname, search })
  vi.stubGlobal('document', { title })
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-16T09:00:00+07:00') })
  local = stubStorage('localStorage')
  stubStorage('sessionStorage')
  vi.stubGlobal('addEventListener', () => {})
  stubPage('/dashboard/0/contact-us/ES-1', 'Tiket ES-1 · Klob')
  const query = async () => ({ held: lockedTabs.map((tab) => ({ name: `klob-tab:${tab}` })) })
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => {}), query } })
})
afterEach(() => {
  lockedTabs.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a draft of a record in this tab', () => {
  const key = () => `${PLACE}@${tabId()}`

  test('is stored at each change when small, and 400 ms after the last change when large', () => {
    const { save, read } = openDraft(writer, TICKET)
    save('x'.repeat(9_999 - QUOTES))
    expect(read()).toHaveLength(9_997)
    save('y'.repeat(10_000 - QUOTES))
    vi.advanceTimersByTime(399)
    expect(storedAt(key())).toMatch(/^x/)
    save('z'.repeat(10_000))
    vi.advanceTimersByTime(399)
    expect(storedAt(key())).toMatch(/^x/)
    vi.advanceTimersByTime(1)
    expect(storedAt(key())).toMatch(/^z/)
  })

  test('is stored immediately and only once by flush', () => {
    const { save, flush } = openDraft(writer, TICKET)
    save('y'.repeat(10_000))
    flush()
    expect(storedAt(key())).toMatch(/^y/)
    delete local[key()]
    flush()
    vi.advanceTimersByTime(1_000)
    expect(local).toEqual({})
  })

  test('is removed by undefined, including a pending change', () => {
    const { save, read } = openDraft(writer, TICKET)
    save('a')
    save('y'.repeat(10_000))
    save(undefined)
    vi.advanceTimersByTime(1_000)
    expect(read()).toBeUndefined()
    expect(local).toEqual({})
  })

  test('is not stored after a sign-out', () => {
    const { save } = openDraft(writer, TICKET)
    local[SIGN_OUT] = '"another"'
    save('a')
    expect(Object.keys(local)).toEqual([SIGN_OUT])
  })

  test('moves to the new key of its record, and stays if the key is the same', () => {
    const { save, move, read } = openDraft(writer, TICKET)
    save('a')
    move(TICKET)
    expect(read()).toBe('a')
    move(['ticket', 'ES-2'])
    expect(local).toEqual({})
    save('b')
    expect(Object.keys(local)).toEqual([`klob:draft:budi.santoso:COR0001:ticket:ES-2@${tabId()}`])
  })
})

describe('drafts of closed tabs', () => {
  const leave = (key: string, value: string, at: number) => {
    local[key] = JSON.stringify({ v: 1, at: Date.now() + at, value })
  }

  test('are those of this record and user without an open tab, newest first', async () => {
    leave(`${PLACE}@old`, 'lama', -2)
    leave(`${PLACE}@new`, 'baru', -1)
    leave(`${PLACE}@open`, 'terbuka', 0)
    leave(`${PLACE}@${tabId()}`, 'ini', 0)
    leave(`${PLACE}0@old`, 'lain', 0)
    leave(`${PLACE.replace('budi.santoso', 'siti.aminah')}@old`, 'orang lain', 0)
    local[`${PLACE}@broken`] = '{'
    lockedTabs.push('open')
    const { orphans, dropOrphan } = openDraft(writer, TICKET)
    const found = await orphans()
    expect(found.map(({ draft }) => draft)).toEqual(['baru', 'lama'])
    expect(found[0]).toEqual({ isPartial: false, key: `${PLACE}@new`, at: Date.now() - 1, draft: 'baru' })
    dropOrphan(found[0]!)
    expect(local[`${PLACE}@new`]).toBeUndefined()
    expect((await orphans()).map(({ draft }) => draft)).toEqual(['lama'])
  })

  test('are found by hasDraft', () => {
    expect(hasDraft(writer, TICKET)).toBe(false)
    leave(`${PLACE}0@old`, 'lain', 0)
    expect(hasDraft(writer, TICKET)).toBe(false)
    leave(`${PLACE}@old`, 'lama', 0)
    expect(hasDraft(writer, TICKET)).toBe(true)
  })

  test('of a part are found for the record that it belongs to', () => {
    leave(`${PLACE}:reply@old`, 'lama', 0)
    expect(draftLookup(writer)(TICKET)).toBe(true)
  })

  test('of a part are none of the record itself', () => {
    leave(`${PLACE}:reply@old`, 'lama', 0)
    expect(hasDraft(writer, TICKET)).toBe(false)
  })
})

describe('the list of drafts', () => {
  test('names the page of each record once, the newest first', () => {
    openDraft(writer, TICKET).save('Halo')
    vi.advanceTimersByTime(1)
    stubPage('/dashboard/0/atsreport/VAC-1?id=STG-1&open=USR-AYU&firstNames=Ayu', 'Lamaran Masuk · Klob')
    openDraft(writer, ['notes', 'USR-AYU'], { subject: 'Catatan Ayu' }).save('Baik')
    expect(draftPages(writer.userId)).toMatchObject([
      { title: 'Catatan Ayu, Lamaran Masuk', address: '/dashboard/0/atsreport/VAC-1?id=STG-1&open=USR-AYU' },
      { title: 'Tiket ES-1', address: '/dashboard/0/contact-us/ES-1', corporateId: 'COR0001' },
    ])
  })
  test('is looked up by record', () => {
    openDraft(writer, TICKET).save('Halo')
    const has = draftLookup(writer)
    expect([has(TICKET), has(['ticket', 'ES-10'])]).toEqual([true, false])
  })
})
