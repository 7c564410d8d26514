import { createHmac } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const STEP_MS = 30_000

/** Encodes bytes in base32, as authenticator apps expect secrets (RFC 4648). */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}
function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The number of the time step of a moment. */
export const stepAt = (time: number): number => Math.floor(time / STEP_MS)

/** The code of six digits of a secret in a time step (RFC 6238 with SHA-1, as authenticator apps make it). */
export function totp(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest()
  const offset = mac.at(-1)! & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
