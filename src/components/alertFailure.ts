import { detailOf } from '~/api/errors'
import { alert } from '~/ui/dialogs/dialogs'

/** Shows a failed write in a dialog: the message, what to do now, and folded details for support (document 3 §8). */
export const alertFailure = (error: Error, advice?: string): void =>
  void alert(advice === undefined ? error.message : `${error.message}\n\n${advice}`, detailOf(error))
