import { describe, expect, test } from 'vitest'
import { codeOf, identityText, isUnconfirmed } from './identityErrors'

const refusal = (code: string) => ({ code, message: 'An English text of the provider' })
const WRONG_APP_CODE =
  'Kode salah. Masukkan kode yang sedang tampil di aplikasi. Bila tetap salah, periksa apakah jam ponsel Anda tepat.'
const USED_APP_CODE = 'Kode itu sudah tidak berlaku. Tunggu kode berikutnya di aplikasi, lalu masukkan.'

test('the code of a failure is its code, else its name', () => {
  expect(codeOf({ code: 'A', name: 'B' })).toBe('A')
  expect(codeOf(new TypeError('x'))).toBe('TypeError')
  expect(codeOf({})).toBe('')
  expect(isUnconfirmed(refusal('UserNotConfirmedException'))).toBe(true)
})
test.each([
  ['Password attempts exceeded', 'Terlalu banyak percobaan. Tunggu beberapa menit lalu coba lagi.'],
  ['User is disabled.', 'Akun ini dinonaktifkan. Hubungi admin perusahaan Anda.'],
  [
    'Temporary password has expired and must be reset by an administrator.',
    'Kata sandi sementara Anda sudah tidak berlaku. Minta kata sandi baru kepada admin perusahaan Anda.',
  ],
  ['Incorrect username or password.', 'KLOB ID atau kata sandi salah.'],
])('a refused sign-in says why: %s', (message, text) =>
  expect(identityText({ code: 'NotAuthorizedException', message })).toBe(text),
)
test.each([
  ['Password did not conform with policy: Password not long enough', 'terlalu pendek.'],
  ['Password did not conform with policy: Password must have uppercase characters', 'belum memuat huruf besar.'],
  ['Password did not conform with policy: Password must have lowercase characters', 'belum memuat huruf kecil.'],
  ['Password did not conform with policy: Password must have numeric characters', 'belum memuat angka.'],
  ['Password did not conform with policy: Password must have symbol characters', 'belum memuat simbol.'],
  ['Password cannot be the user name', '"Password cannot be the user name".'],
])("a refused password says the pool's reason: %s", (message, reason) =>
  expect(identityText({ code: 'InvalidPasswordException', message }, 'password')).toBe(
    `Kata sandi belum memenuhi syarat: ${reason}`,
  ),
)
describe('the message of a failure', () => {
  test.each([
    ['NotAuthorizedException', 'sign-in', 'KLOB ID atau kata sandi salah.'],
    ['UserNotFoundException', 'sign-in', 'KLOB ID atau kata sandi salah.'],
    ['NotAuthorizedException', 'confirm', 'Akun ini sudah dikonfirmasi. Silakan masuk.'],
    ['NotAuthorizedException', 'sign-up', 'Pendaftaran sedang ditutup. Hubungi kami untuk mendapatkan akun.'],
    [
      'ChallengeUnsupported',
      'sign-in',
      'Akun ini memerlukan langkah masuk tambahan. Masuk dahulu melalui situs utama.',
    ],
    ['CodeDeliveryFailureException', 'sign-in', 'Kode gagal dikirim lewat SMS. Coba ulangi beberapa saat lagi.'],
    ['CodeMismatchException', 'app', WRONG_APP_CODE],
    ['EnableSoftwareTokenMFAException', 'setup', WRONG_APP_CODE],
    ['CodeMismatchException', 'sms', 'Kode salah. Periksa kembali kode yang Anda terima.'],
    ['ExpiredCodeException', 'app', USED_APP_CODE],
    ['ExpiredCodeException', 'setup', USED_APP_CODE],
    ['ExpiredCodeException', 'sms', 'Kode SMS sudah tidak berlaku. Masuk lagi untuk mendapat kode baru.'],
    ['NotAuthorizedException', 'app', 'Waktu untuk memasukkan kode sudah habis. Masuk lagi dengan kata sandi Anda.'],
    ['NotAuthorizedException', 'sms', 'Waktu untuk memasukkan kode sudah habis. Masuk lagi dengan kata sandi Anda.'],
    [
      'NotAuthorizedException',
      'setup',
      'Waktu untuk mengatur aplikasi sudah habis. Masuk lagi untuk mendapat kode QR baru.',
    ],
    ['SomethingNew', 'app', 'Maaf, Anda gagal masuk. Coba ulangi beberapa saat lagi.'],
    ['UsernameExistsException', 'sign-up', 'KLOB ID itu sudah dipakai. Pilih yang lain.'],
    ['CodeMismatchException', 'recover', 'Kode salah. Periksa kembali kode yang Anda terima.'],
    ['UserNotFoundException', 'recover', 'Kode salah. Periksa kembali kode yang Anda terima.'],
    ['SomethingNew', 'sign-up', 'Maaf, Anda gagal mendaftar. Coba ulangi beberapa saat lagi.'],
    ['SomethingNew', 'recover', 'Maaf, kata sandi gagal diganti. Coba ulangi beberapa saat lagi.'],
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
