// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { makeIdentityKeys, makeIdentityProvider } from './identity'
import { loadTrustedPool, type TrustedPool, trusting } from './trustedPool'

const real = { userPoolId: 'ap-southeast-3_Staging1', clientId: 'stagingclient' }
const demo = { userPoolId: 'ap-southeast-1_KlobLocal', clientId: 'democlient' }
const account = (username: string, email: string) => ({ username, email, password: 'Rahasia123', confirmed: true })
const staff = [account('budi', 'budi@nyata.example'), account('citra', 'siti@demo.example')]
const accounts = [account('budi', 'budi@demo.example'), account('siti.aminah', 'Siti@demo.example')]

const poolKeys = makeIdentityKeys()
const poolProvider = makeIdentityProvider(poolKeys, { ...real, accounts: staff })
const keySet = (address: string) => poolProvider.fetch(new Request(address)).then((answer) => answer.text())
const worldOf = (pool: TrustedPool) => trusting(pool, makeIdentityProvider(makeIdentityKeys(), { ...demo, accounts }))

let pool: TrustedPool
beforeEach(async () => {
  pool = await loadTrustedPool(real, keySet)
})

test('the keys of the pool come from its own address', async () => {
  let asked = ''
  await loadTrustedPool(real, (address) => keySet((asked = address)))
  expect(asked).toBe('https://cognito-idp.ap-southeast-3.amazonaws.com/ap-southeast-3_Staging1/.well-known/jwks.json')
})
test('keys that cannot be read are one sentence', async () => {
  await expect(loadTrustedPool(real, () => Promise.reject(new Error('ENOTFOUND')))).rejects.toThrow(
    'The keys of the pool ap-southeast-3_Staging1 cannot be read at',
  )
})
test("the demo's own tokens stay valid", () => {
  const world = worldOf(pool)
  expect(world.verify(world.idTokenOf('siti.aminah'))).toBe('siti.aminah')
})
test('a token of the pool stands for the account with the same verified e-mail', () => {
  expect(worldOf(pool).verify(poolProvider.idTokenOf('citra'))).toBe('siti.aminah')
})
test('anybody else of the pool is a person of their own', () => {
  expect(worldOf(pool).verify(poolProvider.idTokenOf('budi'))).toBe(pool.read(poolProvider.idTokenOf('budi'))?.username)
})
test('an expired token is refused', async () => {
  const later = await loadTrustedPool(real, keySet, () => Date.now() + 2 * 60 * 60 * 1000)
  expect(worldOf(later).verify(poolProvider.idTokenOf('citra'))).toBeUndefined()
})
test("a token for another client, of another pool or with another pool's signature is refused", () => {
  const others = [
    makeIdentityProvider(poolKeys, { ...real, clientId: 'other', accounts: staff }),
    makeIdentityProvider(poolKeys, { ...real, userPoolId: 'ap-southeast-3_Other', accounts: staff }),
    makeIdentityProvider(makeIdentityKeys(), { ...real, accounts: staff }),
  ]
  expect(others.map((other) => worldOf(pool).verify(other.idTokenOf('citra')))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
test('a token with another payload is refused', () => {
  const [head, , signature] = poolProvider.idTokenOf('citra').split('.')
  expect(worldOf(pool).verify(`${head}.e30.${signature}`)).toBeUndefined()
})
