import { Button, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { UserScope } from '~/lib/scope'
import { openSetting, storedState, useStoredState } from '~/lib/storedState'
import { cleaned } from '~/lib/texts/cleaned'
import { refusal } from '~/lib/texts/messageTemplates'
import { limitProps } from '~/ui/fields/limitProps'
import { OwnTexts } from '~/ui/texts/OwnTexts'
import type { MessageTexts } from '../fillMessage'
import {
  acceptedTemplates,
  storedTemplates,
  MAX_NAME,
  type OwnTemplate,
  readTemplateFile,
  BUILT_IN,
  templateError,
  templateFile,
} from './ownTemplates'
import classes from './Templates.module.css'

type Props = {
  anchor: HTMLElement
  writer: UserScope
  /** The invitation that a first message starts with. */
  invitation: MessageTexts
  /** The message as it could be saved as a template, with its placeholders unfilled. */
  written: MessageTexts
  /** The names of the recipients, which must not be stored. */
  names: readonly string[]
  choose: (template: MessageTexts) => void
  onClose: () => void
}

/** The built-in and own templates: choose, save, delete, export to a file and import from one. */
export function TemplateMenu({ anchor, writer, invitation, written, names, choose, onClose }: Props) {
  const { templates, add, remove, addFile } = useOwnTemplates(writer)
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [report, setReport] = useState('')
  const submit = () => {
    const found = add({ name: cleaned(name), ...written }, names)
    setError(found)
    if (found !== undefined) return
    setReport(`Templat ${cleaned(name)} disimpan.`)
    setName('')
  }
  const builtIn = [
    { name: BUILT_IN.invitation, ...invitation },
    { name: BUILT_IN.refusal, ...refusal },
  ]
  const all = [...builtIn, ...templates]
  return (
    <OwnTexts
      anchor={anchor}
      title="Templat pesan"
      label="Pakai templat"
      items={all.map(({ name: text }, n) => ({
        text,
        ...(n < builtIn.length ? {} : { remove: { label: `Hapus templat ${text}`, run: () => remove(text) } }),
      }))}
      pick={(n) => choose(all[n]!)}
      file={{
        label: 'Berkas templat',
        name: 'templat-pesan.json',
        content: templates.length === 0 ? undefined : templateFile(templates),
        read: (text) => setReport(addFile(text)),
      }}
      onClose={onClose}
    >
      <div className={classes.save}>
        <TextInput
          flex={1}
          label="Simpan pesan ini sebagai"
          value={name}
          {...limitProps(name, MAX_NAME, { error })}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setError(undefined)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Otherwise the form around it would send the message.
            event.preventDefault()
            event.stopPropagation()
            submit()
          }}
        />
        <Button size="xs" variant="default" onClick={submit}>
          Simpan
        </Button>
      </div>
      <p role="status" className={classes.report}>
        {report}
      </p>
    </OwnTexts>
  )
}

/** The user's templates for a corporate, stored in this browser. A setting: they outlive the session. */
function useOwnTemplates(writer: UserScope) {
  const state = useMemo(
    () => storedState<readonly OwnTemplate[]>(openSetting('templates', writer), storedTemplates, []),
    [writer],
  )
  const templates = useStoredState(state)
  return {
    templates,
    /** Adds a template; returns the error if it cannot be added. */
    add(template: OwnTemplate, names: readonly string[]): string | undefined {
      let error: string | undefined
      state.change((latest) => {
        error = templateError(template, latest, names)
        return error === undefined ? [...latest, template] : latest
      })
      return error
    },
    remove: (name: string) => state.change((latest) => latest.filter((one) => one.name !== name)),
    /** Adds those of a file that can be added; says what became of it. */
    addFile(text: string): string {
      const list = readTemplateFile(text)
      if (!list) return 'Berkas ini bukan berkas templat.'
      let added = 0
      state.change((latest) => {
        const accepted = acceptedTemplates(list, latest)
        added = accepted.length
        return [...latest, ...accepted]
      })
      const left = list.length - added
      return `${added} templat ditambahkan${left > 0 ? `, ${left} dilewati` : ''}.`
    },
  }
}
