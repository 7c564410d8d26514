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
  const asked: { reject: (reason: unknown) => void }[] = []
  const request = () => new Promise((_, reject) => asked.push({ reject }))
  vi.resetModules()
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('navigator', { locks: { request } })
  return { ...(await import('./tab')), asked }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('keeps its id and does not request the lock again when WebKit aborts it on leaving', async () => {
  const { tabId, asked } = await page()
  const id = tabId()
  asked[0]!.reject(new DOMException('', 'AbortError'))
  await settled()
  expect(asked).toHaveLength(1)
  expect([tabId(), sessionStorage.getItem('klob:tab')]).toEqual([id, id])
})

test('becomes a tab of its own when another page holds its lock', async () => {
  const { tabId, asked } = await page()
  const id = tabId()
  asked[0]!.reject(new DOMException('', 'TimeoutError'))
  await settled()
  expect(asked).toHaveLength(2)
  expect(tabId()).not.toBe(id)
})
