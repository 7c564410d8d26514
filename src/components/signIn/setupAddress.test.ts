import { expect, test } from 'vitest'
import { setupAddress } from './setupAddress'

test('the address for authenticator apps escapes the names in it', () => {
  expect(setupAddress('Klob & Co', 'maya/putri', 'KLOB234')).toBe(
    'otpauth://totp/Klob%20%26%20Co:maya%2Fputri?secret=KLOB234&issuer=Klob%20%26%20Co',
  )
})
