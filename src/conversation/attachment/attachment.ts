import { type FileUpload, messageLimits } from '~/api/endpointGroups/conversation'
import { ATTACHABLE, fileProblem, fileProblemTexts } from '~/lib/rules/fileKinds'

/** Maximum attachment size; the contract allows 10 MiB, but users wait for 5 at most (decision 'attachments'). */
const MAX_BYTES = 5 * 1024 * 1024
/** File name of the calendar file with interview times. */
export const CALENDAR_FILE = 'jadwal-wawancara.ics'
/** Why nothing can be sent while the chosen file is still read. */
export const UNREAD = 'Tunggu sampai lampiran selesai dibaca'
const NOT_ATTACHABLE =
  'Jenis berkas ini tidak dapat dilampirkan. Yang dapat dilampirkan: pdf, dokumen Office, gambar, teks, dan kalender.'

/** Why a file cannot be attached; undefined if it can. */
export async function refusalOf(file: File): Promise<string | undefined> {
  if (file.size === 0) return 'Berkas kosong tidak dapat dilampirkan.'
  if (file.size > MAX_BYTES) return 'Lampiran paling besar 5 MB.'
  if (file.name.length > messageLimits.fileName) return 'Nama berkas terlalu panjang.'
  const problem = await fileProblem(file, ATTACHABLE)
  return problem && { ...fileProblemTexts, ending: NOT_ATTACHABLE }[problem]
}

/** Reads a file as the contract sends it: base64 without a prefix (wire decision G12). Rejects when it cannot be read. */
export const readAttachment = (file: File, onProgress: (progress: number) => void): Promise<FileUpload> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('file not read')))
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : ''
      resolve({ base64: address.slice(address.indexOf(',') + 1), originalFilename: file.name })
    })
    reader.readAsDataURL(file)
  })
