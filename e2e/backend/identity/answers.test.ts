// @vitest-environment node
import { beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type IdentityProvider, makeIdentityKeys, makeIdentityProvider } from './identity'

// The provider's answers, as its reference names them: what the console says of a refusal depends on them.

const userPoolId = 'ap-southeast-3_Console1'
const ClientId = 'console-client'
const password = 'Rahasia123'
const accounts = [
  { username: 'budi', password, confirmed: true, email: 'budi@contoh.id' },
  { username: 'dewi', password, confirmed: false, email: 'dewi@contoh.id' },
  { username: 'rudi', password, confirmed: false, email: 'budi@contoh.id' },
]
const keys = makeIdentityKeys()
let clock: number
let provider: IdentityProvider

beforeEach(() => {
  clock = Date.parse('2026-11-16T09:00:00+07:00')
  provider = makeIdentityProvider(keys, { userPoolId, clientId: ClientId, accounts, now: () => clock })
})

const refusal = z.object({ __type: z.string().default('none'), message: z.string().default('') })
async function call(operation: string, body: object) {
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
  }
  const request = new Request('http://localhost/cognito/', { method: 'POST', headers, body: JSON.stringify(body) })
  const { __type: type, message } = refusal.parse(await (await provider.fetch(request)).json())
  return { type, message }
}

const Session = 'x'.repeat(40)
const challenge = (ChallengeName: string, answers: object) => ({
  ClientId,
  ChallengeName,
  Session,
  ChallengeResponses: { USERNAME: 'budi', ...answers },
})
/** A well-formed request of every operation; whether it is granted does not matter. */
const requests = {
  SignUp: { ClientId, Username: 'joko', Password: password },
  ConfirmSignUp: { ClientId, Username: 'dewi', ConfirmationCode: '123456' },
  ResendConfirmationCode: { ClientId, Username: 'dewi' },
  ForgotPassword: { ClientId, Username: 'budi' },
  ConfirmForgotPassword: { ClientId, Username: 'budi', ConfirmationCode: '123456', Password: password },
  InitiateAuth: { ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: 'budi', SRP_A: 'abc123' } },
  'RespondToAuthChallenge of a password': challenge('PASSWORD_VERIFIER', {
    PASSWORD_CLAIM_SECRET_BLOCK: 'eA==',
    PASSWORD_CLAIM_SIGNATURE: 'eA==',
    TIMESTAMP: 'Mon Nov 16 02:00:00 UTC 2026',
  }),
  'RespondToAuthChallenge of an app': challenge('SOFTWARE_TOKEN_MFA', { SOFTWARE_TOKEN_MFA_CODE: '123456' }),
  'RespondToAuthChallenge of an SMS': challenge('SMS_MFA', { SMS_MFA_CODE: '123456' }),
  'RespondToAuthChallenge of a new password': challenge('NEW_PASSWORD_REQUIRED', { NEW_PASSWORD: password }),
  'RespondToAuthChallenge of a set-up': challenge('MFA_SETUP', {}),
  AssociateSoftwareToken: { Session },
  VerifySoftwareToken: { Session, UserCode: '123456' },
  GetUser: { AccessToken: 'x' },
  GlobalSignOut: { AccessToken: 'x' },
  RevokeToken: { ClientId, Token: 'x' },
} satisfies Record<string, Record<string, unknown>>
const operationOf = (name: string) => name.split(' ')[0]!
/** The challenge of a password has no session: its block says which one it is. */
const optional = new Set(['RespondToAuthChallenge of a password Session'])
const required = Object.entries(requests).flatMap(([name, body]) =>
  Object.keys(body).flatMap((field) => (optional.has(`${name} ${field}`) ? [] : [{ name, field, body }])),
)

test.each(required)('$name without $field is an InvalidParameterException', async ({ name, field, body }) => {
  const { [field as keyof typeof body]: _, ...rest } = body
  expect((await call(operationOf(name), rest)).type).toBe('InvalidParameterException')
})
test.each(required)('$name with a number as $field is an InvalidParameterException', async ({ name, field, body }) => {
  const { type } = await call(operationOf(name), { ...body, [field]: 7 })
  expect(type).toBe('InvalidParameterException')
})

