import { Button, CloseButton } from '@mantine/core'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { FileUpload } from '~/api/endpointGroups/conversation'
import { fileProblemTexts } from '~/lib/rules/fileKinds'
import { notify } from '~/ui/messages/notify'
import { readAttachment, refusalOf, CALENDAR_FILE } from './attachment'
import classes from './AttachmentField.module.css'

type Props = {
  label?: string
  chooseLabel?: string
  /** File types for the browser's file dialog. */
  accept?: string
  attached: AttachedFile | undefined
  attach: (file: File) => Promise<void>
  drop: () => void
  /** A file that was sent before; one press attaches it again. */
  again?: File | undefined
  disabled: boolean
}

/** The field for the one file of a form: chooses, reads and removes it (document 2 §4.2). */
export function AttachmentField({
  label = 'LAMPIRAN',
  chooseLabel = 'Pilih berkas',
  accept,
  attached,
  attach,
  drop,
  again,
  disabled,
}: Props) {
  const labelId = useId()
  const chooseId = useId()
  return (
    <div className={`row ${classes.attach}`} data-file-field>
      <span className={classes.label} id={labelId}>
        {label}
      </span>
      <label className={classes.choose} data-disabled={disabled || undefined}>
        <span id={chooseId}>{chooseLabel}</span>
        <input
          type="file"
          accept={accept}
          className="visually-hidden"
          aria-labelledby={`${labelId} ${chooseId}`}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            if (file) void attach(file)
            // Reset, so that the same file can be chosen again.
            currentTarget.value = ''
          }}
        />
      </label>
      {again && !attached && !disabled && (
        <Button variant="subtle" size="xs" onClick={() => void attach(again)}>
          <span className="ellipsis">Lampirkan lagi {again.name}</span>
        </Button>
      )}
      {attached && (
        <span className={`break-anywhere ${classes.file}`}>
          {attached.upload ? attached.name : `${attached.name}: dibaca ${Math.round(attached.progress * 100)} %`}
          <CloseButton size="xs" aria-label={`Lepas lampiran ${attached.name}`} onClick={drop} />
        </span>
      )}
    </div>
  )
}

/** A chosen file; `upload` is set once it was read completely, `progress` is the share read (0 to 1). */
export type AttachedFile = { file: File; name: string; upload: FileUpload | undefined; progress: number }

/**
 * Rules and messages for a kind of file: why a file is refused, the messages for unreadable and lost files, and the name
 * of a file that can be regenerated from the draft.
 */
type FileRules = {
  refuse: (file: File) => Promise<string | undefined>
  unread: string
  lost: string
  isMadeAgain?: string
}
const messageFileRules: FileRules = {
  refuse: refusalOf,
  unread: fileProblemTexts.unread,
  lost: 'Lampiran dilepas. Teks pesan tersimpan sebagai draf.',
  isMadeAgain: CALENDAR_FILE,
}

/**
 * The state of a form's one file. Files cannot be part of a draft: when the form closes with one, its loss is announced,
 * unless it is being sent or can be regenerated.
 */
export function useAttachment(
  isSending: boolean,
  setFailure: (failure: string | undefined) => void,
  { refuse, unread, lost, isMadeAgain }: FileRules = messageFileRules,
) {
  const [attached, setAttached] = useState<AttachedFile>()
  // Counts the choices, so that late results of an earlier one are ignored.
  const choice = useRef(0)
  const announceLoss = useEffectEvent(() => {
    if (attached && attached.name !== isMadeAgain && !isSending) void notify(lost, 'info')
  })
  useEffect(() => () => announceLoss(), [])
  const drop = () => {
    choice.current += 1
    setAttached(undefined)
    setFailure(undefined)
  }
  async function attach(file: File) {
    const mine = ++choice.current
    const kept = attached?.upload ? attached : undefined
    const refusal = await refuse(file).catch(() => unread)
    if (mine !== choice.current) return
    setFailure(refusal)
    if (refusal) return setAttached(kept)
    const setIfCurrent = (next: AttachedFile | undefined) => {
      if (mine === choice.current) setAttached(next)
    }
    setIfCurrent({ file, name: file.name, upload: undefined, progress: 0 })
    try {
      const upload = await readAttachment(file, (progress) =>
        setIfCurrent({ file, name: file.name, upload: undefined, progress }),
      )
      if (mine !== choice.current) return
      setAttached({ file, name: file.name, upload, progress: 1 })
      // Nothing waits for the file any more.
      setFailure(undefined)
    } catch {
      if (mine !== choice.current) return
      setIfCurrent(undefined)
      setFailure(unread)
    }
  }
  return { attached, attach, drop }
}
