import { array, assert, asyncProperty, constantFrom, record } from 'fast-check'
import { test, vi } from 'vitest'
import { TEST_TIMEOUT_MS, RUNS } from './testKinds'

const writer = { userId: 'budi.santoso', corporateId: 'COR0001' }
const actions = ['type', 'type', 'send', 'reload', 'close', 'duplicate', 'signOut'] as const
const steps = array(record({ tab: constantFrom(0 as const, 1 as const), act: constantFrom(...actions) }), {
  minLength: 4,
  maxLength: 18,
})

/** A storage as scripts see it: its entries are own properties. */
function makeStorage(entries: object = {}): Record<string, string> {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }
  return Object.assign(Object.create(methods) as Record<string, string>, entries)
}

/** A browser: one storage for all tabs, one per tab, and the locks of open pages. */
function makeBrowser() {
  const local = makeStorage()
  const held = new Map<string, object>()
  vi.stubGlobal('localStorage', local)

  async function openPage(session: Record<string, string>) {
    const page = {}
    const leaving: (() => void)[] = []
    const enter = () => {
      vi.stubGlobal('sessionStorage', session)
      vi.stubGlobal('addEventListener', (name: string, run: () => void) => name === 'pagehide' && leaving.push(run))
      const locks = {
        request: async (name: string) => {
          if (!held.has(name)) held.set(name, page)
        },
        query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
      }
      vi.stubGlobal('location', { pathname: '/', search: '' })
      vi.stubGlobal('document', { title: 'Klob' })
      vi.stubGlobal('navigator', { locks })
    }
    enter()
    vi.resetModules()
    const { clearUserData } = await import('~/lib/storage')
    const store = (await import('~/record/drafts')).openDraft(writer, ['ticket', 'ES-1'])
    const shown = store.read()
    const orphans = await store.orphans()
    return {
      session,
      orphans,
      store,
      text: typeof shown === 'string' ? shown : '',
      /** Each page has its own globals. */
      enter,
      leave: () => {
        enter()
        store.flush()
        for (const run of leaving) run()
        for (const [name, owner] of held) if (owner === page) held.delete(name)
      },
      clearUserData,
    }
  }
  const drafts = () => Object.keys(local).filter((key) => key.startsWith('klob:draft:'))
  return { openPage, drafts }
}
type Page = Awaited<ReturnType<ReturnType<typeof makeBrowser>['openPage']>>

const check = (holds: boolean, what: string) => {
  if (!holds) throw new Error(what)
}

test(
  'keeps the drafts of messages while two tabs are reloaded, closed, duplicated and signed out',
  async () => {
    const run = async (input: readonly { tab: 0 | 1; act: (typeof actions)[number] }[]) => {
      let serial = 0
      const { openPage, drafts } = makeBrowser()
      const pages: [Page, Page] = [await openPage(makeStorage()), await openPage(makeStorage())]
      /** The text of each form. A page that was signed out elsewhere stores nothing. */
      const typed = ['', '']
      const isSignedOut = [false, false]
      const reopen = async (tab: 0 | 1, session: Record<string, string>) => {
        pages[tab] = await openPage(session)
        if (isSignedOut[tab]) typed[tab] = ''
        isSignedOut[tab] = false
      }
      for (const { tab, act } of input) {
        const page = pages[tab]
        page.enter()
        const wasStored = typed[tab] !== '' && !isSignedOut[tab]
        if (act === 'type') page.store.save((typed[tab] = `t${(serial += 1)}`))
        if (act === 'send') {
          page.store.save(undefined)
          typed[tab] = ''
        }
        if (act === 'reload') {
          page.leave()
          await reopen(tab, page.session)
          check(pages[tab].text === typed[tab], `lost or foreign: ${pages[tab].text} for ${typed[tab]}`)
        }
        if (act === 'close' || act === 'duplicate') {
          const other = pages[tab === 0 ? 1 : 0]
          const closed = typed[tab]
          page.leave()
          await reopen(tab, act === 'close' ? makeStorage() : makeStorage(other.session))
          const { text, orphans } = pages[tab]
          check(text === '', `foreign: ${text}`)
          check(!wasStored || orphans.some(({ draft }) => draft === closed), `not offered: ${closed}`)
          for (const orphan of orphans) pages[tab].store.dropOrphan(orphan)
          typed[tab] = ''
        }
        if (act === 'signOut') {
          page.clearUserData()
          isSignedOut.fill(true)
          await reopen(tab, page.session)
          check(drafts().length === 0, 'left after signing out')
        }
        const expected = [0, 1].filter((one) => typed[one] !== '' && !isSignedOut[one]).length
        check(drafts().length === expected, `${drafts().length} drafts for ${expected}`)
      }
    }
    await assert(asyncProperty(steps, run), { numRuns: RUNS })
  },
  TEST_TIMEOUT_MS,
)
