/** Thrown by `read` to end the save without a failure: nothing is sent, and the next save looks again. */
export class SaveCancelled extends Error {
  override name = 'SaveCancelled'
}
