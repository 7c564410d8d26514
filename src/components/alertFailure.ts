import { detailOf } from '~/api/errors'
import { alert } from '~/ui/dialogs/dialogs'

/** Shows a failed write in a dialog: the message, advice, and collapsed details for support (document 3 §8). */
export const alertFailure = (error: Error, advice?: string): void =>
  void alert(advice === undefined ? error.message : `${error.message}\n\n${advice}`, detailOf(error))
