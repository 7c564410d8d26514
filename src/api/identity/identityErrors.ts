import { PROVIDER_OFFLINE } from '~/lib/providerOffline'
import { fieldsOf } from '~/lib/fields'
import type { SignInStep } from './signInStep'

/** What the user was doing when the identity provider refused; the same code means different things. */
export type IdentityAction = 'sign-in' | 'sign-up' | 'confirm' | 'recover' | SignInStep['kind']

/** The code or name of a failure from the provider, its library or the browser; '' when it has none. */
export const codeOf = (error: unknown): string => {
  const { code, name } = fieldsOf(error)
  return [code, name].find((one) => typeof one === 'string') ?? ''
}
/** A chunk that cannot be loaded fails like an unreachable provider: with a TypeError. */
const isOffline = (error: unknown): boolean =>
  ['NetworkError', 'TypeError', 'UnknownError', 'Unknown', 'InternalErrorException'].includes(codeOf(error))

/** Whether the account still has to be confirmed with a code (document 1 §4). */
export const isUnconfirmed = (error: unknown): boolean => codeOf(error) === 'UserNotConfirmedException'

/** The code that is needed to end a sign-in, if that is why it failed. */
export const stepOf = (error: unknown): SignInStep | undefined =>
  // The callbacks of `signInStep` alone give a failure a step.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  (error as { step?: SignInStep }).step

const WRONG_CREDENTIALS = 'KLOB ID atau kata sandi salah.'
const TOO_MANY_ATTEMPTS = 'Terlalu banyak percobaan. Tunggu beberapa menit lalu coba lagi.'
const WRONG_CODE = 'Kode salah. Periksa kembali kode yang Anda terima.'
const CODE_NOT_SENT = 'Kode gagal dikirim ke email Anda. Coba ulangi beberapa saat lagi.'
const SMS_NOT_SENT = 'Kode gagal dikirim lewat SMS. Coba ulangi beberapa saat lagi.'
const WRONG_APP_CODE =
  'Kode salah. Masukkan kode yang sedang tampil di aplikasi. Bila tetap salah, periksa apakah jam ponsel Anda tepat.'
const USED_APP_CODE = 'Kode itu sudah tidak berlaku. Tunggu kode berikutnya di aplikasi, lalu masukkan.'
const CODE_TIME_OVER = 'Waktu untuk memasukkan kode sudah habis. Masuk lagi dengan kata sandi Anda.'

