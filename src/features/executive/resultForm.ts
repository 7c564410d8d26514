import { z } from 'zod/mini'
import { adminTexts } from '~/lib/texts/adminTexts'
import { emailError, MAX_RECIPIENTS } from './recipients'

// A blank row is nobody.
const address = z
  .string()
  .check(z.refine((typed) => typed.trim() === '' || emailError(typed) === undefined, adminTexts.candidates.wrongEmail))
/** What a saved result is called, what it leaves out, and whom it is mailed to (document 3 §5). */
export const resultForm = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  noPhone: z.boolean(),
  noEmail: z.boolean(),
  emails: z.array(address).check(z.maxLength(MAX_RECIPIENTS)),
})
export type ResultForm = z.infer<typeof resultForm>
/** The form before anything is filled in. */
export const blankResult: ResultForm = { name: '', noPhone: false, noEmail: false, emails: [''] }
