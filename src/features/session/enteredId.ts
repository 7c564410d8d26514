/**
 * The product ID that was typed last on a page before the sign-in, so that it is typed once. In memory only: neither the
 * address nor the browser's history names a user.
 */
export const enteredId: { current: string | undefined } = { current: undefined }
