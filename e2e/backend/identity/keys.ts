import { createHmac, generateKeyPairSync, type KeyObject, randomBytes, randomUUID } from 'node:crypto'

/** Keys shared by all worlds of a process, so that a token minted in one world is valid in all of them. */
export type IdentityKeys = {
  privateKey: KeyObject
  publicKey: KeyObject
  keyId: string
  /** A keyed hash (MAC); `purpose` separates its uses. */
  mac(purpose: string, text: string): Buffer
  /** The id of a new session, a uuid. Later sessions have greater ids, regardless of the worlds' clocks. */
  startSession(): string
  /** Cache of SRP verifiers by pool, user name and password: each costs a 3072-bit exponentiation. */
  verifiers: Map<string, bigint>
}

/** New keys; RSA takes some 100 ms, so once per process. */
export function makeIdentityKeys(): IdentityKeys {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const secret = randomBytes(32)
  let sessions = 0
  return {
    privateKey,
    publicKey,
    keyId: randomBytes(32).toString('base64'),
    mac: (purpose, text) => createHmac('sha256', secret).update(`${purpose}\n${text}`).digest(),
    startSession: () => (++sessions).toString(16).padStart(8, '0') + randomUUID().slice(8),
    verifiers: new Map(),
  }
}
