import { createHmac, generateKeyPairSync, type KeyObject, randomBytes, randomUUID } from 'node:crypto'

/** Keys shared by all worlds of a process, so that a token minted in one world is good in all of them. */
export type IdentityKeys = {
  privateKey: KeyObject
  publicKey: KeyObject
  keyId: string
  /** A keyed hash that nobody outside can compute; `purpose` keeps its uses apart. */
  mac(purpose: string, text: string): Buffer
  /** The id of a new session, a uuid. A later session has the greater id, whatever the clocks of the worlds say. */
  startSession(): string
  /** SRP verifiers by pool, user name and password: one costs a power of a 3072-bit number. */
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