const refresh = (AuthParameters: object) => ({ AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters })
const ended = 'NotAuthorizedException: Invalid session for the user, session is expired.'
const email = [{ Name: 'email', Value: 'joko@contoh.id' }]
const detected = 'InvalidParameterException: 1 validation error detected: Value at'
const member = 'failed to satisfy constraint: Member must'
const rows: [what: string, operation: keyof typeof requests, change: object, answer: string][] = [
  ['a name with a blank', 'SignUp', { Username: 'a b' }, `${detected} 'username' ${member} satisfy regular expression`],
  ['a missing name', 'ForgotPassword', { Username: undefined }, `${detected} 'username' ${member} not be null`],
  ['a code of five digits', 'VerifySoftwareToken', { UserCode: '12345' }, `${detected} 'userCode' ${member} satisfy`],
  [
    'no code',
    'ConfirmSignUp',
    { ConfirmationCode: '' },
    `'confirmationCode' ${member} have length greater than or equal`,
  ],
  [
    'a long password',
    'SignUp',
    { Password: 'x'.repeat(257) },
    `'password' ${member} have length less than or equal to 256`,
  ],
  [
    'two faults',
    'ConfirmForgotPassword',
    { ConfirmationCode: '', Password: '' },
    '2 validation errors detected: Value at',
  ],
  [
    'a short password',
    'SignUp',
    { Password: 'Aa1', UserAttributes: email },
    'InvalidPasswordException: Password did not',
  ],
  [
    'no digits',
    'ConfirmForgotPassword',
    { Password: 'RahasiaRahasia' },
    'policy: Password must have numeric characters',
  ],
  [
    'a taken name',
    'SignUp',
    { Username: 'budi', UserAttributes: email },
    'UsernameExistsException: User already exists',
  ],
  ['no e-mail', 'SignUp', {}, 'InvalidParameterException: Attributes did not conform to the schema: email'],
  [
    'a wrong code',
    'ConfirmSignUp',
    { ConfirmationCode: '0' },
    'CodeMismatchException: Invalid verification code provided',
  ],
  ['a code of nobody', 'ConfirmSignUp', { Username: 'nobody' }, 'ExpiredCodeException: Invalid code provided, please'],
  ['a confirmed account', 'ConfirmSignUp', { Username: 'budi' }, 'NotAuthorizedException: User cannot be confirmed.'],
  [
    "another's e-mail",
    'ConfirmSignUp',
    { Username: 'rudi' },
    'AliasExistsException: An account with the email already',
  ],
  ['a code not asked for', 'ConfirmForgotPassword', {}, 'ExpiredCodeException: Invalid code provided, please request'],
  [
    'a disabled flow',
    'InitiateAuth',
    { AuthFlow: 'CUSTOM_AUTH' },
    'InvalidParameterException: CUSTOM_AUTH flow not enabled',
  ],
  [
    'no refresh token',
    'InitiateAuth',
    refresh({}),
    'InvalidParameterException: Missing required parameter REFRESH_TOKEN',
  ],
  ['a wrong one', 'InitiateAuth', refresh({ REFRESH_TOKEN: 'x' }), 'NotAuthorizedException: Invalid Refresh Token'],
  [
    'a value of zero',
    'InitiateAuth',
    { AuthParameters: { USERNAME: 'budi', SRP_A: '0' } },
    'Exception: SRP_A is not a valid',
  ],
  [
    'a foreign client',
    'InitiateAuth',
    { ClientId: 'a' },
    'ResourceNotFoundException: User pool client a does not exist.',
  ],
  [
    'an unknown block',
    'RespondToAuthChallenge of a password',
    {},
    'NotAuthorizedException: Invalid session for the user.',
  ],
  ['a session that ended', 'RespondToAuthChallenge of an app', {}, ended],
  ['a session that ended', 'RespondToAuthChallenge of an SMS', {}, ended],
  ['a session that ended', 'RespondToAuthChallenge of a new password', {}, ended],
  ['a session that ended', 'VerifySoftwareToken', {}, ended],
  ['no token', 'GetUser', {}, 'NotAuthorizedException: Invalid token'],
  ['no token', 'GlobalSignOut', {}, 'NotAuthorizedException: Invalid token'],
  ['no token', 'RevokeToken', {}, 'NotAuthorizedException: Invalid Refresh Token'],
]
test.each(rows)('%s in %s is refused as the provider does', async (_, name, change, answer) => {
  const { type, message } = await call(operationOf(name), { ...requests[name], ...change })
  expect(`${type}: ${message}`).toContain(answer)
})

describe('answers that hide whether a name exists', () => {
  test.each(['ResendConfirmationCode', 'ForgotPassword'] as const)('%s', async (name) => {
    expect(await call(name, { ClientId, Username: 'nobody' })).toEqual(await call(name, { ClientId, Username: 'budi' }))
  })
  test('a code is refused ten times, then for a while', async () => {
    const wrong = { ...requests.ConfirmForgotPassword, ConfirmationCode: '000000', Username: 'nobody' }
    for (let n = 0; n < 10; n++) expect((await call('ConfirmForgotPassword', wrong)).type).toBe('CodeMismatchException')
    expect(await call('ConfirmForgotPassword', wrong)).toEqual({
      type: 'LimitExceededException',
      message: 'Attempt limit exceeded, please try after some time.',
    })
  })
})
