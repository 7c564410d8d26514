import { CloseButton } from '@mantine/core'
import { useId } from 'react'
import classes from './AttachmentField.module.css'
import type { Attached } from './useAttachment'

type Props = {
  label?: string
  /** What the button says. */
  choose?: string
  /** Which files the browser offers. */
  accept?: string
  attached: Attached | undefined
  attach: (file: File) => Promise<void>
  drop: () => void
  disabled: boolean
}

/** The one file of a form: chosen, read, and let go of again (document 2 §4.2). */
export function AttachmentField({
  label = 'LAMPIRAN',
  choose = 'Pilih berkas',
  accept,
  attached,
  attach,
  drop,
  disabled,
}: Props) {
  const labelId = useId()
  return (
    <div className={classes.attach}>
      <span className={classes.label} id={labelId}>
        {label}
      </span>
      <label className={classes.choose}>
        {choose}
        <input
          type="file"
          accept={accept}
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
