import {
  AuthenticationDetails,
  CognitoRefreshToken,
  CognitoUser,
  CognitoUserAttribute,
  type CognitoUserSession,
  CognitoUserPool,
  CookieStorage,
} from 'amazon-cognito-identity-js'
import { config } from '~/api/config'
import { codeOf } from './identityErrors'
import { secondFactorCallbacks } from './secondFactor'
import { areCookiesSecure, productIdCookie } from './tokens'

/**
 * The identity provider, through its own library. Loaded only to sign in, sign out or renew a token; the password is
 * sent to the provider only (document 1 §7, wire decision A01).
 */
// The library retries every refusal for six seconds, even for invalid tokens; the session watch does its own retries.
function withoutRetries(pool: CognitoUserPool) {
  const { client } = pool as unknown as { client: { request: unknown; requestWithRetry: unknown } }
  client.requestWithRetry = client.request
  return pool
}
const storage = () => new CookieStorage({ path: '/', expires: 365, secure: areCookiesSecure(), sameSite: 'lax' })
function poolOf(Storage = storage()): CognitoUserPool {
  const { userPoolId, clientId, endpoint } = config().cognito
  return withoutRetries(
    new CognitoUserPool({ UserPoolId: userPoolId, ClientId: clientId, Storage, ...(endpoint ? { endpoint } : {}) }),
  )
}
function userOf(username: string): CognitoUser {
  const Storage = storage()
  return new CognitoUser({ Username: username, Pool: poolOf(Storage), Storage })
}
/** Turns the library's callback into a promise. */
const promisify = <T>(start: (done: (error: unknown, value?: T) => void) => void) =>
  new Promise<T>((resolve, reject) => start((error, value) => (error ? reject(error) : resolve(value as T))))

/** Whether the provider definitively refused the user; other errors say nothing about the session. */
export const isRefused = (error: unknown): boolean =>
  [
    'NotAuthorizedException',
    'UserNotFoundException',
    'UserNotConfirmedException',
    'PasswordResetRequiredException',
  ].includes(codeOf(error))
/**
 * Signs in with SRP; afterwards the cookies hold the tokens and the typed ID. Rejects with a `secondFactor` if a code is
 * needed, too.
 */
export const signInAtProvider = (productId: string, password: string): Promise<void> =>
  new Promise((resolve, onFailure) => {
    const unsupported = () => onFailure({ code: 'ChallengeUnsupported' })
    const user = userOf(productId)
    const onSuccess = () => {
      // By now the user object has the provider's own username.
      storage().setItem(productIdCookie(user.getUsername()), productId)
      resolve()
    }
    user.authenticateUser(new AuthenticationDetails({ Username: productId, Password: password }), {
      onSuccess,
      onFailure,
      newPasswordRequired: unsupported,
      customChallenge: unsupported,
      ...secondFactorCallbacks(user, { onSuccess, onFailure }),
    })
  })

/** Signs up; the account must then be confirmed with the code sent by e-mail. */
export const signUp = (username: string, email: string, password: string): Promise<unknown> =>
  promisify((done) => {
    const attributes = [new CognitoUserAttribute({ Name: 'email', Value: email })]
    poolOf().signUp(username, password, attributes, [], done)
  })

/** Confirms an account with the code it received; an e-mail address stays with the account that has it already. */
export const confirmAccount = (username: string, code: string): Promise<unknown> =>
  promisify((done) => userOf(username).confirmRegistration(code, false, done))

/** Sends the confirmation code again. */
export const resendCode = (username: string): Promise<unknown> =>
  promisify((done) => userOf(username).resendConfirmationCode(done))

/** Gets a new id token for the stored session; `username` is the provider's. Rejects when the provider refuses. */
export async function refresh(username: string): Promise<string> {
  const user = userOf(username)
  const refreshToken = storage().getItem(
    `CognitoIdentityServiceProvider.${config().cognito.clientId}.${username}.refreshToken`,
  )
  if (!refreshToken) throw Object.assign(new Error('no refresh token'), { code: 'NotAuthorizedException' })
  const renewed = await promisify<CognitoUserSession>((done) =>
    user.refreshSession(new CognitoRefreshToken({ RefreshToken: refreshToken }), done),
  )
  return renewed.getIdToken().getJwtToken()
}

/** Ends the stored session at the provider; its tokens stay until they are cleared. */
export async function signOut(): Promise<void> {
  const user = poolOf().getCurrentUser()
  if (!user) return
  await promisify((done) => user.getSession(done))
  await new Promise<void>((resolve) => user.signOut(resolve))
}

/** Requests a code for a new password. An unknown ID resolves like a known one, so that accounts cannot be probed. */
export const requestPasswordReset = (username: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const onSuccess = () => resolve()
    const onFailure = (error: unknown) => (codeOf(error) === 'UserNotFoundException' ? resolve() : reject(error))
    userOf(username).forgotPassword({ onSuccess, onFailure, inputVerificationCode: onSuccess })
  })

/** Sets the new password with the code. */
export const setNewPassword = (username: string, code: string, password: string): Promise<void> =>
  new Promise((resolve, onFailure) => {
    userOf(username).confirmPassword(code, password, { onSuccess: () => resolve(), onFailure })
  })
