import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { makeAttempts } from './attempts'
import { IdentityError, invalidParameter, notAuthorized, wrongCredentials } from './errors'
import { clientField, internalNameOf, type Operation, operation, type Pool } from './pool'
import { mfaAnswers, type SecondFactor } from './secondFactor'
import { renewSession, type Sessions } from './sessions'
import { type SrpChallenge, srpChallenge, srpProof, srpVerifier } from './srp'

const CHALLENGE_MS = 3 * 60 * 1000
const MAX_VERIFIERS = 1000

const parameters = z.record(z.string(), z.string().nullable())
const initiateAuth = z.object({ ...clientField, AuthFlow: z.string(), AuthParameters: parameters })
const passwordVerifier = z.object({
  ...clientField,
  ChallengeName: z.literal('PASSWORD_VERIFIER'),
  ChallengeResponses: z.object({
    USERNAME: z.string(),
    PASSWORD_CLAIM_SECRET_BLOCK: z.string(),
    PASSWORD_CLAIM_SIGNATURE: z.string(),
    TIMESTAMP: z.string(),
  }),
})
const challengeAnswer = z.discriminatedUnion('ChallengeName', [passwordVerifier, ...mfaAnswers])
const srpParameters = z.object({ USERNAME: z.string().min(1).max(128), SRP_A: z.string().regex(/^[\da-f]{1,768}$/i) })

const REFUSALS = {
  disabled: 'User is disabled.',
  expired: 'Temporary password has expired and must be reset by an administrator.',
}
const tooManyAttempts = () => notAuthorized('Password attempts exceeded')

/** Operations for signing in by SRP, which never sends the password, and for renewing a session. */
export function signInOperations(pool: Pool, sessions: Sessions, second: SecondFactor): Record<string, Operation> {
  const { keys, userPoolId, poolName, users, now } = pool
  const attempts = makeAttempts(now)
  const pending = new Map<string, { username: string; internalName: string; challenge: SrpChallenge; until: number }>()

  const saltOf = (username: string) => keys.mac('salt', `${poolName}\n${username}`).toString('hex', 0, 16)

  /** Unknown users are challenged like known ones, for a password that does not exist. */
  function verifierOf(username: string, internalName: string): bigint {
    const password = users.get(username)?.password ?? keys.mac('nobody', username).toString('hex')
    const key = JSON.stringify([poolName, username, password])
    const known = keys.verifiers.get(key)
    if (known !== undefined) return known
    const verifier = srpVerifier({ poolName, username: internalName }, password, BigInt(`0x${saltOf(username)}`))
    if (keys.verifiers.size >= MAX_VERIFIERS) keys.verifiers.clear()
    keys.verifiers.set(key, verifier)
    return verifier
  }
  function forgetExpired() {
    for (const [block, { until }] of pending) {
      if (until > now()) return
      pending.delete(block)
    }
  }
  function challenge(input: Record<string, string | null>): object {
    const { data } = srpParameters.safeParse(input)
    if (!data) throw invalidParameter('Missing or malformed parameter USERNAME or SRP_A')
    const { USERNAME: username, SRP_A } = data
    if (attempts.exhausted(username)) throw tooManyAttempts()
    const internalName = internalNameOf(userPoolId, username)
    const started = srpChallenge(BigInt(`0x${SRP_A}`), verifierOf(username, internalName))
    if (!started) throw invalidParameter('SRP_A is not a valid value')
    forgetExpired()
    pending.set(started.secretBlock, { username, internalName, challenge: started, until: now() + CHALLENGE_MS })
    return {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeParameters: {
        USERNAME: internalName,
        USER_ID_FOR_SRP: internalName,
        SALT: saltOf(username),
        SRP_B: started.serverPublic,
        SECRET_BLOCK: started.secretBlock,
      },
    }
  }

  return {
    InitiateAuth: operation(initiateAuth, ({ AuthFlow, AuthParameters }) => {
      switch (AuthFlow) {
        case 'USER_SRP_AUTH':
          return challenge(AuthParameters)
        case 'REFRESH_TOKEN_AUTH':
        case 'REFRESH_TOKEN':
          return renewSession(sessions, AuthParameters)
        default:
          throw invalidParameter(`${AuthFlow} flow not enabled for this client`)
      }
    }),
    RespondToAuthChallenge: operation(challengeAnswer, (answer) => {
      if (answer.ChallengeName !== 'PASSWORD_VERIFIER') return second.answer(answer)
      const response = answer.ChallengeResponses
      const block = response.PASSWORD_CLAIM_SECRET_BLOCK
      const asked = pending.get(block)
      pending.delete(block)
      if (!asked || asked.until <= now() || asked.internalName !== response.USERNAME)
        throw notAuthorized('Invalid session for the user.')

      const { username, internalName } = asked
      // Checked again here: many challenges may have been issued before the first wrong answer.
      if (attempts.exhausted(username)) throw tooManyAttempts()
      const user = users.get(username)
      const expected = srpProof({ poolName, username: internalName }, asked.challenge, response.TIMESTAMP)
      const given = Buffer.from(response.PASSWORD_CLAIM_SIGNATURE, 'base64')
      if (!user || given.length !== expected.length || !timingSafeEqual(given, expected)) {
        attempts.failed(username)
        throw wrongCredentials()
      }
      attempts.forget(username)
      if (user.refused) throw notAuthorized(REFUSALS[user.refused])
      if (!user.confirmed) throw new IdentityError('UserNotConfirmedException', 'User is not confirmed.')
      if (user.hasTemporaryPassword || user.mfa) return second.begin(user)
      return { AuthenticationResult: sessions.open(user), ChallengeParameters: {} }
    }),
  }
}
