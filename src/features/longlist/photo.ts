/** Which photos the browser offers. */
export const PHOTO_TYPES = '.jpg,.jpeg,.png,.webp'
const MAX_BYTES = 2 * 1024 * 1024

/** Why a file cannot be the photo, or undefined (decision 'longlist photo'). */
function refuse({ name, size }: { name: string; size: number }): string | undefined {
  if (!/\.(jpe?g|png|webp)$/i.test(name)) return 'Foto harus berupa jpg, png, atau webp.'
  if (size === 0) return 'Foto kosong tidak dapat dipakai.'
  return size > MAX_BYTES ? 'Foto paling besar 2 MB.' : undefined
}
/** The photo as a kind of file. */
export const photo = {
  refuse,
  unread: 'Foto belum dapat dibaca. Pilih kembali fotonya.',
  lost: 'Foto yang dipilih dilepas. Isian lain tersimpan sebagai draf.',
}
