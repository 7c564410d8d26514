/** A refusal as the identity provider spells it: the exception's name and its text. */
export class IdentityError extends Error {
  constructor(
    readonly type: string,
    message: string,
  ) {
    super(message)
  }
}

/** The same for an unknown user and a wrong password, so that user names cannot be found out. */
export const wrongCredentials = () => new IdentityError('NotAuthorizedException', 'Incorrect username or password.')

/** A refusal of a token or a challenge. */
export const notAuthorized = (message: string) => new IdentityError('NotAuthorizedException', message)

/** A request that misses something or has it in the wrong form. */
export const invalidParameter = (message: string) => new IdentityError('InvalidParameterException', message)
