import { expect, test, vi } from 'vitest'

const storage = () => {
  const held = new Map<string, string>()
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
}
/** The page's module with locks that the test refuses. */
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

test('a page that leaves asks for its lock no more and keeps its id: WebKit refuses it then', async () => {
  const { tabId, asked } = await page()
  const id = tabId()
  asked[0]!.reject(new DOMException('', 'AbortError'))
  await settled()
  expect(asked).toHaveLength(1)
  expect([tabId(), sessionStorage.getItem('klob:tab')]).toEqual([id, id])
})

test('a page whose lock another page keeps is a tab of its own', async () => {
  const { tabId, asked } = await page()
  const id = tabId()
  asked[0]!.reject(new DOMException('', 'TimeoutError'))
  await settled()
  expect(asked).toHaveLength(2)
  expect(tabId()).not.toBe(id)
})
