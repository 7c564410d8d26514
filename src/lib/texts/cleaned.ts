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

/** The values in a pasted text, such as the cells of a sheet: one a line or cell (decision 'typed values'). */
export const cellsIn = (text: string): string[] =>
  text
    .split(/[\r\n\t]/)
    .map(cleaned)
    .filter((cell) => cell !== '')
