import { detailOf, messageOf } from '~/api/errors'
import { alert } from '~/ui/dialogs/dialogs'

/** Shows a failed write in a dialog: the message, advice, and collapsed details for support (document 3 §8). */
export const alertFailure = (error: unknown, advice?: string): undefined =>
  void alert([messageOf(error), ...(advice === undefined ? [] : [advice])].join('\n\n'), detailOf(error))
