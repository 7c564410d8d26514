const MAX_BYTES = 20 * 1024 * 1024
const PDF_START = '%PDF-'

/** Why the browser's viewer does not get a file; undefined when it is a PDF that it can show. */
export async function pdfProblem(file: Blob, what: string): Promise<string | undefined> {
  if (file.size > MAX_BYTES) return `${what} ini lebih dari 20 MB.`
  const isPdf = file.type.startsWith('application/pdf') && (await file.slice(0, PDF_START.length).text()) === PDF_START
  return isPdf ? undefined : `${what} ini bukan berkas PDF.`
}
