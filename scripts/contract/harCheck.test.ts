import { expect, test } from 'vitest'
import { checkHar } from './harCheck'

const entry = (method: string, path: string, status: number, answer: unknown, body?: object) => ({
  request: { method, url: `https://api.example${path}`, ...(body ? { postData: { text: JSON.stringify(body) } } : {}) },
  response: { status, content: { text: typeof answer === 'string' ? answer : JSON.stringify(answer) } },
})
const success = (result: unknown) => ({ status: 'SUCCESS', message: null, result })
const check = (...entries: ReturnType<typeof entry>[]) => checkHar({ log: { entries } })
const needs = '/rest/masterdata/msn01/findAll'

test('valid calls have no violations; other requests are not counted', () => {
  expect(
    check(
      entry('GET', needs, 200, success([{ specialNeedId: 'MSN01', description: 'Tuna Daksa' }])),
      entry('GET', needs, 500, { status: 'ERROR', message: 'Maaf', result: null }),
      entry('OPTIONS', needs, 204, ''),
      entry('GET', '/assets/app.js', 200, 'let'),
    ),
  ).toEqual({ calls: 2, unrecorded: 0, violations: [] })
})
test('what a recording lacks is counted, and no violation', () => {
  const path = '/rest/post/login/onsuccess'
  const withoutBody = entry('POST', path, 401, { status: 'ERROR', message: null, result: null })
  const withoutAnswer = { ...entry('GET', needs, 200, ''), response: { status: 200, content: { size: 300 } } }
  expect(checkHar({ log: { entries: [withoutBody, withoutAnswer] } })).toMatchObject({ unrecorded: 2, violations: [] })
})
test.each([
  [entry('GET', needs, 200, success([{ specialNeedId: 'MSN01' }])), 'listSpecialNeeds', /^result\.0\.description: /],
  [entry('GET', needs, 200, [{}]), 'listSpecialNeeds', /^(body|status): /],
  [entry('GET', needs, 502, '<html>'), 'listSpecialNeeds', /^status 502 is not JSON/],
  [entry('GET', `${needs}?page=1`, 200, success([])), 'listSpecialNeeds', /page/],
  [
    entry('POST', '/rest/post/login/onsuccess', 401, { status: 'ERROR', message: null, result: null }, {}),
    'loginOnSuccess',
    /userId/,
  ],
  [entry('GET', '/rest/new', 200, success(null)), 'GET /rest/new', /no operation/],
])('%o is reported with operation and field', (call, operation, message) => {
  const { violations } = check(call, call)
  expect(violations).toEqual([{ operation, side: expect.any(String), message: expect.stringMatching(message) }])
})
