import { readAtMost } from './readAtMost'

const MAX_BYTES = 20 * 1024 * 1024
const PDF_START = '%PDF-'

/** Reads a file no further than the viewer may get it. */
export const readPdf = (response: Response): Promise<Blob | undefined> => readAtMost(MAX_BYTES, response)

/** A file for the browser's viewer, or why it does not get that: it is no PDF, or undefined, which is too large. */
export async function pdfOrReason(file: Blob | undefined, what: string): Promise<Blob | string> {
  if (!file) return `${what} ini lebih dari 20 MB.`
  const isPdf = file.type.startsWith('application/pdf') && (await file.slice(0, PDF_START.length).text()) === PDF_START
  return isPdf ? file.slice(0, file.size, 'application/pdf') : `${what} ini bukan berkas PDF.`
}
