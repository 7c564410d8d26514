import { useState } from 'react'
import type { Writer } from '~/lib/scope'
import { loadStored, saveStored, settingKey } from '~/lib/storage'
import { acceptedTemplates, type OwnTemplate, readTemplateFile, templateError } from './ownTemplates'

/** Messages that this person keeps in this browser for this corporate. A setting: it outlives the session. */
export function useOwnTemplates({ userId, corporateId }: Writer) {
  const key = settingKey(`templates:${userId}:${corporateId}`)
  const [templates, setTemplates] = useState(() => acceptedTemplates(loadStored(key)))
  const save = (next: readonly OwnTemplate[]) => {
    setTemplates(next)
    saveStored(key, next)
  }
  return {
    templates,
    /** Adds a template, or says why not. */
    add(template: OwnTemplate, names: readonly string[]): string | undefined {
      const error = templateError(template, templates, names)
      if (error === undefined) save([...templates, template])
      return error
    },
    remove: (name: string) => save(templates.filter((one) => one.name !== name)),
    /** Adds those of a file that can be added; says what became of it. */
    addFile(text: string): string {
      const list = readTemplateFile(text)
      if (!list) return 'Berkas ini bukan berkas templat.'
      const accepted = acceptedTemplates(list, templates)
      if (accepted.length > 0) save([...templates, ...accepted])
      const left = list.length - accepted.length
      return `${accepted.length} templat ditambahkan${left > 0 ? `, ${left} dilewati` : ''}.`
    },
  }
}
