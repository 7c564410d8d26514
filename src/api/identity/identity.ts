import {
  AuthenticationDetails,
  CognitoRefreshToken,
  CognitoUser,
  CognitoUserAttribute,
  type CognitoUserSession,
  CognitoUserPool,
} from 'amazon-cognito-identity-js'
import { config } from '~/api/config'
import { codeOf } from './identityErrors'
import { stepCallbacks } from './signInStep'
import type { StoredTokens } from './tokens'

/**
 * The identity provider, through its own library. Loaded only to sign in, sign out or renew a token; the password is
 * sent to the provider only (document 1 §7, wire decision A01).
 */
// What the library has and its types lack.
declare module 'amazon-cognito-identity-js' {
  interface CognitoUserPool {
    client: { request: unknown; requestWithRetry: unknown }
  }
  interface CognitoUserSession {
    getClockDrift(): number
  }
  interface CognitoUser {
    revokeToken(input: { token: string; callback: (error?: unknown) => void }): void
  }
}

// The library retries every refusal for six seconds, even for invalid tokens; the session watch does its own retries.
function withoutRetries(pool: CognitoUserPool) {
  const { client } = pool
  client.requestWithRetry = client.request
  return pool
}
/** A storage for one action: the library's own copy of the tokens, the access token among them, is not kept. */
const transientStorage = () => {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => (values.set(key, value), value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  }
}
function poolOf(Storage = transientStorage()): CognitoUserPool {
  const { userPoolId, clientId, endpoint } = config().cognito
  return withoutRetries(
    new CognitoUserPool({ UserPoolId: userPoolId, ClientId: clientId, Storage, ...(endpoint ? { endpoint } : {}) }),
  )
}
function userOf(username: string): CognitoUser {
  const Storage = transientStorage()
  return new CognitoUser({ Username: username, Pool: poolOf(Storage), Storage })
}
/** What is stored of a session. */
const tokensOf = (user: CognitoUser, productId: string, session: CognitoUserSession): StoredTokens => ({
  // After a sign-in the user object has the provider's own username.
  username: user.getUsername(),
  productId,
  idToken: session.getIdToken().getJwtToken(),
  refreshToken: session.getRefreshToken().getToken(),
  clockDrift: session.getClockDrift(),
})
/** Turns the library's callback into a promise. */
const promisify = <T>(start: (done: (error: unknown, value?: T) => void) => void) =>
  new Promise<T>((resolve, reject) => start((error, value) => (error ? reject(error) : resolve(value!))))

/** Whether the provider definitively refused the user; other errors say nothing about the session. */
export const isRefused = (error: unknown): boolean =>
  [
    'NotAuthorizedException',
    'UserNotFoundException',
    'UserNotConfirmedException',
    'PasswordResetRequiredException',
  ].includes(codeOf(error))
/** Signs in with SRP. Rejects with a `step` if a code or a new password is needed, too. */
export const signInAtProvider = (productId: string, password: string): Promise<StoredTokens> =>
  new Promise((resolve, onFailure) => {
    const user = userOf(productId)
    const toTokens = (session: CognitoUserSession) => tokensOf(user, productId, session)
    user.authenticateUser(new AuthenticationDetails({ Username: productId, Password: password }), {
      onSuccess: (session) => resolve(toTokens(session)),
      onFailure,
      ...stepCallbacks(user, toTokens, { onSuccess: (session) => resolve(toTokens(session)), onFailure }),
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

/** Gets new tokens for a session. Rejects when the provider refuses. */
export async function refresh({ username, productId, refreshToken }: StoredTokens): Promise<StoredTokens> {
  if (!refreshToken) throw Object.assign(new Error('no refresh token'), { code: 'NotAuthorizedException' })
  const user = userOf(username)
  const renewed = await promisify<CognitoUserSession>((done) =>
    user.refreshSession(new CognitoRefreshToken({ RefreshToken: refreshToken }), done),
  )
  return tokensOf(user, productId, renewed)
}

/** Ends a session at the provider: its refresh token, and the tokens made from it, are no longer valid. */
export async function revoke({ username, refreshToken }: StoredTokens): Promise<void> {
  const user = userOf(username)
  await promisify((done) => user.revokeToken({ token: refreshToken, callback: done }))
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
