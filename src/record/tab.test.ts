import { expect, test, vi } from 'vitest'

const storage = () => {
  const held = new Map<string, string>()
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
}
/** The module in a new page, with locks that the test rejects. */
async function page() {
  const lockRequests: { reject: (reason: unknown) => void }[] = []
  const request = () => new Promise((_, reject) => lockRequests.push({ reject }))
  vi.resetModules()
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('navigator', { locks: { request } })
  return { ...(await import('./tab')), lockRequests }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('keeps its id and does not request the lock again when WebKit aborts it on leaving', async () => {
  const { tabId, lockRequests } = await page()
  const id = tabId()
  lockRequests[0]!.reject(new DOMException('', 'AbortError'))
  await settled()
  expect(lockRequests).toHaveLength(1)
  expect([tabId(), sessionStorage.getItem('klob:tab')]).toEqual([id, id])
})

test('becomes a tab of its own when another page holds its lock', async () => {
  const { tabId, lockRequests } = await page()
  const id = tabId()
  lockRequests[0]!.reject(new DOMException('', 'TimeoutError'))
  await settled()
  expect(lockRequests).toHaveLength(2)
  expect(tabId()).not.toBe(id)
})
