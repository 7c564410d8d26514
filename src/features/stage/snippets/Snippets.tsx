import { Button } from '@mantine/core'
import { IconTextPlus } from '@tabler/icons-react'
import { useImperativeHandle, useState } from 'react'
import { useCorporate } from '~/components/corporate'
import type { SnippetProps } from '../notes/noteParts'
import { SnippetMenu } from './SnippetMenu'
import { insertText, useSnippets } from './snippets'

/** The user's own texts beside the notes: a menu, and Alt with the digits 1 to 9. */
export function Snippets({ name, isDisabled, currentBox, ref }: SnippetProps) {
  const { writer } = useCorporate()
  const snippets = useSnippets(writer, name)
  const [anchor, setAnchor] = useState<HTMLElement>()
  function insert(text: string) {
    const box = currentBox()
    if (box) insertText(box, text)
    setAnchor(undefined)
  }
  useImperativeHandle(ref, () => ({
    insertByKey({ code, ctrlKey, altKey }) {
      const snippet = altKey && !ctrlKey ? snippets.snippets[Number(/^Digit([1-9])$/.exec(code)?.[1]) - 1] : undefined
      if (snippet !== undefined) insert(snippet)
      return snippet !== undefined
    },
  }))
  return (
    <>
      <Button
        variant="subtle"
        size="compact-xs"
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        leftSection={<IconTextPlus size={14} aria-hidden />}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        Teks siap pakai
      </Button>
      {anchor && (
        <SnippetMenu
          {...snippets}
          anchor={anchor}
          targetLabel={currentBox()?.labels[0]?.textContent ?? ''}
          currentText={currentBox()?.value ?? ''}
          insert={insert}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  )
}
