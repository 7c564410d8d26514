import { cleaned } from '../texts/cleaned'
import { safeUrl } from '../url/urls'

/** A phone number with the separators that the search takes (document 1 §5): '(021) 555.12–34' is '021 555-12-34'. */
export function readPhone(text: string): string {
  const phone = cleaned(text.replaceAll(/[()[\]]/g, ' ').replaceAll(/[./\p{Pd}−]/gu, '-'))
  return /^[0-9+ -]+$/.test(phone) ? phone : cleaned(text)
}

const LINKEDIN = /^(?:https?:\/\/)?((?:[a-z]+\.)?linkedin\.com\/[^?#]+)/i
/** The address of a LinkedIn profile in a text, without what its link says of the reader; another text as it is. */
export function readProfileUrl(text: string): string {
  const [address] = cleaned(text)
    .split(' ')
    .flatMap((word) => LINKEDIN.exec(word)?.[1] ?? [])
  return address === undefined ? cleaned(text) : `https://${address}`
}
/** Whether a filled text is no address, such as a name or '@budi'. */
export const lacksProfileUrl = (text: string): boolean => {
  const url = readProfileUrl(text)
  return url !== '' && safeUrl(url) === undefined
}
