import { useRef, useState } from 'react'
import { readAttachment } from '~/parts/conversation/attachment'
import type { Attached } from '~/parts/conversation/useAttachment'

/** Which photos are taken, and how large (decision 'longlist photo'). */
export const PHOTO_TYPES = '.jpg,.jpeg,.png,.webp'
const MAX_BYTES = 2 * 1024 * 1024

/** Why a file cannot be the photo, or undefined. */
export function photoRefusal({ name, size }: { name: string; size: number }): string | undefined {
  if (!/\.(jpe?g|png|webp)$/i.test(name)) return 'Foto harus berupa jpg, png, atau webp.'
  if (size === 0) return 'Foto kosong tidak dapat dipakai.'
  return size > MAX_BYTES ? 'Foto paling besar 2 MB.' : undefined
}

/** The chosen photo of a form: `upload` is there once it was read whole. */
export function usePhoto() {
  const [attached, setAttached] = useState<Attached>()
  const [failure, setFailure] = useState<string>()
  // Counts the choices: what an earlier one brings late is not wanted any more.
  const choice = useRef(0)
  const drop = () => {
    choice.current += 1
    setAttached(undefined)
    setFailure(undefined)
  }
  async function attach(file: File) {
    drop()
    const refusal = photoRefusal(file)
    setFailure(refusal)
    if (refusal) return
    const mine = choice.current
    const become = (next: Attached | undefined) => mine === choice.current && setAttached(next)
    become({ name: file.name, upload: undefined, share: 0 })
    try {
      const upload = await readAttachment(file, (share) => become({ name: file.name, upload: undefined, share }))
      become({ name: file.name, upload, share: 1 })
    } catch {
      if (mine !== choice.current) return
      setAttached(undefined)
      setFailure('Foto belum dapat dibaca. Pilih kembali fotonya.')
    }
  }
  return { attached, attach, drop, failure }
}
