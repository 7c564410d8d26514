import { z } from 'zod'
import { makeAttempts } from './attempts'
import { IdentityError, invalidParameter, notAuthorized } from './errors'
import { APP_SECRET, clientField, type Operation, operation, type Pool, usernameField, internalNameOf } from './pool'

/** The code in every message of the embedded provider: there is no mailbox to read it from. */
export const CONFIRMATION_CODE = '123456'

const HOUR_MS = 60 * 60 * 1000
const SIGN_UP_CODE_MS = 24 * HOUR_MS
const RESET_CODE_MS = HOUR_MS

const passwordRules: readonly [RegExp, string][] = [
  [/^.{8,}$/s, 'Password not long enough'],
  [/[A-Z]/, 'Password must have uppercase characters'],
  [/[a-z]/, 'Password must have lowercase characters'],
  [/\d/, 'Password must have numeric characters'],
]
/** Refuses a password that the pool's rules do not allow. */
export function checkPassword(password: string): void {
  const broken = passwordRules.find(([rule]) => !rule.test(password))
  if (broken) {
    throw new IdentityError('InvalidPasswordException', `Password did not conform with policy: ${broken[1]}`)
  }
}
/** The masked destination of a code: `b***@e***`. */
const delivery = (email: string) => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: email
    .split('@')
    .map((part) => `${part.slice(0, 1)}***`)
    .join('@'),
})

const person = z.object({ ...clientField, Username: usernameField })
const withCode = person.extend({ ConfirmationCode: z.string().min(1).max(2048) })
const confirmation = withCode.extend({ ForceAliasCreation: z.boolean().nullish() })
const password = z.string().min(1).max(256)
const attributes = z.array(z.object({ Name: z.string(), Value: z.string().optional() }))

/** Operations for sign-up, confirmation and password reset. */
export function accountOperations({ userPoolId, users, now }: Pool): Record<string, Operation> {
  const attempts = makeAttempts(now)

  /** Unknown users get the same answer as known ones, so that user names cannot be enumerated. */
  const sendCode = (username: string) => ({
    CodeDeliveryDetails: delivery(users.get(username)?.email ?? `${username}@example.com`),
  })
  function checkCode(username: string, code: string) {
    if (attempts.exhausted(username))
      throw new IdentityError('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
    if (code === CONFIRMATION_CODE) return
    attempts.failed(username)
    throw new IdentityError('CodeMismatchException', 'Invalid verification code provided, please try again.')
  }
  const expiredCode = () =>
    new IdentityError('ExpiredCodeException', 'Invalid code provided, please request a code again.')

  return {
    SignUp: operation(
      person.extend({ Password: password, UserAttributes: attributes.nullish() }),
      ({ Username, Password, UserAttributes }) => {
        const email = UserAttributes?.find(({ Name }) => Name === 'email')?.Value
        if (!email || !z.email().safeParse(email).success)
          throw invalidParameter('Attributes did not conform to the schema: email: The attribute is required')
        checkPassword(Password)
        if (users.has(Username)) throw new IdentityError('UsernameExistsException', 'User already exists')
        const internalName = internalNameOf(userPoolId, Username)
        users.set(Username, {
          username: Username,
          internalName,
          password: Password,
          confirmed: false,
          email,
          signUpCodeUntil: now() + SIGN_UP_CODE_MS,
          resetCodeUntil: 0,
          appSecret: APP_SECRET,
          lastAppStep: 0,
        })
        return { UserConfirmed: false, UserSub: internalName, ...sendCode(Username) }
      },
    ),
    ConfirmSignUp: operation(confirmation, ({ Username, ConfirmationCode, ForceAliasCreation }) => {
      checkCode(Username, ConfirmationCode)
      const user = users.get(Username)
      if (user?.confirmed) throw notAuthorized('User cannot be confirmed. Current status is CONFIRMED')
      if (!user || user.signUpCodeUntil <= now()) throw expiredCode()
      const isTaken = [...users.values()].some(
        (one) => one !== user && one.confirmed && one.email.toLowerCase() === user.email.toLowerCase(),
      )
      // Forced, the address would be taken from the older account.
      if (isTaken && !ForceAliasCreation)
        throw new IdentityError('AliasExistsException', 'An account with the email already exists.')
      user.confirmed = true
      attempts.forget(Username)
      return {}
    }),
    ResendConfirmationCode: operation(person, ({ Username }) => {
      const user = users.get(Username)
      if (user && !user.confirmed) user.signUpCodeUntil = now() + SIGN_UP_CODE_MS
      return sendCode(Username)
    }),
    ForgotPassword: operation(person, ({ Username }) => {
      const user = users.get(Username)
      if (user) user.resetCodeUntil = now() + RESET_CODE_MS
      return sendCode(Username)
    }),
    ConfirmForgotPassword: operation(
      withCode.extend({ Password: password }),
      ({ Username, ConfirmationCode, Password }) => {
        checkPassword(Password)
        checkCode(Username, ConfirmationCode)
        const user = users.get(Username)
        if (!user || user.resetCodeUntil <= now()) throw expiredCode()
        user.password = Password
        user.resetCodeUntil = 0
        attempts.forget(Username)
        return {}
      },
    ),
  }
}
