import { describe, expect, test } from 'vitest'
import { codeOf, identityText, isUnconfirmed } from './identityErrors'

const refusal = (code: string) => ({ code, message: 'An English text of the provider' })

test('the code of a failure is its code, else its name', () => {
  expect(codeOf({ code: 'A', name: 'B' })).toBe('A')
  expect(codeOf(new TypeError('x'))).toBe('TypeError')
  expect(codeOf({})).toBe('')
  expect(isUnconfirmed(refusal('UserNotConfirmedException'))).toBe(true)
})
describe('the message of a failure', () => {
  test.each([
    ['NotAuthorizedException', 'sign-in', 'KLOB ID atau kata sandi salah.'],
    ['UserNotFoundException', 'sign-in', 'KLOB ID atau kata sandi salah.'],
    ['NotAuthorizedException', 'confirm', 'Akun ini sudah dikonfirmasi. Silakan masuk.'],
    ['NotAuthorizedException', 'sign-up', 'Pendaftaran sedang ditutup. Hubungi kami untuk mendapatkan akun.'],
    ['UsernameExistsException', 'sign-up', 'KLOB ID itu sudah dipakai. Pilih yang lain.'],
    ['CodeMismatchException', 'recover', 'Kode salah. Periksa kembali kode yang Anda terima.'],
    ['UserNotFoundException', 'recover', 'Kode salah. Periksa kembali kode yang Anda terima.'],
    ['SomethingNew', 'sign-up', 'Maaf, Anda belum dapat mendaftar. Coba ulangi beberapa saat lagi.'],
    ['SomethingNew', 'recover', 'Maaf, kata sandi belum dapat diganti. Coba ulangi beberapa saat lagi.'],
    [
      'NetworkError',
      'confirm',
      'Tidak dapat terhubung ke layanan masuk. Periksa koneksi internet Anda lalu coba lagi.',
    ],
  ] as const)('%s while in %s', (code, work, text) => expect(identityText(refusal(code), work)).toBe(text))
  test('treats a chunk that cannot be loaded as an unreachable provider', () => {
    expect(identityText(new TypeError('Failed to fetch dynamically imported module'))).toMatch(/^Tidak dapat terhubung/)
  })
})
