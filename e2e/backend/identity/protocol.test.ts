// @vitest-environment node
import { createPublicKey, verify } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type IdentityProvider, makeIdentityKeys, makeIdentityProvider } from './identity'
import { internalNameOf } from './pool'
import { makeTokens } from './tokens'

const userPoolId = 'ap-southeast-3_Console1'
const clientId = 'console-client'
const accounts = [{ username: 'budi.santoso', password: 'Rahasia123', confirmed: true, email: 'budi@contoh.id' }]
const keys = makeIdentityKeys()
const url = 'http://localhost/cognito/'
let clock: number
let provider: IdentityProvider

beforeEach(() => {
  clock = Date.parse('2026-11-16T09:00:00+07:00')
  provider = makeIdentityProvider(keys, { userPoolId, clientId, accounts, now: () => clock })
})

const answerShape = z.object({
  __type: z.string().optional(),
  message: z.string().optional(),
  ChallengeParameters: z.record(z.string(), z.string()).optional(),
})
async function call(operation: string, body: unknown, contentType = 'application/x-amz-json-1.1') {
  const headers = { 'content-type': contentType, 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await provider.fetch(new Request(url, { method: 'POST', headers, body: text }))
  return { response, ...answerShape.parse(await response.json()) }
}
const challenge = (username: string, SRP_A = 'abc123') =>
  call('InitiateAuth', {
    ClientId: clientId,
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: username, SRP_A },
  })
const respond = (username: string, block: string | undefined) =>
  call('RespondToAuthChallenge', {
    ClientId: clientId,
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: {
      USERNAME: internalNameOf(userPoolId, username),
      PASSWORD_CLAIM_SECRET_BLOCK: block,
      PASSWORD_CLAIM_SIGNATURE: Buffer.alloc(32).toString('base64'),
      TIMESTAMP: 'Mon Nov 16 02:00:00 UTC 2026',
    },
  })
const wrong = { __type: 'NotAuthorizedException', message: 'Incorrect username or password.' }
const spent = { __type: 'NotAuthorizedException', message: 'Invalid session for the user.' }

describe('a challenge', () => {
  it('works once', async () => {
    const { ChallengeParameters: asked } = await challenge('budi.santoso')
    expect(await respond('budi.santoso', asked?.SECRET_BLOCK)).toMatchObject(wrong)
    expect(await respond('budi.santoso', asked?.SECRET_BLOCK)).toMatchObject(spent)
  })

  it('expires after three minutes', async () => {
    const { ChallengeParameters: asked } = await challenge('budi.santoso')
    clock += 3 * 60 * 1000
    expect(await respond('budi.santoso', asked?.SECRET_BLOCK)).toMatchObject(spent)
  })

  it('is valid only for the user who requested it', async () => {
    const { ChallengeParameters: asked } = await challenge('siti.aminah')
    expect(await respond('budi.santoso', asked?.SECRET_BLOCK)).toMatchObject(spent)
  })

  it('looks the same for an unknown user, with the same salt each time', async () => {
    const known = (await challenge('budi.santoso')).ChallengeParameters
    const [first, second] = [await challenge('tidak.ada'), await challenge('tidak.ada')]
    expect(Object.keys(first.ChallengeParameters ?? {})).toEqual(Object.keys(known ?? {}))
    expect(first.ChallengeParameters?.SALT).toBe(second.ChallengeParameters?.SALT)
    expect(first.ChallengeParameters?.SALT).not.toBe(known?.SALT)
    expect(await respond('tidak.ada', first.ChallengeParameters?.SECRET_BLOCK)).toMatchObject(wrong)
  })

  it('is refused for a public value that would reveal the key', async () => {
    expect(await challenge('budi.santoso', '0')).toMatchObject({ __type: 'InvalidParameterException' })
    expect(await challenge('budi.santoso', 'bukan hex')).toMatchObject({ __type: 'InvalidParameterException' })
  })

  it.each(['budi.santoso', 'tidak.ada'])('is refused after ten wrong passwords for %s', async (username) => {
    const asked = await Promise.all(Array.from({ length: 12 }, () => challenge(username)))
    const blocks = asked.map(({ ChallengeParameters }) => ChallengeParameters?.SECRET_BLOCK)
    for (const block of blocks.slice(0, 10)) expect(await respond(username, block)).toMatchObject(wrong)
    const limit = { __type: 'NotAuthorizedException', message: 'Password attempts exceeded' }
    expect(await challenge(username)).toMatchObject(limit)
    expect(await respond(username, blocks[10])).toMatchObject(limit)
    clock += 5 * 60 * 1000
    expect((await challenge(username)).ChallengeParameters).toBeDefined()
  })
})

