import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import type { StageFilters } from '~/api/contract/recruitment/stageFilters'
import type { Writer } from '~/lib/scope'
import type { AnySections } from '~/list/filters/criterion'
import { Popup } from '~/ui/dialogs/Popup'
import { notify } from '~/ui/messages/notify'
import classes from './BrowserFilters.module.css'
import { MAX_NAME, refusal, useBrowserFilters } from './useBrowserFilters'

/** Whose filters, and those that are searched by now. */
export type BrowserFilterChoice = {
  writer: Writer
  sections: AnySections
  filters: StageFilters
  open: (filters: StageFilters) => void
}
type Props = BrowserFilterChoice & { anchor: HTMLElement; onClose: () => void }

/** Opens, deletes and adds a named filter of this browser. */
export function BrowserFilterPopup({ writer, sections, filters, open, anchor, onClose }: Props) {
  const { saved, add, remove } = useBrowserFilters(writer)
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const fieldRef = useRef<HTMLInputElement>(null)
  function submit(event: FormEvent) {
    event.preventDefault()
    // React bubbles it to the filter form.
    event.stopPropagation()
    const reason = refusal(name.trim(), filters, saved, sections)
    setError(reason)
    if (reason !== undefined) return
    add({ name: name.trim(), filters })
    setName('')
    void notify(`Filter "${name.trim()}" tersimpan di peramban ini`)
  }
  return (
    <Popup anchor={anchor} onClose={onClose} dialogLabel="Filter di peramban ini">
      <form className={classes.popup} onSubmit={submit} noValidate>
        {saved.length === 0 ? (
          <p>Beri nama pada filter yang sering Anda pakai, lalu buka lagi di tahap dan lowongan mana pun.</p>
        ) : (
          <ul aria-label="Filter tersimpan">
            {saved.map((one) => (
              <li key={one.name}>
                <Button
                  variant="subtle"
                  color="gray"
                  size="xs"
                  justify="flex-start"
                  onClick={() => {
                    onClose()
                    open(one.filters)
                  }}
                >
                  {one.name}
                </Button>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  size="sm"
                  aria-label={`Hapus filter ${one.name}`}
                  onClick={() => {
                    // The button goes with its filter.
                    fieldRef.current?.focus()
                    remove(one.name)
                  }}
                >
                  <IconTrash size={14} aria-hidden />
                </ActionIcon>
              </li>
            ))}
          </ul>
        )}
        <TextInput
          ref={fieldRef}
          label="Simpan filter saat ini sebagai"
          maxLength={MAX_NAME}
          value={name}
          error={error}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setError(undefined)
          }}
        />
        <div className={classes.foot}>
          <small>Hanya di peramban ini</small>
          <Button size="xs" variant="default" type="submit">
            Simpan
          </Button>
        </div>
      </form>
    </Popup>
  )
}
