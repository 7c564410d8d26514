import type { ReactNode } from 'react'
import { numberText } from '~/lib/texts/numbers'
import { tooLong } from '~/lib/texts/textLimit'

/** The count is shown from this part of the limit on. */
const NEAR = 0.9

type Notes<E> = { error?: E | string | undefined; description?: string | undefined }

/**
 * Count and error of a text field with a limit. The text itself is never cut: what is pasted stays, and the form refuses
 * to send it while it is too long.
 */
export const limitProps = <E extends ReactNode = undefined>(
  text: string,
  limit: number,
  { error, description }: Notes<E> = {},
): Notes<E> => ({
  error: tooLong(text, limit) ?? error,
  description:
    text.length > NEAR * limit
      ? [description, `${numberText(text.length)}/${numberText(limit)} karakter`].filter(Boolean).join('. ')
      : description,
})
