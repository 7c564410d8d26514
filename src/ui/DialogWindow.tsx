import { Button, Loader } from '@mantine/core'
import { Dialog } from './Dialog'
import type { DialogRequest } from './dialogs'
import classes from './DialogWindow.module.css'

/** Mantine hands other properties to a box around the dialog; one with a title is named by it. */
const named = (name: string) => ({ content: { 'aria-label': name } })

/** The window of alert, confirm and loader. */
export function DialogWindow({
  request,
  loading,
}: {
  request: DialogRequest | undefined
  loading: string | undefined
}) {
  if (!request)
    return (
      <Dialog opened onClose={() => {}} withCloseButton={false} closeOnEscape={false} attributes={named(loading ?? '')}>
        <div className={classes.loading} role="status">
          <Loader size="sm" aria-hidden />
          <span>{loading}</span>
        </div>
      </Dialog>
    )
  const { title, message, detail, yes, no, destructive, settle } = request
  return (
    <Dialog
      key={request.id}
      opened
      onClose={() => settle(false)}
      // The second half of a double click lands outside and would answer what nobody has read.
      closeOnClickOutside={false}
      title={title}
      withCloseButton={title !== undefined}
      closeButtonProps={{ 'aria-label': 'Tutup dialog' }}
      {...(title === undefined ? { attributes: named(message) } : {})}
    >
      <p className={classes.message}>{message}</p>
      {detail && (
        <details className={classes.detail}>
          <summary>Rincian</summary>
          <code>{detail}</code>
        </details>
      )}
      <div className={classes.actions}>
        {no !== undefined && (
          <Button variant="default" onClick={() => settle(false)} data-autofocus={destructive || undefined}>
            {no}
          </Button>
        )}
        <Button
          color={destructive ? 'red.9' : undefined}
          onClick={() => settle(true)}
          data-autofocus={destructive ? undefined : true}
        >
          {yes}
        </Button>
      </div>
    </Dialog>
  )
}
