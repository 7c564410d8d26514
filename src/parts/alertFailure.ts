import { detailOf } from '~/api/errors'
import { alert } from '~/ui/dialogs'

/** Tells that a write failed, in a dialog: the message, and folded what helps whoever is asked for help (document 3 §8). */
export const alertFailure = (error: Error): void => void alert(error.message, detailOf(error))
