import { expect, test } from '../support/test'

const json = { 'content-type': 'application/json' }

test.describe('a page of a foreign name that resolves to this machine', () => {
  for (const path of [
    '/',
    '/config.json',
    '/healthz',
    '/rest/masterdata/msn01/findAll',
    '/cognito/',
    '/__mock/snapshot',
  ])
    test(`gets nothing of ${path}`, async ({ request }) => {
      const answer = await request.get(path, { headers: { host: 'evil.example' } })
      expect([answer.status(), answer.headers()['content-type']]).toEqual([421, 'text/plain'])
    })
  test('gets no token', async ({ request }) => {
    const headers = { ...json, host: 'evil.example', origin: 'http://evil.example' }
    const answer = await request.post('/__mock/token', { headers, data: { username: 'budi.santoso' } })
    expect(answer.status()).toBe(421)
    expect(await answer.text()).not.toMatch(/eyJ/)
  })
})

test('a page of another site reads nothing of the control API', async ({ request }) => {
  for (const path of ['/__mock/', '/__mock/snapshot', '/__mock/journal']) {
    const answer = await request.get(path, { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(answer.status(), path).toBe(403)
  }
})
