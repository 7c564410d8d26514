import { CloseButton } from '@mantine/core'
import { useId } from 'react'
import classes from './AttachmentField.module.css'
import type { Attached } from './useAttachment'

type Props = {
  attached: Attached | undefined
  attach: (file: File) => Promise<void>
  drop: () => void
  disabled: boolean
}

/** The one file of a message: chosen, read, and let go of again (document 2 §4.2). */
export function AttachmentField({ attached, attach, drop, disabled }: Props) {
  const labelId = useId()
  return (
    <div className={classes.attach}>
      <span className={classes.label} id={labelId}>
        LAMPIRAN
      </span>
      <label className={classes.choose}>
        Pilih berkas
        <input
          type="file"
          className="visually-hidden"
          aria-labelledby={labelId}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            if (file) void attach(file)
            // So that the same file can be chosen again.
            currentTarget.value = ''
          }}
        />
      </label>
      {attached && (
        <span className={classes.file}>
          {attached.upload ? attached.name : `${attached.name}: dibaca ${Math.round(attached.share * 100)} %`}
          <CloseButton size="xs" aria-label={`Lepas lampiran ${attached.name}`} onClick={drop} />
        </span>
      )}
    </div>
  )
}
