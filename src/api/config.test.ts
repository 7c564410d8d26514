import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'

const file = resolve(import.meta.dirname, '../../public/config.json')
const shipped = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
/** Loads settings in a fresh module, like a new page. */
async function load(answer: () => Response) {
  vi.resetModules()
  vi.stubGlobal('fetch', async () => answer())
  const { config, loadConfig } = await import('./config')
  return { config, loaded: loadConfig() }
}
const loading = async (changes: Record<string, unknown>) =>
  (await load(() => Response.json({ ...shipped, ...changes }))).loaded
afterEach(() => vi.unstubAllGlobals())

test('loads the shipped settings', async () => {
  const { config, loaded } = await load(() => Response.json(shipped))
  expect(await loaded).toEqual(shipped)
  expect(config()).toEqual(shipped)
})
test('throws when settings are read before they are loaded', async () => {
  vi.resetModules()
  const { config } = await import('./config')
  expect(() => config()).toThrow('before the settings were loaded')
})
test('names unknown settings, so that a typo is not taken for an omitted optional setting', async () => {
  const cognito = { ...(shipped['cognito'] as object), endpont: '/x' }
  await expect(loading({ secret: 'x', cognito })).rejects.toThrow(
    'config.json: cognito.endpont (tidak dikenal), secret (tidak dikenal)',
  )
})
test('takes the password policy of a pool in words, not an empty one', async () => {
  expect(await loading({ passwordHint: 'Minimal 12 karakter.' })).toMatchObject({
    passwordHint: 'Minimal 12 karakter.',
  })
  await expect(loading({ passwordHint: '' })).rejects.toThrow('config.json: passwordHint')
})
test('strips the trailing slash of the main site and rejects this site itself', async () => {
  expect(await loading({ mainSiteUrl: 'https://utama.example/' })).toMatchObject({
    mainSiteUrl: 'https://utama.example',
  })
  expect(await loading({ mainSiteUrl: '/situs' })).toMatchObject({ mainSiteUrl: '/situs' })
  for (const mainSiteUrl of ['', '/'])
    await expect(loading({ mainSiteUrl })).rejects.toThrow('config.json: mainSiteUrl')
})
test('names the HTTP status of a missing file', async () => {
  const { loaded } = await load(() => new Response('', { status: 404 }))
  await expect(loaded).rejects.toThrow('config.json: HTTP 404')
})
test('rejects an HTML page in place of the file', async () => {
  const { loaded } = await load(() => new Response('<!doctype html>'))
  await expect(loaded).rejects.toThrow('config.json: bukan JSON')
})
test.each([null, [], 'x', 1])('rejects %j as settings', async (content) => {
  const { loaded } = await load(() => Response.json(content))
  await expect(loaded).rejects.toThrow('config.json: isi')
})

describe('names each missing or invalid setting once', () => {
  test.each<[string, Record<string, unknown>]>([
    ['productName', { productName: '' }],
    ['productName', { productName: undefined }],
    ['serviceUrl', { serviceUrl: null }],
    ['baseApiUrl', { baseApiUrl: 'ftp://a.example' }],
    ['cognito', { cognito: undefined }],
    ['cognito.userPoolId', { cognito: { userPoolId: 'x', clientId: 'y' } }],
    ['cognito.clientId', { cognito: { userPoolId: 'ap-southeast-1_Abc', clientId: '' } }],
    ['links.terms', { links: { ...(shipped['links'] as object), terms: 'terms' } }],
    ['mapEmbedUrl', { mapEmbedUrl: undefined }],
    ['videoPlayers', { videoPlayers: undefined }],
    ['videoPlayers.0', { videoPlayers: [''] }],
    ['imageOrigins', { imageOrigins: 'https:' }],
    ['imageOrigins.0', { imageOrigins: ['https:'] }],
    ['videoPlayers.1', { videoPlayers: ['https://a.example/', '//b.example'] }],
    ['inactivityMinutes.sharedComputer', { inactivityMinutes: { sharedComputer: 4 } }],
    ['inactivityMinutes.sharedComputer', { inactivityMinutes: { sharedComputer: 61 } }],
    ['inactivityMinutes.ownComputer', { inactivityMinutes: { ownComputer: 0 } }],
    ['productName, mainSiteUrl', { productName: 1, mainSiteUrl: 2 }],
  ])('%s', async (named, changes) => {
    await expect(loading(changes)).rejects.toThrow(`config.json: ${named}`)
  })
})
describe('the address of a service', () => {
  test.each([
    '',
    '/',
    '/api',
    'https://service.example',
    'https://service.example/api/',
    'http://localhost:4173',
    'http://127.0.0.1/x',
  ])('accepts %j', async (serviceUrl) => {
    expect(await loading({ serviceUrl })).toMatchObject({ serviceUrl })
  })
  test.each([
    'http://service.example',
    'http://localhost.evil.example',
    'http://localhost:4173@evil.example',
    'https://bank.example@evil.example',
    'https://user:secret@evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https:evil.example',
    'service.example',
    'api',
    'https://',
    'vbscript:x',
    'data:text/html,x',
  ])('rejects %j: neither https, nor localhost, nor a path of this site', async (serviceUrl) => {
    await expect(loading({ serviceUrl })).rejects.toThrow('config.json: serviceUrl')
  })
})
