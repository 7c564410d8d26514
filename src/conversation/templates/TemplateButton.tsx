import { Button } from '@mantine/core'
import { useState } from 'react'
import type { UserScope } from '~/lib/scope'
import { lazyDialog } from '~/ui/lazyDialog'
import type { MessageTexts } from '../fillMessage'
import { confirmTemplate } from './confirmTemplate'

const TemplateMenu = lazyDialog(async () => (await import('./TemplateMenu')).TemplateMenu)

type Props = {
  writer: UserScope
  invitation: MessageTexts
  /** The message as it could be saved as a template. */
  written: () => MessageTexts
  names: readonly string[]
  /** Whether a template would replace something that was typed. */
  isTyped: boolean
  disabled?: boolean
  choose: (template: MessageTexts) => void
}

/** Opens the templates; asks before a template replaces typed text. */
export function TemplateButton({ written, isTyped, disabled = false, choose, ...menu }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  async function use(template: MessageTexts) {
    setAnchor(undefined)
    if (!isTyped || (await confirmTemplate('Pakai templat'))) choose(template)
  }
  return (
    <>
      <Button
        variant="default"
        mr="auto"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        Templat
      </Button>
      {anchor && (
        <TemplateMenu
          {...menu}
          anchor={anchor}
          written={written()}
          choose={(template) => void use(template)}
          onClose={() => setAnchor(undefined)}
        />
      )}
    </>
  )
}
