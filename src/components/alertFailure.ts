import { detailOf } from '~/api/errors'
import { alert } from '~/ui/dialogs/dialogs'

/** Shows a failed write in a dialog: the message, with folded details for support (document 3 §8). */
export const alertFailure = (error: Error): void => void alert(error.message, detailOf(error))