const messages: Record<string, string> = {
  NotAuthorizedException: WRONG_CREDENTIALS,
  UserNotFoundException: WRONG_CREDENTIALS,
  CodeMismatchException: WRONG_CODE,
  ExpiredCodeException: 'Kode sudah tidak berlaku. Minta kode baru.',
  LimitExceededException: TOO_MANY_ATTEMPTS,
  TooManyRequestsException: TOO_MANY_ATTEMPTS,
  TooManyFailedAttemptsException: TOO_MANY_ATTEMPTS,
  CodeDeliveryFailureException: CODE_NOT_SENT,
  InvalidEmailRoleAccessPolicyException: CODE_NOT_SENT,
  PasswordHistoryPolicyViolationException: 'Kata sandi itu pernah dipakai. Pilih kata sandi lain.',
  PasswordResetRequiredException: 'Kata sandi harus diganti. Gunakan tautan lupa kata sandi.',
  UserNotConfirmedException: 'Akun ini belum dikonfirmasi. Masuk dengan KLOB ID Anda untuk memasukkan kodenya.',
  UsernameExistsException: 'KLOB ID itu sudah dipakai. Pilih yang lain.',
  AliasExistsException: 'Email itu sudah dipakai akun lain.',
  InvalidParameterException: 'Isian belum sesuai. Periksa kembali lalu coba lagi.',
  ChallengeUnsupported: 'Akun ini memerlukan langkah masuk tambahan. Masuk dahulu melalui situs utama.',
}
/** Reasons that the provider gives in its message alone, under the code of wrong credentials. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/^Password attempts exceeded/, TOO_MANY_ATTEMPTS],
  [/^User is disabled/, 'Akun ini dinonaktifkan. Hubungi admin perusahaan Anda.'],
  [
    /^Temporary password has expired/,
    'Kata sandi sementara Anda sudah tidak berlaku. Minta kata sandi baru kepada admin perusahaan Anda.',
  ],
]
/** What the pool's policy misses in a password, by the words of its refusal. */
const passwordFaults: readonly (readonly [RegExp, string])[] = [
  [/not long enough/, 'terlalu pendek'],
  [/uppercase/, 'belum memuat huruf besar'],
  [/lowercase/, 'belum memuat huruf kecil'],
  [/numeric/, 'belum memuat angka'],
  [/symbol/, 'belum memuat simbol'],
]
/** The pool's own refusal of a password; one in other words is quoted. */
function passwordText(message: string): string {
  const [, own = message] = /^Password did not conform with policy: (.+)$/.exec(message) ?? []
  const fault = passwordFaults.find(([words]) => words.test(own))?.[1] ?? (own && `"${own}"`)
  return fault ? `Kata sandi belum memenuhi syarat: ${fault}.` : 'Kata sandi belum memenuhi syarat.'
}
const reasonOf = (error: unknown): string | undefined => {
  const { message: said } = fieldsOf(error)
  const message = typeof said === 'string' ? said : ''
  if (codeOf(error) === 'InvalidPasswordException') return passwordText(message)
  return codeOf(error) === 'NotAuthorizedException' ? reasons.find(([begins]) => begins.test(message))?.[1] : undefined
}
/** Messages of codes that mean something else than at sign-in. */
const messagesByAction: Partial<Record<IdentityAction, Record<string, string>>> = {
  'sign-in': {
    CodeDeliveryFailureException: SMS_NOT_SENT,
    InvalidSmsRoleAccessPolicyException: SMS_NOT_SENT,
    InvalidSmsRoleTrustRelationshipException: SMS_NOT_SENT,
  },
  'sign-up': { NotAuthorizedException: 'Pendaftaran sedang ditutup. Hubungi kami untuk mendapatkan akun.' },
  confirm: {
    NotAuthorizedException: 'Akun ini sudah dikonfirmasi. Silakan masuk.',
    InvalidParameterException: 'Akun ini sudah dikonfirmasi. Silakan masuk.',
    // Must not reveal which accounts exist.
    UserNotFoundException: WRONG_CODE,
  },
  recover: {
    NotAuthorizedException: 'Kata sandi akun ini tidak dapat diganti di sini. Hubungi kami untuk bantuan.',
    InvalidParameterException: 'Akun ini belum memiliki email yang terkonfirmasi. Hubungi kami untuk bantuan.',
    UserNotFoundException: WRONG_CODE,
  },
  password: {
    NotAuthorizedException: 'Waktu untuk mengganti kata sandi sudah habis. Masuk lagi dengan kata sandi dari admin.',
  },
  app: {
    NotAuthorizedException: CODE_TIME_OVER,
    CodeMismatchException: WRONG_APP_CODE,
    ExpiredCodeException: USED_APP_CODE,
  },
  sms: {
    NotAuthorizedException: CODE_TIME_OVER,
    ExpiredCodeException: 'Kode SMS sudah tidak berlaku. Masuk lagi untuk mendapat kode baru.',
  },
  setup: {
    NotAuthorizedException: 'Waktu untuk mengatur aplikasi sudah habis. Masuk lagi untuk mendapat kode QR baru.',
    EnableSoftwareTokenMFAException: WRONG_APP_CODE,
    CodeMismatchException: WRONG_APP_CODE,
    ExpiredCodeException: USED_APP_CODE,
  },
}
const SIGN_IN_FAILED = 'Maaf, Anda gagal masuk. Coba ulangi beberapa saat lagi.'
const fallbackMessages: Record<IdentityAction, string> = {
  'sign-in': SIGN_IN_FAILED,
  app: SIGN_IN_FAILED,
  password: 'Maaf, kata sandi gagal disimpan. Coba ulangi beberapa saat lagi.',
  sms: SIGN_IN_FAILED,
  setup: 'Maaf, aplikasi gagal diatur. Coba ulangi beberapa saat lagi.',
  'sign-up': 'Maaf, Anda gagal mendaftar. Coba ulangi beberapa saat lagi.',
  confirm: 'Maaf, akun gagal dikonfirmasi. Coba ulangi beberapa saat lagi.',
  recover: 'Maaf, kata sandi gagal diganti. Coba ulangi beberapa saat lagi.',
}

/** User-facing message of an identity provider failure (document 1 §8). */
export const identityText = (error: unknown, action: IdentityAction = 'sign-in'): string =>
  reasonOf(error) ??
  messagesByAction[action]?.[codeOf(error)] ??
  messages[codeOf(error)] ??
  (isOffline(error) ? PROVIDER_OFFLINE : fallbackMessages[action])
