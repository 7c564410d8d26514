import { randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { checkPassword, CONFIRMATION_CODE } from './accounts'
import { makeAttempts } from './attempts'
import { IdentityError, invalidParameter, notAuthorized } from './errors'
import { internalNameOf, type Operation, operation, type Pool, type User } from './pool'
import type { Sessions } from './sessions'
import { base32, stepAt, totp } from './totp'

/** How long a password stays proven. */
const SESSION_MS = 3 * 60 * 1000
/** The name of the challenge for what a user has to give after the password. */
const challenges = {
  app: 'SOFTWARE_TOKEN_MFA',
  sms: 'SMS_MFA',
  setup: 'MFA_SETUP',
  password: 'NEW_PASSWORD_REQUIRED',
} as const
/** A temporary password is replaced before a code is asked for. */
const askedOf = ({ hasTemporaryPassword, mfa }: User) => (hasTemporaryPassword ? 'password' : mfa)

const common = { ClientId: z.string(), Session: z.string().min(20) }
const code = z.string().regex(/^\d{6}$/)
/** The answers to the challenges that follow the password. */
export const mfaAnswers = [
  z.object({
    ...common,
    ChallengeName: z.literal(challenges.app),
    ChallengeResponses: z.object({ USERNAME: z.string(), SOFTWARE_TOKEN_MFA_CODE: code }),
  }),
  z.object({
    ...common,
    ChallengeName: z.literal(challenges.sms),
    ChallengeResponses: z.object({ USERNAME: z.string(), SMS_MFA_CODE: code }),
  }),
  z.object({
    ...common,
    ChallengeName: z.literal(challenges.setup),
    ChallengeResponses: z.object({ USERNAME: z.string() }),
  }),
  z.object({
    ...common,
    ChallengeName: z.literal(challenges.password),
    ChallengeResponses: z.object({ USERNAME: z.string(), NEW_PASSWORD: z.string().min(1).max(256) }),
  }),
] as const
type MfaAnswer = z.infer<(typeof mfaAnswers)[number]>

type Pending = { user: User; until: number; secret?: string; isVerified?: boolean }
/** The second step of a sign-in, after the password. */
export type SecondFactor = {
  /** The challenge for a user whose password was right. */
  begin(user: User): object
  answer(answer: MfaAnswer): object
  operations: Record<string, Operation>
}

/** Codes of an authenticator app (RFC 6238) or by SMS, and setting up an app. */
export function secondFactor({ userPoolId, now }: Pool, sessions: Sessions): SecondFactor {
  const attempts = makeAttempts(now)
  const pending = new Map<string, Pending>()

  function keep(entry: Pending): string {
    for (const [session, { until }] of pending) if (until <= now()) pending.delete(session)
    const session = `${randomUUID()}${randomUUID()}`
    pending.set(session, entry)
    return session
  }
  function pendingOf(session: string): Pending {
    const entry = pending.get(session)
    if (!entry || entry.until <= now()) throw notAuthorized('Invalid session for the user, session is expired.')
    return entry
  }
  function failed({ user: { username } }: Pending, type: string, message: string): IdentityError {
    attempts.failed(username)
    return new IdentityError(type, message)
  }
  /** A code counts in its time step and in the two beside it, and once. */
  function checkAppCode(entry: Pending, secret: string, given: string, mismatch: () => IdentityError): void {
    const step = [-1, 0, 1].map((more) => stepAt(now()) + more).find((one) => totp(secret, one) === given)
    if (step === undefined) throw mismatch()
    if (step <= entry.user.lastAppStep)
      throw new IdentityError('ExpiredCodeException', 'Your software token has already been used once.')
    entry.user.lastAppStep = step
  }
  function check(entry: Pending, answer: MfaAnswer): void {
    const { user } = entry
    if (answer.ChallengeName === 'SMS_MFA') {
      if (answer.ChallengeResponses.SMS_MFA_CODE !== CONFIRMATION_CODE)
        throw failed(entry, 'CodeMismatchException', 'Invalid code or auth state for the user.')
    } else if (answer.ChallengeName === 'SOFTWARE_TOKEN_MFA') {
      const { SOFTWARE_TOKEN_MFA_CODE } = answer.ChallengeResponses
      checkAppCode(entry, user.appSecret, SOFTWARE_TOKEN_MFA_CODE, () =>
        failed(entry, 'CodeMismatchException', 'Invalid code received for user'),
      )
    } else if (answer.ChallengeName === 'NEW_PASSWORD_REQUIRED') {
      const { NEW_PASSWORD } = answer.ChallengeResponses
      checkPassword(NEW_PASSWORD)
      user.password = NEW_PASSWORD
      user.hasTemporaryPassword = false
    } else {
      if (!entry.isVerified) throw invalidParameter('User has not verified software token mfa')
      user.mfa = 'app'
    }
  }

  function begin(user: User): object {
    const asked = askedOf(user)
    if (!asked) throw new Error(`${user.username} has no second step`)
    const parameters = {
      app: {},
      sms: { CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS', CODE_DELIVERY_DESTINATION: '+*******4567' },
      setup: { MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' },
      password: { requiredAttributes: '[]', userAttributes: JSON.stringify({ email: user.email }) },
    }[asked]
    return {
      ChallengeName: challenges[asked],
      ChallengeParameters: { USER_ID_FOR_SRP: user.internalName, ...parameters },
      Session: keep({ user, until: now() + SESSION_MS }),
    }
  }

  return {
    begin,
    answer(answer) {
      const entry = pendingOf(answer.Session)
      const { user } = entry
      const named = answer.ChallengeResponses.USERNAME
      const asked = askedOf(user)
      const isAsked = asked !== undefined && challenges[asked] === answer.ChallengeName
      if (!isAsked || (named !== user.internalName && internalNameOf(userPoolId, named) !== user.internalName))
        throw notAuthorized('Invalid session for the user.')
      if (attempts.exhausted(user.username)) throw new IdentityError('TooManyRequestsException', 'Rate exceeded')
      check(entry, answer)
      attempts.forget(user.username)
      pending.delete(answer.Session)
      if (answer.ChallengeName === 'NEW_PASSWORD_REQUIRED' && user.mfa) return begin(user)
      return { AuthenticationResult: sessions.open(user), ChallengeParameters: {} }
    },
    operations: {
      AssociateSoftwareToken: operation(z.object({ Session: common.Session }), ({ Session }) => {
        const entry = pendingOf(Session)
        pending.delete(Session)
        const secret = base32(randomBytes(20))
        // Testers ask for its codes before it is verified.
        entry.user.appSecret = secret
        entry.user.lastAppStep = 0
        return { SecretCode: secret, Session: keep({ ...entry, secret }) }
      }),
      VerifySoftwareToken: operation(z.object({ Session: common.Session, UserCode: code }), ({ Session, UserCode }) => {
        const entry = pendingOf(Session)
        if (!entry.secret) throw invalidParameter('Software token has not been associated.')
        checkAppCode(entry, entry.secret, UserCode, () =>
          failed(entry, 'EnableSoftwareTokenMFAException', 'Code mismatch'),
        )
        pending.delete(Session)
        return { Status: 'SUCCESS', Session: keep({ ...entry, isVerified: true }) }
      }),
    },
  }
}

/** The code that a user would now get from the app or by SMS. */
export const codeOf = (user: User, now: number): string =>
  user.mfa === 'app' || user.mfa === 'setup' ? totp(user.appSecret, stepAt(now)) : CONFIRMATION_CODE
