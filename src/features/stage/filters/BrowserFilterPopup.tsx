import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { z } from 'zod/mini'
import { stageFilters, type StageFilters } from '~/api/contract/recruitment/stageFilters'
import { useCorporate } from '~/components/corporate'
import { findPersonalData, storageRefusal } from '~/lib/rules/personalData'
import { cleaned } from '~/lib/texts/cleaned'
import type { UserScope } from '~/lib/scope'
import { listOf, openSetting, storedState, useStoredState } from '~/lib/storedState'
import { parseSearch, stringifySearch } from '~/lib/url/searchParams'
import type { AnySections } from '~/list/filters/criterion'
import { readFilters } from '~/list/listUrl'
import { findPersonalFilter } from '~/list/saved/rememberSearch'
import { Popup } from '~/ui/dialogs/Popup'
import { tooLong } from '~/lib/texts/textLimit'
import { limitProps } from '~/ui/fields/limitProps'
import { notify } from '~/ui/messages/notify'
import classes from './BrowserFilters.module.css'

const MAX_FILTERS = 20
const MAX_NAME_LENGTH = 60
type NamedFilter = { name: string; filters: StageFilters }

const namedFilter = z.pipe(
  z.object({ name: z.string(), search: z.string() }),
  z.transform(({ name, search }): NamedFilter => ({
    name,
    filters: readFilters<StageFilters>(stageFilters, parseSearch(search)),
  })),
)
const writeAll = (saved: readonly NamedFilter[]) =>
  saved.map(({ name, filters }) => ({ name, search: stringifySearch(filters as Record<string, unknown>) }))

/** Why filters cannot be saved in this browser; undefined when they can. */
function saveProblem(
  name: string,
  filters: StageFilters,
  saved: readonly NamedFilter[],
  sections: AnySections,
): string | undefined {
  if (Object.keys(filters).length === 0) return 'Cari dengan filter dahulu.'
  const personal = findPersonalFilter(sections, filters) ?? findPersonalData(name)
  if (personal !== undefined) return storageRefusal('Filter', personal)
  if (name === '') return 'Ketik nama filter dahulu.'
  if (saved.some((one) => one.name === name)) return 'Nama ini sudah dipakai.'
  if (saved.length >= MAX_FILTERS) return `Paling banyak ${MAX_FILTERS} filter. Hapus salah satu dahulu.`
  return tooLong(name, MAX_NAME_LENGTH)
}

/**
 * Named stage filters, a browser setting by user and corporate, since the API does not save them. Filters with personal
 * data are rejected, since settings outlive the session.
 */
const browserFilters = (writer: UserScope) =>
  storedState<readonly NamedFilter[]>(openSetting('stage-filters', writer), listOf(namedFilter), [], writeAll)

/** The filters applied now, and the way to apply others. */
export type BrowserFilterChoice = {
  sections: AnySections
  filters: StageFilters
  open: (filters: StageFilters) => void
}
type Props = BrowserFilterChoice & { anchor: HTMLElement; onClose: () => void }

/** Opens, deletes and adds a named filter of this browser. */
export function BrowserFilterPopup({ sections, filters, open, anchor, onClose }: Props) {
  const { writer } = useCorporate()
  const state = useMemo(() => browserFilters(writer), [writer])
  const saved = useStoredState(state)
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const fieldRef = useRef<HTMLInputElement>(null)
  function submit(event: FormEvent) {
    event.preventDefault()
    // React bubbles it to the filter form.
    event.stopPropagation()
    let reason: string | undefined
    state.change((latest) => {
      reason = saveProblem(cleaned(name), filters, latest, sections)
      return reason === undefined ? [...latest, { name: cleaned(name), filters }] : latest
    })
    setError(reason)
    if (reason !== undefined) return
    setName('')
    void notify(`Filter "${cleaned(name)}" tersimpan di browser ini`)
  }
  return (
    <Popup anchor={anchor} onClose={onClose} dialogLabel="Filter di browser ini">
      <form className={`stack ${classes.popup}`} onSubmit={submit} noValidate>
        {saved.length === 0 ? (
          <p>Beri nama pada filter yang sering Anda pakai, lalu buka lagi di tahap dan lowongan mana pun.</p>
        ) : (
          <ul className="plain-list" aria-label="Filter tersimpan">
            {saved.map((filter) => (
              <li key={filter.name} className="row">
                <Button
                  variant="subtle"
                  color="gray"
                  size="xs"
                  justify="flex-start"
                  onClick={() => {
                    onClose()
                    open(filter.filters)
                  }}
                >
                  {filter.name}
                </Button>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  size="sm"
                  aria-label={`Hapus filter ${filter.name}`}
                  onClick={() => {
                    // The focused button is removed with its filter.
                    fieldRef.current?.focus()
                    state.change((latest) => latest.filter(({ name: other }) => other !== filter.name))
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
          value={name}
          {...limitProps(name, MAX_NAME_LENGTH, { error })}
          onChange={(event) => {
            setName(event.currentTarget.value)
            setError(undefined)
          }}
        />
        <div className={`row ${classes.foot}`}>
          <small className="dimmed">Hanya di browser ini</small>
          <Button size="xs" variant="default" type="submit">
            Simpan
          </Button>
        </div>
      </form>
    </Popup>
  )
}
