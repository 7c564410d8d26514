import { Button, Loader } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useId } from 'react'
import { Details } from '~/ui/Details'
import { MoreItem } from '~/ui/MoreItem'
import { useUnfolding } from '~/ui/useUnfolding'
import { AddressLink } from '~/ui/links/AddressLink'
import { descriptionId, Dialog } from './Dialog'
import type { DialogItem, DialogRequest } from './dialogs'
import classes from './DialogWindow.module.css'

/** Number of lines visible without scrolling. */
const VISIBLE_ITEMS = 8
/** Number of lines drawn at first: a question can name a thousand people. */
const FIRST = 100

/** Mantine passes other properties to a box around the dialog. A dialog with a title is named by that. */
const named = (name: string) => ({ content: { 'aria-label': name } })

/** What is open: a request, else a loader. `onClose` is for a window that could not be loaded. */
export type DialogWindowProps = {
  request: DialogRequest | undefined
  loading: string | undefined
  onClose: () => void
}

/** The dialog of alert, confirm and loader. */
export function DialogWindow({ request, loading }: DialogWindowProps) {
  const id = useId()
  if (!request)
    return (
      <Dialog opened onClose={() => {}} withCloseButton={false} closeOnEscape={false} attributes={named(loading ?? '')}>
        <div className={classes.loading} role="status">
          <Loader size="sm" aria-hidden />
          <span>{loading}</span>
        </div>
      </Dialog>
    )
  const { title, message, note, items, detail, yes, no, destructive, closeAnswer = false, settle } = request
  return (
    <Dialog
      key={request.id}
      id={id}
      opened
      className="uncovered"
      onClose={() => settle(closeAnswer)}
      // The second click of a double click lands outside and would answer an unread question.
      closeOnClickOutside={false}
      title={title}
      withCloseButton={title !== undefined}
      closeButtonProps={{ 'aria-label': 'Tutup dialog' }}
      {...(title === undefined ? { attributes: named(message) } : {})}
    >
      {message && (
        <p id={descriptionId(id)} className={`break-anywhere ${classes.message}`}>
          {message}
        </p>
      )}
      {note && <p className={`dimmed ${classes.note}`}>{note}</p>}
      {items && <Items items={items} label={title} onFollow={() => settle(closeAnswer)} />}
      {detail && (
        <div className={classes.detail}>
          <Details detail={detail} />
        </div>
      )}
      <div className={classes.actions}>
        {no !== undefined && (
          <Button variant="default" onClick={() => settle(false)} data-autofocus={destructive || undefined}>
            {no}
          </Button>
        )}
        <Button
          {...(destructive && { color: 'red.9' })}
          onClick={() => settle(true)}
          data-autofocus={destructive ? undefined : true}
        >
          {yes}
        </Button>
      </div>
    </Dialog>
  )
}

type ItemsProps = { items: readonly DialogItem[]; label: string | undefined; onFollow: () => void }

function Items({ items, label, onFollow }: ItemsProps) {
  const { shown, rest } = useUnfolding(items, FIRST)
  return (
    // A long list is read with the arrow keys.
    <ul
      className={`plain-list break-anywhere ${classes.items}`}
      tabIndex={items.length > VISIBLE_ITEMS ? 0 : undefined}
      aria-label={label}
    >
      {shown.map(({ text, isFailure = false, address }) => (
        <li key={text} data-failure={isFailure || undefined}>
          {isFailure && <IconAlertTriangle size={16} aria-hidden />}
          {address === undefined ? (
            text
          ) : (
            <AddressLink address={address} onFollow={onFollow}>
              {text}
            </AddressLink>
          )}
        </li>
      ))}
      <MoreItem {...rest} />
    </ul>
  )
}
