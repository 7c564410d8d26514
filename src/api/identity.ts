import {
  AuthenticationDetails,
  CognitoRefreshToken,
  CognitoUser,
  type CognitoUserSession,
  CognitoUserPool,
  CookieStorage,
} from 'amazon-cognito-identity-js'
import { config } from './config'

/**
 * The identity provider, through its own library. Loaded where somebody signs in, signs out or renews a token; the
 * password goes to it and to nobody else (document 1 §7, wire decision A01).
 */
// The library tries every refusal again for six seconds, wrong tokens too; the session watch asks again by itself.
function once(pool: CognitoUserPool) {
  const { client } = pool as unknown as { client: { request: unknown; requestWithRetry: unknown } }
  client.requestWithRetry = client.request
  return pool
}
const storage = () => new CookieStorage({ path: '/', expires: 365, secure: true, sameSite: 'lax' })
function userOf(username: string): CognitoUser {
  const { userPoolId, clientId, endpoint } = config().cognito
  const Storage = storage()
  const pool = once(
    new CognitoUserPool({ UserPoolId: userPoolId, ClientId: clientId, Storage, ...(endpoint ? { endpoint } : {}) }),
  )
  return new CognitoUser({ Username: username, Pool: pool, Storage })
}
/** The library's callbacks as a promise. */
const settled = <T>(start: (done: (error: unknown, value?: T) => void) => void) =>
  new Promise<T>((resolve, reject) => start((error, value) => (error ? reject(error) : resolve(value as T))))

const codeOf = (error: unknown): string => {
  const { code, name } = error as { code?: string; name?: string }
  return code ?? name ?? ''
}
const isOffline = (error: unknown): boolean =>
  ['NetworkError', 'TypeError', 'UnknownError', 'Unknown', 'InternalErrorException'].includes(codeOf(error))
/** Whether the provider will not have this person go on; anything else says nothing about the session. */
export const isRefused = (error: unknown): boolean =>
  [
    'NotAuthorizedException',
    'UserNotFoundException',
    'UserNotConfirmedException',
    'PasswordResetRequiredException',
  ].includes(codeOf(error))
/** Whether the account still has to be confirmed with a code (document 1 §4). */
export const isUnconfirmed = (error: unknown): boolean => codeOf(error) === 'UserNotConfirmedException'

const failures: Record<string, string> = {
  NotAuthorizedException: 'KLOB ID atau kata sandi salah.',
  UserNotFoundException: 'KLOB ID atau kata sandi salah.',
  CodeMismatchException: 'Kode salah. Periksa kembali kode yang Anda terima.',
  ExpiredCodeException: 'Kode sudah tidak berlaku. Minta kode baru.',
  LimitExceededException: 'Terlalu banyak percobaan. Tunggu beberapa menit lalu coba lagi.',
  TooManyRequestsException: 'Terlalu banyak percobaan. Tunggu beberapa menit lalu coba lagi.',
  TooManyFailedAttemptsException: 'Terlalu banyak percobaan. Tunggu beberapa menit lalu coba lagi.',
  InvalidPasswordException:
    'Kata sandi belum memenuhi syarat: minimal 8 karakter dengan huruf besar, huruf kecil, dan angka.',
  PasswordResetRequiredException: 'Kata sandi harus diganti. Gunakan tautan lupa kata sandi.',
  ChallengeUnsupported: 'Akun ini memerlukan langkah masuk tambahan. Masuk dahulu melalui situs utama.',
}
/** What people read of a failure of the identity provider. */
export const identityText = (error: unknown): string =>
  failures[codeOf(error)] ??
  (isOffline(error)
    ? 'Tidak dapat terhubung ke layanan masuk. Periksa koneksi internet Anda lalu coba lagi.'
    : 'Maaf, Anda belum dapat masuk. Coba ulangi beberapa saat lagi.')

/** Signs in with SRP; the tokens are then in the cookies. */
export const signIn = (username: string, password: string): Promise<CognitoUserSession> =>
  new Promise((onSuccess, onFailure) => {
    const unsupported = () => onFailure({ code: 'ChallengeUnsupported' })
    userOf(username).authenticateUser(new AuthenticationDetails({ Username: username, Password: password }), {
      onSuccess,
      onFailure,
      newPasswordRequired: unsupported,
      mfaRequired: unsupported,
      totpRequired: unsupported,
      customChallenge: unsupported,
      mfaSetup: unsupported,
      selectMFAType: unsupported,
    })
  })

/** Confirms an account with the code it was sent. */
export const confirmAccount = (username: string, code: string): Promise<unknown> =>
  settled((done) => userOf(username).confirmRegistration(code, true, done))

/** Sends the confirmation code again. */
export const resendCode = (username: string): Promise<unknown> =>
  settled((done) => userOf(username).resendConfirmationCode(done))

/** A new id token for the stored session; rejects when the provider refuses it. */
export async function refresh(username: string): Promise<string> {
  const user = userOf(username)
  const kept = storage().getItem(`CognitoIdentityServiceProvider.${config().cognito.clientId}.${username}.refreshToken`)
  if (!kept) throw Object.assign(new Error('no refresh token'), { code: 'NotAuthorizedException' })
  const renewed = await settled<CognitoUserSession>((done) =>
    user.refreshSession(new CognitoRefreshToken({ RefreshToken: kept }), done),
  )
  return renewed.getIdToken().getJwtToken()
}

/** Tells the provider that the session is over; the stored tokens stay until they are forgotten. */
export async function signOut(username: string): Promise<void> {
  const user = userOf(username)
  await settled((done) => user.getSession(done))
  await new Promise<void>((resolve) => user.signOut(resolve))
}

/** Sends a code for a new password; an unknown ID is answered like a known one. */
export const askNewPassword = (username: string): Promise<void> =>
  new Promise((resolve, onFailure) => {
    const onSuccess = () => resolve()
    userOf(username).forgotPassword({ onSuccess, onFailure, inputVerificationCode: onSuccess })
  })

/** Sets the new password with the code. */
export const setNewPassword = (username: string, code: string, password: string): Promise<void> =>
  new Promise((resolve, onFailure) => {
    userOf(username).confirmPassword(code, password, { onSuccess: () => resolve(), onFailure })
  })
