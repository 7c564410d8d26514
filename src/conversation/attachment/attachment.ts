import { type FileUpload, messageLimits } from '~/api/endpointGroups/conversation'

/** Maximum attachment size; the contract allows 10 MiB, but users wait for 5 at most (decision 'attachments'). */
const MAX_BYTES = 5 * 1024 * 1024
/** Files that run or show script where they are opened. */
const REFUSED = /\.(exe|msi|bat|cmd|com|scr|pif|jar|js|mjs|vbs|ps1|sh|apk|dll|html?|xhtml|svg|hta|lnk)$/i

/** Why a file cannot be attached; undefined if it can. */
export function refusalOf({ name, size }: { name: string; size: number }): string | undefined {
  // Some systems drop trailing dots and spaces, so they would only disguise the extension.
  if (REFUSED.test(name.replace(/(?<![. ])[. ]+$/, ''))) return 'Jenis berkas ini tidak dapat dilampirkan.'
  if (size === 0) return 'Berkas kosong tidak dapat dilampirkan.'
  if (size > MAX_BYTES) return 'Lampiran paling besar 5 MB.'
  if (name.length > messageLimits.fileName) return 'Nama berkas terlalu panjang.'
  return undefined
}

/** Reads a file as the contract sends it: base64 without a prefix (wire decision G12). Rejects when it cannot be read. */
export const readAttachment = (file: File, onProgress: (progress: number) => void): Promise<FileUpload> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('file not read')))
    reader.addEventListener('load', () => {
      const address = reader.result as string
      resolve({ base64: address.slice(address.indexOf(',') + 1), originalFilename: file.name })
    })
    reader.readAsDataURL(file)
  })
