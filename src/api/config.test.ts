import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'

const file = resolve(import.meta.dirname, '../../public/config.json')
const shipped = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
/** Loads settings as a fresh page does. */
async function load(answer: () => Response) {
  vi.resetModules()
  vi.stubGlobal('fetch', async () => answer())
  const { config, loadConfig } = await import('./config')
  return { config, loaded: loadConfig() }
}
const loading = async (changes: Record<string, unknown>) =>
  (await load(() => Response.json({ ...shipped, ...changes }))).loaded
afterEach(() => vi.unstubAllGlobals())

test('the settings that are shipped are good', async () => {
  const { config, loaded } = await load(() => Response.json(shipped))
  expect(await loaded).toEqual(shipped)
  expect(config()).toEqual(shipped)
})
test('settings that were not loaded cannot be read', async () => {
  vi.resetModules()
  const { config } = await import('./config')
  expect(() => config()).toThrow('before the settings were loaded')
})
test('settings that nobody knows are named: a typing error would pass for a setting that was left out', async () => {
  const cognito = { ...(shipped['cognito'] as object), endpont: '/x' }
  await expect(loading({ secret: 'x', cognito })).rejects.toThrow(
    'config.json: cognito.endpont (tidak dikenal), secret (tidak dikenal)',
  )
})
test('a slash at the end of the main site is left out; this page itself is no main site', async () => {
  expect(await loading({ mainSiteUrl: 'https://utama.example/' })).toMatchObject({
    mainSiteUrl: 'https://utama.example',
  })
  expect(await loading({ mainSiteUrl: '/situs' })).toMatchObject({ mainSiteUrl: '/situs' })
  for (const mainSiteUrl of ['', '/'])
    await expect(loading({ mainSiteUrl })).rejects.toThrow('config.json: mainSiteUrl')
})
test('a missing file is named with its status', async () => {
  const { loaded } = await load(() => new Response('', { status: 404 }))
  await expect(loaded).rejects.toThrow('config.json: HTTP 404')
})
test('a page in the place of the file is no JSON', async () => {
  const { loaded } = await load(() => new Response('<!doctype html>'))
  await expect(loaded).rejects.toThrow('config.json: bukan JSON')
})
test.each([null, [], 'x', 1])('%j holds no settings', async (content) => {
  const { loaded } = await load(() => Response.json(content))
  await expect(loaded).rejects.toThrow('config.json: isi')
})

describe('a setting that is missing or wrong is named, once each', () => {
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
    ['videoPlayers.1', { videoPlayers: ['https://a.example/', '//b.example'] }],
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
  ])('%j is taken', async (serviceUrl) => {
    expect(await loading({ serviceUrl })).toMatchObject({ serviceUrl })
  })
  test.each([
    'http://service.example',
    'http://localhost.evil.example',
    'http://localhost:4173@evil.example',
    '//evil.example',
    'service.example',
    'api',
    'https://',
    'vbscript:x',
    'data:text/html,x',
  ])('%j is not: it is neither https, nor this machine, nor a path of this site', async (serviceUrl) => {
    await expect(loading({ serviceUrl })).rejects.toThrow('config.json: serviceUrl')
  })
})
