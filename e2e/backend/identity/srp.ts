import { createHash, createHmac, randomBytes } from 'node:crypto'

/*
 * SRP-6a, the server's half, as the client library implements it: 3072-bit group of RFC 5054, SHA-256, numbers hashed
 * in the two's complement bytes of Java's BigInteger. An exponentiation takes BigInt about 5 ms.
 */
const N = BigInt(
  '0xFFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DDEF9519B3CD3A431B' +
    '302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE6' +
    '49286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D' +
    '670C354E4ABC9804F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF695581718' +
    '3995497CEA956AE515D2261898FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7D' +
    'B3970F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C' +
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
)
const g = 2n

function modPow(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  let square = base % modulus
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

/** The bytes of a non-negative number, with the sign byte of Java's BigInteger. */
function bytes(value: bigint): Buffer {
  const hex = value.toString(16)
  const even = hex.length % 2 ? `0${hex}` : hex
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex')
}
const number = (data: Buffer): bigint => BigInt(`0x${data.toString('hex')}`)
const sha256 = (...parts: (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
const hmac = (key: Buffer, ...parts: (Buffer | string)[]): Buffer => {
  const hash = createHmac('sha256', key)
  for (const part of parts) hash.update(part)
  return hash.digest()
}
const k = number(sha256(bytes(N), bytes(g)))

/** User and pool of a sign-in; the pool's name is the part of its id after the underscore. */
export type SrpIdentity = { poolName: string; username: string }

/** The verifier that a server stores instead of a password; it cannot be turned back into the password. */
export const srpVerifier = ({ poolName, username }: SrpIdentity, password: string, salt: bigint): bigint =>
  modPow(g, number(sha256(bytes(salt), sha256(`${poolName}${username}:${password}`))), N)

/** A pending sign-in: the numbers sent to the client, and the key on which both sides must agree. */
export type SrpChallenge = { serverPublic: string; secretBlock: string; key(): Buffer }

/** The challenge for a client's public value; undefined for a value that would reveal the key. */
export function srpChallenge(clientPublic: bigint, verifier: bigint): SrpChallenge | undefined {
  if (clientPublic % N === 0n) return undefined
  const secret = number(randomBytes(32))
  const serverPublic = (k * verifier + modPow(g, secret, N)) % N
  return {
    serverPublic: serverPublic.toString(16),
    secretBlock: randomBytes(64).toString('base64'),
    key() {
      const u = number(sha256(bytes(clientPublic), bytes(serverPublic)))
      const shared = modPow(clientPublic * modPow(verifier, u, N), secret, N)
      const extracted = hmac(bytes(u), bytes(shared))
      return hmac(extracted, 'Caldera Derived Key\u0001').subarray(0, 16)
    },
  }
}

/** The proof expected of a client; it can be computed only with the password. */
export const srpProof = (
  { poolName, username }: SrpIdentity,
  { key, secretBlock }: SrpChallenge,
  timestamp: string,
): Buffer => hmac(key(), poolName, username, Buffer.from(secretBlock, 'base64'), timestamp)
