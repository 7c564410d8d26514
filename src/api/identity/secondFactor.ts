import type { CognitoUser, CognitoUserSession, IAuthenticationCallback } from 'amazon-cognito-identity-js'
import { config } from '~/api/config'
import type { StoredTokens } from './tokens'

/**
 * The code that the provider asks for after the password: of an authenticator app, by SMS, or the first one of an app that
 * is set up with the secret (challenges SOFTWARE_TOKEN_MFA, SMS_MFA and MFA_SETUP).
 */
export type SecondFactor = (
  | { kind: 'app' }
  | { kind: 'sms'; phone: string | undefined }
  | { kind: 'setup'; secret: string }
) & {
  /** Ends the sign-in with the code. After a wrong code the next one may be tried. */
  answer: (code: string) => Promise<StoredTokens>
}
type SecondStep = SecondFactor extends infer One ? (One extends SecondFactor ? Omit<One, 'answer'> : never) : never
type Ends = Pick<IAuthenticationCallback, 'onSuccess' | 'onFailure'>

const APP = 'SOFTWARE_TOKEN_MFA'
const canSetUpApp = (parameters: { MFAS_CAN_SETUP?: string } | undefined) =>
  parameters?.MFAS_CAN_SETUP?.includes(`"${APP}"`) ?? true

/** The library's callbacks for second factors: the sign-in fails with the step that is asked for. */
export function secondFactorCallbacks(
  user: CognitoUser,
  toTokens: (session: CognitoUserSession) => StoredTokens,
  { onSuccess, onFailure }: Ends,
): Required<Pick<IAuthenticationCallback, 'totpRequired' | 'mfaRequired' | 'mfaSetup' | 'selectMFAType'>> {
  function ask(step: SecondStep, send: (code: string, ends: Ends) => void) {
    const answer = (code: string) =>
      new Promise<StoredTokens>((resolve, reject) =>
        send(code, { onSuccess: (session) => resolve(toTokens(session)), onFailure: reject }),
      )
    onFailure({ code: 'SecondFactorRequired', secondFactor: { ...step, answer } })
  }
  const codes = {
    totpRequired: () => ask({ kind: 'app' }, (code, ends) => user.sendMFACode(code, ends, APP)),
    mfaRequired: (_name: unknown, parameters?: { CODE_DELIVERY_DESTINATION?: string }) =>
      ask({ kind: 'sms', phone: parameters?.CODE_DELIVERY_DESTINATION }, (code, ends) => user.sendMFACode(code, ends)),
  }
  return {
    ...codes,
    mfaSetup(_name, parameters) {
      if (!canSetUpApp(parameters)) return onFailure({ code: 'ChallengeUnsupported' })
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
