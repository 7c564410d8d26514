import { cleaned } from '~/lib/texts/cleaned'
import { shorten } from '~/lib/texts/text'

const MAX_LENGTH = 60

/** The name of the file that a URL leads to, as it is shown; '' if its path names none. */
export function fileNameOf(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? ''
  try {
    return shorten(cleaned(decodeURIComponent(last)), MAX_LENGTH)
  } catch {
    return shorten(last, MAX_LENGTH)
  }
}
