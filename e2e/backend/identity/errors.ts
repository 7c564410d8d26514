/** A refusal in the identity provider's format: the exception's name and text. */
export class IdentityError extends Error {
  constructor(
    readonly type: string,
    message: string,
  ) {
    super(message)
  }
}

/** The same for an unknown user and a wrong password, so that user names cannot be enumerated. */
export const wrongCredentials = () => new IdentityError('NotAuthorizedException', 'Incorrect username or password.')

/** Refuses a token or a challenge. */
export const notAuthorized = (message: string) => new IdentityError('NotAuthorizedException', message)

/** Refuses a request with a missing or malformed parameter. */
export const invalidParameter = (message: string) => new IdentityError('InvalidParameterException', message)
