import { candidates } from '~/api/contract/recruitment/candidates'
import { paramShape } from '~/api/endpoint'
import { limitOf } from '~/api/limits'
import type { UserScope } from '~/lib/scope'
import { isEmail, readAddress } from '~/lib/rules/email'
import { cleaned } from '~/lib/texts/cleaned'
import { atMostText, tooLong } from '~/lib/texts/textLimit'
import { numberText } from '~/lib/texts/numbers'
import { adminTexts } from '~/lib/texts/adminTexts'

/** Maximum number of recipients of a mailed result (decision 'mailed results'). */
export const MAX_RECIPIENTS = 20

/** Longest address (wire decision G14). */
export const EMAIL_LENGTH = 100
/** Longest text of all addresses. */
const LIST_LENGTH = limitOf(paramShape(candidates.results.save).emailList)
/** The addresses of the last mail of each user and corporate, until the page is left: in memory only. */
const lastRecipients = new Map<string, readonly string[]>()
const keyOf = ({ userId, corporateId }: UserScope) => `${userId} ${corporateId}`
/** The addresses that this page's last mail of a user and corporate went to. */
export const lastMailed = {
  of: (writer: UserScope): readonly string[] => lastRecipients.get(keyOf(writer)) ?? [],
  remember: (writer: UserScope, recipients: readonly string[]) => void lastRecipients.set(keyOf(writer), recipients),
}

/** The error of an address, or undefined (document 3 §5). */
export function emailError(address: string): string | undefined {
  if (cleaned(address) === '') return adminTexts.candidates.emptyEmail
  return isEmail(readAddress(address)) ? tooLong(address, EMAIL_LENGTH) : adminTexts.candidates.wrongEmail
}

/** The non-blank addresses, unique regardless of case. */
export function recipientsOf(addresses: readonly string[]): string[] {
  const seen = new Map(addresses.map((one) => [readAddress(one).toLowerCase(), readAddress(one)]))
  return [...seen.values()].filter((one) => one !== '')
}

/** Why so many addresses cannot be sent, with their number; undefined if they can. */
export function recipientsError(addresses: readonly string[]): string | undefined {
  const recipients = recipientsOf(addresses)
  if (recipients.length > MAX_RECIPIENTS)
    return `Paling banyak ${MAX_RECIPIENTS} alamat; sekarang ${numberText(recipients.length)}`
  const { length } = recipients.join(',')
  return length > LIST_LENGTH
    ? `${atMostText(LIST_LENGTH)} untuk semua alamat; sekarang ${numberText(length)}`
    : undefined
}

/** The rows after pasting several addresses into one: filled rows stay, blank rows are filled. */
export function withPasted(emails: readonly string[], at: number, pasted: readonly string[]): string[] {
  const rows = [...emails.slice(0, at + 1), ...pasted, ...emails.slice(at + 1)].filter((one) => cleaned(one) !== '')
  return recipientsOf(rows)
}
