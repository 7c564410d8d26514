/** A larger file is read no further than this, and opened in a tab instead. */
export const MAX_PDF_BYTES = 20 * 1024 * 1024
const PDF_START = '%PDF-'

/** A file for the browser's viewer, or why it does not get that: it is no PDF, or undefined, which is too large. */
export async function pdfOrReason(file: Blob | undefined, what: string): Promise<Blob | string> {
  if (!file) return `${what} ini lebih dari 20 MB.`
  const isPdf = file.type.startsWith('application/pdf') && (await file.slice(0, PDF_START.length).text()) === PDF_START
  return isPdf ? file.slice(0, file.size, 'application/pdf') : `${what} ini bukan berkas PDF.`
}
