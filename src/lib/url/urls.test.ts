import { describe, expect, test } from 'vitest'
import { safeUrl, signInSearch, safeNextPath } from './urls'

const script = 'javascript'

describe('a safe URL', () => {
  test.each([
    ['https://contoh.id/a?b=1#c', 'https://contoh.id/a?b=1#c'],
    ['HTTPS://Contoh.ID/A', 'https://contoh.id/A'],
    [' https://contoh.id/ ', 'https://contoh.id/'],
    ['http://localhost:4173/files/a.png', 'http://localhost:4173/files/a.png'],
    ['http://127.0.0.1/a', 'http://127.0.0.1/a'],
  ])('%s', (address, followed) => expect(safeUrl(address)).toBe(followed))
})
describe('an unsafe URL', () => {
  test.each([
    `${script}:alert(1)`,
    `${script.toUpperCase()}:alert(1)`,
    ' java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    `${script}://contoh.id/%0aalert(1)`,
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'vbscript:msgbox(1)',
    'blob:https://contoh.id/1',
    'file:///etc/passwd',
    'ftp://contoh.id/a',
    'mailto:a@contoh.id',
    'tel:+6281',
    'http://contoh.id/',
    'http://localhost.evil.example/',
    'http://localhost@evil.example/',
    'https://bank.example@evil.example',
    'https://bank.example:443@evil.example/a',
    'https://bank.example%2F@evil.example',
    'http://[::1]/',
    '//evil.example/a',
    '/files/a.png',
    'files/a.png',
    'www.contoh.id',
    'https://',
    'https:///',
    '{{url}}',
    '',
    null,
    undefined,
  ])('%j', (address) => expect(safeUrl(address)).toBeUndefined())
})

const origin = 'https://console.example'
describe('a path that may follow sign-in', () => {
  test.each([
    '/dashboard/0',
    '/dashboard/0/talentsearch?msgId=1&name=Budi+S#hasil',
    '/home',
    '/login-bantuan',
    '/dashboard/0?next=https://evil.example',
    '/%2F%2Fevil.example',
  ])('%s', (next) => expect(safeNextPath(next, origin)).toBe(next))
  test('is normalized on the same site', () => {
    expect(safeNextPath('/a/../dashboard/0', origin)).toBe('/dashboard/0')
    expect(safeNextPath('/dash\tboard/0', origin)).toBe('/dashboard/0')
  })
})
describe('a path that may not follow sign-in', () => {
  test.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n\\evil.example',
    '\t//evil.example',
    ' /dashboard/0',
    'https:evil.example',
    'https://evil.example',
    'https://console.example/dashboard/0',
    'https://console.example@evil.example',
    `${script}:alert(1)`,
    '%2F%2Fevil.example',
    'evil.example',
    'dashboard/0',
    '?next=/home',
    '',
    undefined,
  ])('%j', (next) => expect(safeNextPath(next, origin)).toBeUndefined())
  test.each(['/', '/?a=1', '/#a', '/./', '/a/..', '/login', '/login?next=/login', '/x/../login'])(
    '%s, the start page or sign-in itself',
    (next) => expect(safeNextPath(next, origin)).toBeUndefined(),
  )
  // Navigation resolves the result against the site again.
  test.each([
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%2E%2E//evil.example',
    '/./\\evil.example',
  ])('%s, which would be another site when resolved again', (next) => {
    const path = safeNextPath(next, origin)
    expect(path === undefined || new URL(path, origin).origin === origin).toBe(true)
  })
})

test.each([
  [
    { next: '/home', ended: 'true' },
    { next: '/home', ended: true },
  ],
  [
    { next: '/home', ended: true },
    { next: '/home', ended: true },
  ],
  [{ ended: 'ya' }, {}],
  [{}, {}],
])('reads the search of the sign-in page %j', (raw, read) => expect(signInSearch(raw)).toEqual(read))
