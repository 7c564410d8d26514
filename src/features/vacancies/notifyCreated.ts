import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { notify } from '~/ui/messages/notify'

/** A vacancy that has just been made. */
export type Made = { code: string; name: string }

/** Reports the new vacancy to a person who may add vacancies but not open them (decision 'adding without editing'). */
export const notifyCreated = ({ code, name }: Made): Promise<void> =>
  notify(`${vacancyTexts.form.saved}: "${name}" (${code}) sebagai Draft. Mengubahnya memerlukan hak edit.`)
