import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../../deploy/policy.mjs'

const directive = (name: string, config: unknown) =>
  new RegExp(`${name} ([^;]*)`).exec(contentSecurityPolicy(config))?.[1]
const cognito = { userPoolId: 'ap-southeast-1_Klob', clientId: 'x' }

describe('the policy', () => {
  test.each([
    [{ serviceUrl: '', baseApiUrl: '/api', cognito: { ...cognito, endpoint: '/cognito' } }, "'self'"],
    [{ cognito }, "'self' https://cognito-idp.ap-southeast-1.amazonaws.com"],
    [{ serviceUrl: 'https://a.example/x', baseApiUrl: 'https://A.example' }, "'self' https://a.example"],
    [
      { serviceUrl: 'http://localhost:4173', baseApiUrl: 'http://127.0.0.1' },
      "'self' http://localhost:4173 http://127.0.0.1",
    ],
    [undefined, "'self'"],
  ])('connects for %j to %s', (config, sources) => expect(directive('connect-src', config)).toBe(sources))
  test.each([
    [{ mapEmbedUrl: null, videoPlayers: [] }, 'blob:'],
    [{ mapEmbedUrl: 'https://maps.example/embed?q={placeId}' }, 'https://maps.example blob:'],
    [
      { mapEmbedUrl: '/peta', videoPlayers: ['/pemutar/', 'https://p.example/embed/', 'https://p.example/live/'] },
      "'self' https://p.example blob:",
    ],
  ])('frames for %j %s', (config, sources) => expect(directive('frame-src', config)).toBe(sources))
  test.each([
    [{}, "'self' https: data:"],
    [{ serviceUrl: 'http://localhost:9' }, "'self' http://localhost:9 https: data:"],
    [
      { serviceUrl: 'https://a.example', imageOrigins: ['https://img.example'] },
      "'self' https://a.example https://img.example data:",
    ],
    [{ imageOrigins: [] }, "'self' data:"],
  ])('shows pictures for %j from %s', (config, sources) => expect(directive('img-src', config)).toBe(sources))
  test('allows the settings of the demo', () => {
    const shipped: unknown = JSON.parse(readFileSync('public/config.json', 'utf8'))
    expect(directive('connect-src', shipped)).toBe("'self'")
    expect(directive('frame-src', shipped)).toBe(
      "'self' https://www.youtube-nocookie.com https://player.vimeo.com blob:",
    )
  })
})

test('settings that name neither endpoint nor image origins have the pool of their region, the map and the players allowed', () => {
  const config = {
    serviceUrl: 'https://service.example',
    baseApiUrl: 'https://base.example',
    cognito: { userPoolId: 'ap-southeast-3_AbCdEf', clientId: 'x' },
    mapEmbedUrl: 'https://maps.example/embed?q={placeId}&z={zoom}',
    videoPlayers: ['https://www.youtube-nocookie.com/embed/', 'https://player.vimeo.com/video/'],
  }
  expect(directive('connect-src', config)).toBe(
    "'self' https://service.example https://base.example https://cognito-idp.ap-southeast-3.amazonaws.com",
  )
  expect(directive('frame-src', config)).toBe(
    'https://maps.example https://www.youtube-nocookie.com https://player.vimeo.com blob:',
  )
})

test('template, image and docs have the same variables', () => {
  const file = (path: string) => readFileSync(path, 'utf8')
  const names = (text: string | undefined, pattern: RegExp) =>
    new Set([...(text ?? '').matchAll(pattern)].map(([, name]) => name))
  const variables = names(file('deploy/console.conf.template'), /\$\{(\w+)\}/g)
  const image = /ENVSUBST_FILTER="\^\((.*)\)\$"/.exec(file('deploy/Containerfile'))?.[1]
  const docs = /envsubst '(.*)'/.exec(file('docs/deploy.md'))?.[1]
  expect(names(image, /(\w+)/g)).toEqual(variables)
  expect(names(docs, /\$(\w+)/g)).toEqual(variables)
})
test('the settings of the manifest for Kubernetes are complete', () => {
  const text = readFileSync('deploy/kubernetes.yaml', 'utf8')
  const block = /config\.json: \|\n((?: {4}.*\n)+)/.exec(text)![1]!
  const shipped = JSON.parse(readFileSync('public/config.json', 'utf8')) as { links: object }
  const given = JSON.parse(block) as { links: object }
  expect(Object.keys(given)).toEqual(Object.keys(shipped))
  expect(Object.keys(given.links)).toEqual(Object.keys(shipped.links))
  expect(contentSecurityPolicy(given)).toContain("connect-src 'self' https://service.example https://base.example")
})

const hostile = [
  "javascript:alert(1); script-src 'unsafe-inline'",
  "https://a.example'; script-src *",
  "https://a';script-src",
  'https://a;script-src',
  'https://a"b.example',
  'https://*.example',
  'https://*',
  'https://a,b.example',
  'https://$host.example',
  'https://user@a.example',
  'https://bank.example@evil.example',
  'http://a.example',
  'https:',
  'https:evil.example',
  'https:\\\\evil.example',
  '//',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'data:text/html,x',
  '*',
  'a.example',
  7,
  ['https://a.example'],
]
describe('a setting that is no origin is refused by its name', () => {
  test.each(hostile)('%j', (address) => {
    const named = (config: unknown) => () => contentSecurityPolicy(config)
    expect(named({ serviceUrl: address })).toThrow('serviceUrl')
    expect(named({ baseApiUrl: address })).toThrow('baseApiUrl')
    expect(named({ cognito: { ...cognito, endpoint: address } })).toThrow('cognito.endpoint')
    expect(named({ mapEmbedUrl: address })).toThrow('mapEmbedUrl')
    expect(named({ videoPlayers: ['https://ok.example/', address] })).toThrow('videoPlayers.1')
    expect(named({ imageOrigins: [address] })).toThrow('imageOrigins.0')
  })
  test('a pool whose region breaks the address', () =>
    expect(() => contentSecurityPolicy({ cognito: { userPoolId: "a;b'_x" } })).toThrow('cognito'))
  test('a list that is none', () =>
    expect(() => contentSecurityPolicy({ imageOrigins: 'https:' })).toThrow('imageOrigins'))
})

describe('the program of the image', () => {
  const folder = mkdtempSync(join(tmpdir(), 'policy-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const run = (content?: string) => {
    const file = join(folder, 'config.json')
    if (content !== undefined) writeFileSync(file, content)
    else rmSync(file, { force: true })
    return execFileSync(process.execPath, ['deploy/policy.mjs', file], { encoding: 'utf8', stdio: 'pipe' })
  }
  test('prints the policy', () => expect(run('{}').trim()).toBe(contentSecurityPolicy({})))
  test('fails without settings, and says so', () => expect(() => run()).toThrow('There is no '))
  test('fails with settings that are not JSON', () => expect(() => run('nonsense')).toThrow('is not JSON'))
  test('fails with settings that would change the policy', () =>
    expect(() => run(JSON.stringify({ serviceUrl: "https://a';script-src" }))).toThrow('serviceUrl'))
  test('says nothing as a part of the embedded server, where there may be no settings', () => {
    const server = join(folder, 'serve.mjs')
    copyFileSync('deploy/policy.mjs', server)
    expect(execFileSync(process.execPath, [server], { encoding: 'utf8', stdio: 'pipe' })).toBe('')
  })
})
