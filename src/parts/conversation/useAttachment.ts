import { useEffect, useRef, useState } from 'react'
import type { FileUpload } from '~/api/families/conversation'
import { notify } from '~/ui/notify'
import { readAttachment, refusalOf } from './attachment'

/** A chosen file: `upload` is there once it was read whole. */
export type Attached = { name: string; upload: FileUpload | undefined; share: number }

/**
 * The one file of a message. A browser keeps no file for later: when the writer goes while it stands here, its loss is
 * told, unless it is on its way.
 */
export function useAttachment(isSending: boolean, tell: (failure: string | undefined) => void) {
  const [attached, setAttached] = useState<Attached>()
  // Counts the choices: what an earlier one brings late is not wanted any more.
  const choice = useRef(0)
  const lost = useRef(false)
  useEffect(() => {
    lost.current = attached !== undefined && !isSending
  }, [attached, isSending])
  useEffect(
    () => () => {
      if (lost.current) void notify('Lampiran dilepas. Teks pesan tersimpan sebagai draf.', 'info')
    },
    [],
  )
  const drop = () => {
    choice.current += 1
    setAttached(undefined)
  }
  async function attach(file: File) {
    const refusal = refusalOf(file)
    tell(refusal)
    if (refusal) return
    const mine = ++choice.current
    const become = (next: Attached | undefined) => {
      if (mine === choice.current) setAttached(next)
    }
    become({ name: file.name, upload: undefined, share: 0 })
    try {
      const upload = await readAttachment(file, (share) => become({ name: file.name, upload: undefined, share }))
      become({ name: file.name, upload, share: 1 })
    } catch {
      if (mine !== choice.current) return
      become(undefined)
      tell('Berkas belum dapat dibaca. Pilih kembali berkasnya.')
    }
  }
  return { attached, attach, drop }
}
