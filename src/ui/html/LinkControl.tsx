import { Button, Popover, TextInput } from '@mantine/core'
import { RichTextEditor, useRichTextEditorContext } from '@mantine/tiptap'
import { IconLinkPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { linkAddress } from '~/lib/url/linkAddress'
import { keepFocus } from '../focus'
import classes from './RichTextEditor.module.css'

/** The toolbar's link button with its address field; an address that cannot be linked stays, with the reason. */
export function LinkControl({ onFocus }: { onFocus: () => void }) {
  const { editor } = useRichTextEditorContext()
  const [address, setAddress] = useState<string>()
  const [error, setError] = useState<string>()
  if (!editor) return null
  const change = (text: string | undefined) => {
    setAddress(text)
    setError(undefined)
  }
  const save = () => {
    const found = address?.trim() ? linkAddress(address) : undefined
    if (found && 'reason' in found) return setError(found.reason)
    // The first command of a chain already moves the focus.
    const link = editor.chain().focus().extendMarkRange('link')
    if (found) link.setLink(found).run()
    else link.unsetLink().run()
    change(undefined)
  }
  return (
    <Popover
      trapFocus
      zIndex={10_000}
      opened={address !== undefined}
      onChange={(isOpen) => !isOpen && change(undefined)}
    >
      <Popover.Target>
        <RichTextEditor.Control
          aria-label="Tautan"
          title="Tautan"
          active={editor.isActive('link')}
          onFocus={onFocus}
          onClick={() => change(String(editor.getAttributes('link')['href'] ?? ''))}
        >
          <IconLinkPlus size={16} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
      </Popover.Target>
      <Popover.Dropdown className={classes.link} onFocus={keepFocus}>
        <TextInput
          aria-label="Alamat tautan"
          placeholder="https://contoh.co.id/"
          inputMode="url"
          autoComplete="off"
          value={address ?? ''}
          error={error && <span role="alert">{error}</span>}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            save()
          }}
        />
        <Button variant="default" onClick={save}>
          Simpan
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
