import { isEmail } from '~/lib/rules/email'
import { adminTexts } from '~/lib/texts/adminTexts'

/** So many people a result may be mailed to (decision 'mailed results'). */
export const MAX_RECIPIENTS = 20

/** Why an address cannot be taken, or undefined (document 3 §5). */
export function emailError(address: string): string | undefined {
  if (address.trim() === '') return adminTexts.candidates.emptyEmail
  return isEmail(address) ? undefined : adminTexts.candidates.wrongEmail
}

/** The addresses that were filled in, each once whatever its case. */
export function recipientsOf(addresses: readonly string[]): string[] {
  const seen = new Map(addresses.map((one) => [one.trim().toLowerCase(), one.trim()]))
  return [...seen.values()].filter((one) => one !== '')
}

/** The addresses in a text that was pasted, like 'Ayu <ayu@klob.id>; bima@klob.id'. */
export const addressesIn = (text: string): string[] => text.match(/[^\s,;:<>"'()]+@[^\s,;:<>"'()]+/g) ?? []

/** The rows after several addresses were pasted into one: what stood there stays, blank rows are filled. */
export function withPasted(emails: readonly string[], at: number, pasted: readonly string[]): string[] {
  const rows = [...emails.slice(0, at + 1), ...pasted, ...emails.slice(at + 1)].filter((one) => one.trim() !== '')
  return recipientsOf(rows)
}
