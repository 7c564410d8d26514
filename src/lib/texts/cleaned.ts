/**
 * A typed or pasted value of one line: without invisible characters, with one blank where there are several or a
 * no-break space, letters and accents joined (decision 'typed values').
 */
export const cleaned = (text: string): string =>
  // Most texts are clean; this costs a fifth of the rest, for lists of thousands.
  !/[^ -~]|  |^ | $/.test(text)
    ? text
    : text
        .normalize('NFC')
        .replaceAll(/\p{Cf}/gu, '')
        .replaceAll(/\s+/g, ' ')
        .trim()

/** What two names are compared by: cleaned, and without case. */
export const comparable = (text: string): string => cleaned(text).toLowerCase()
