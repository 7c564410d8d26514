import type { CognitoUser, CognitoUserSession, IAuthenticationCallback } from 'amazon-cognito-identity-js'
import { config } from '~/api/config'
import type { StoredTokens } from './tokens'

/**
 * What the provider asks for after the password: the code of an authenticator app, by SMS, or the first one of an app that
 * is set up with the secret (challenges SOFTWARE_TOKEN_MFA, SMS_MFA and MFA_SETUP), or a password of the user's own
 * instead of an administrator's (NEW_PASSWORD_REQUIRED).
 */
export type SignInStep = (
  | { kind: 'app' }
  | { kind: 'sms'; phone: string | undefined }
  | { kind: 'setup'; secret: string }
  | { kind: 'password' }
) & {
  /** Ends the sign-in with the code or password; rejects with the step that follows, if one does. */
  answer: (given: string) => Promise<StoredTokens>
}
/** The step that asks for a code. After a wrong code the next one may be tried. */
export type SecondFactor = Exclude<SignInStep, { kind: 'password' }>
type Asked = SignInStep extends infer One ? (One extends SignInStep ? Omit<One, 'answer'> : never) : never
type Callbacks = Required<
  Pick<
    IAuthenticationCallback,
    'totpRequired' | 'mfaRequired' | 'mfaSetup' | 'selectMFAType' | 'newPasswordRequired' | 'customChallenge'
  >
>
type Ends = Pick<IAuthenticationCallback, 'onSuccess' | 'onFailure'>

const APP = 'SOFTWARE_TOKEN_MFA'
const canSetUpApp = (parameters: { MFAS_CAN_SETUP?: string } | undefined) =>
  parameters?.MFAS_CAN_SETUP?.includes(`"${APP}"`) ?? true

/** The library's callbacks for further steps: the sign-in fails with the step that is asked for. */
export function stepCallbacks(
  user: CognitoUser,
  toTokens: (session: CognitoUserSession) => StoredTokens,
  { onSuccess, onFailure }: Ends,
): Callbacks {
  function ask(step: Asked, send: (given: string, ends: Ends & Callbacks) => void) {
    const answer = (given: string) =>
      new Promise<StoredTokens>((resolve, reject) => {
        const ends = { onSuccess: (session: CognitoUserSession) => resolve(toTokens(session)), onFailure: reject }
        send(given, { ...ends, ...stepCallbacks(user, toTokens, ends) })
      })
    onFailure({ code: 'SignInStepRequired', step: { ...step, answer } })
  }
  const codes = {
    totpRequired: () => ask({ kind: 'app' }, (code, ends) => user.sendMFACode(code, ends, APP)),
    mfaRequired: (_name: unknown, parameters?: { CODE_DELIVERY_DESTINATION?: string }) =>
      ask({ kind: 'sms', phone: parameters?.CODE_DELIVERY_DESTINATION }, (code, ends) => user.sendMFACode(code, ends)),
  }
  const unsupported = () => onFailure({ code: 'ChallengeUnsupported' })
  return {
    ...codes,
    customChallenge: unsupported,
    newPasswordRequired(_attributes, required: readonly string[] = []) {
      // Attributes that the pool demands with it are the administrator's to fill in.
      if (required.length > 0) return unsupported()
      ask({ kind: 'password' }, (password, ends) => user.completeNewPasswordChallenge(password, {}, ends))
    },
    mfaSetup(_name, parameters) {
      if (!canSetUpApp(parameters)) return unsupported()
      user.associateSoftwareToken({
        onFailure,
        associateSecretCode: (secret) =>
          ask({ kind: 'setup', secret }, (code, ends) => user.verifySoftwareToken(code, config().productName, ends)),
      })
    },
    // Of two factors that a user has, the app is the safer one.
    selectMFAType: () => user.sendMFASelectionAnswer(APP, { onSuccess, onFailure, ...codes }),
  }
}
