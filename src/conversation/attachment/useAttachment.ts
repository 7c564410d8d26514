import { useEffect, useRef, useState } from 'react'
import type { FileUpload } from '~/api/endpointGroups/conversation'
import { notify } from '~/ui/messages/notify'
import { CALENDAR_FILE } from '../interview/schedule'
import { readAttachment, refusalOf } from './attachment'

/** A chosen file: `upload` is there once it was read whole. */
export type Attached = { name: string; upload: FileUpload | undefined; share: number }

/**
 * Rules and texts of a kind of file: which are refused, the messages for unreadable and dropped ones, and the name of a
 * file that is made again from the draft.
 */
type Kind = { refuse: (file: File) => string | undefined; unread: string; lost: string; isMadeAgain?: string }
const ofMessage: Kind = {
  refuse: refusalOf,
  unread: 'Berkas belum dapat dibaca. Pilih kembali berkasnya.',
  lost: 'Lampiran dilepas. Teks pesan tersimpan sebagai draf.',
  isMadeAgain: CALENDAR_FILE,
}

/**
 * The one file of a form. Files cannot be part of a draft: when the form closes with one, its loss is
 * announced, unless it is being sent.
 */
export function useAttachment(
  isSending: boolean,
  tell: (failure: string | undefined) => void,
  { refuse, unread, lost: lostText, isMadeAgain }: Kind = ofMessage,
) {
  const [attached, setAttached] = useState<Attached>()
  // Counts the choices: what an earlier one brings late is not wanted any more.
  const choice = useRef(0)
  const lost = useRef(false)
  useEffect(() => {
    lost.current = attached !== undefined && attached.name !== isMadeAgain && !isSending
  }, [attached, isSending, isMadeAgain])
  useEffect(
    () => () => {
      if (lost.current) void notify(lostText, 'info')
    },
    [lostText],
  )
  const drop = () => {
    choice.current += 1
    setAttached(undefined)
  }
  async function attach(file: File) {
    const refusal = refuse(file)
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
      tell(unread)
    }
  }
  return { attached, attach, drop }
}