describe('a token', () => {
  const tokensOf = (pool: string, client: string) =>
    makeTokens(keys, { userPoolId: pool, clientId: client, region: 'ap-southeast-3', now: () => clock })
  const session = () => ({
    internalName: internalNameOf(userPoolId, 'budi.santoso'),
    originJti: keys.startSession(),
    signedInAt: clock / 1000,
  })
  const mint = (pool = userPoolId, client = clientId) => tokensOf(pool, client).mint(session(), 'budi@contoh.id', 3600)

  it('verifies until it expires', () => {
    const { IdToken } = mint()
    expect(provider.verify(IdToken)).toBe('budi.santoso')
    clock += 3600 * 1000
    expect(provider.verify(IdToken)).toBeUndefined()
  })

  it('does not verify when its payload, its header or its signature was changed', () => {
    const [head = '', payload = '', signature = ''] = mint().IdToken.split('.')
    const text = Buffer.from(payload, 'base64url').toString()
    const changed = Buffer.from(text.replaceAll('budi@contoh.id', 'siti@contoh.id')).toString('base64url')
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', kid: keys.keyId })).toString('base64url')
    expect(provider.verify(`${head}.${payload}.${signature}`)).toBe('budi.santoso')
    for (const forged of [`${head}.${changed}.${signature}`, `${unsigned}.${payload}.`, `${head}.${payload}.AAAA`])
      expect(provider.verify(forged)).toBeUndefined()
    for (const garbage of ['', 'a.b.c', '...', 'undefined']) expect(provider.verify(garbage)).toBeUndefined()
  })

  it('verifies as an id token of this pool and this client only', () => {
    expect(provider.verify(mint().AccessToken)).toBeUndefined()
    expect(provider.verify(mint('ap-southeast-3_Another1').IdToken)).toBeUndefined()
    expect(provider.verify(mint(userPoolId, 'another-client').IdToken)).toBeUndefined()
    const strangers = makeIdentityProvider(makeIdentityKeys(), { userPoolId, clientId, accounts, now: () => clock })
    expect(strangers.verify(mint().IdToken)).toBeUndefined()
  })

  it('renews a session only if issued by this provider and younger than a year', async () => {
    const token = tokensOf(userPoolId, clientId).mintRefresh(session())
    const renew = (REFRESH_TOKEN: string) =>
      call('InitiateAuth', {
        ClientId: clientId,
        AuthFlow: 'REFRESH_TOKEN_AUTH',
        AuthParameters: { REFRESH_TOKEN, DEVICE_KEY: null },
      })
    expect((await renew(token)).response.status).toBe(200)
    expect(await renew(`x${token}`)).toMatchObject({ message: 'Invalid Refresh Token' })
    clock += 365 * 24 * 60 * 60 * 1000
    expect(await renew(token)).toMatchObject({ message: 'Refresh Token has expired' })
  })

  it('verifies with the published keys', async () => {
    const response = await provider.fetch(new Request(`${url}${userPoolId}/.well-known/jwks.json`))
    const shape = z.object({ keys: z.array(z.object({ kty: z.string(), n: z.string(), e: z.string() })) })
    const [key = {}] = shape.parse(await response.json()).keys
    const [head = '', payload = '', signature = ''] = mint().IdToken.split('.')
    const published = createPublicKey({ key, format: 'jwk' })
    const signed = Buffer.from(`${head}.${payload}`)
    expect(verify('RSA-SHA256', signed, published, Buffer.from(signature, 'base64url'))).toBe(true)
  })
})

describe('the endpoint', () => {
  it("refuses in the client library's format", async () => {
    const { response, __type } = await call('InitiateAuth', { ClientId: clientId })
    expect(__type).toBe('InvalidParameterException')
    expect(response.status).toBe(400)
    expect(response.headers.get('x-amzn-errortype')).toBe('InvalidParameterException')
    expect(response.headers.get('content-type')).toBe('application/x-amz-json-1.1')
  })

  it('refuses requests outside its protocol', async () => {
    expect(await call('toString', {})).toMatchObject({ __type: 'UnknownOperationException' })
    expect(await call('SignUp', {}, 'text/plain')).toMatchObject({ __type: 'UnknownOperationException' })
    expect(await call('SignUp', '{')).toMatchObject({ __type: 'SerializationException' })
    expect((await provider.fetch(new Request(url))).status).toBe(405)
    expect((await provider.fetch(new Request(url, { method: 'OPTIONS' }))).status).toBe(204)
  })
})
