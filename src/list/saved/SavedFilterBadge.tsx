import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { SavedQueries } from '~/api/endpointGroups/savedQueries'
import { isNotFound, messageOf } from '~/api/errors'
import { useSender } from '~/api/useSend'
import { useCorporate } from '~/components/corporate'
import { StaleNotice } from '~/components/reads/StaleNotice'
import { useStoredState } from '~/lib/storedState'
import { useFlow } from '~/lib/useFlow'
import type { FormDraft } from '~/list/filters/panel/useFormDraft'
import { isSameFilters } from '~/list/listUrl'
import type { Naming } from '~/list/ListDialogs'
import { BusyButton } from '~/ui/BusyButton'
import { FailureText } from '~/ui/messages/FailureText'
import { Notice } from '~/ui/messages/Notice'
import { notify } from '~/ui/messages/notify'
import { filterCalls } from './filterCalls'
import { LostVersions } from './LostVersions'
import type { FilterPanelOf } from './parseSavedFilter'
import { PinSwitch } from './PinSwitch'
import { storedReplacement } from './replacements'
import { mayReplace, savedFilterQuery } from './savedFilterQuery'
import classes from './SavedFilterBadge.module.css'
import { updateSavedFilter } from './updateSavedFilter'

/** How the screen lets its open saved filter be changed. */
export type SavedFilterEdit<F> = {
  draft: FormDraft
  /** Hands over the filled-in values, unless the form refuses them. */
  withDraft: (proceed: (filters: F) => void) => void
  /** Asks for a name and saves the values under it. */
  saveAs: (filters: F, naming?: Naming) => void
  /** Opens what took the place of a saved filter. */
  onReplaced: (id: string, successor: string) => void
}
type Props<F extends object> = {
  /** Storage name of the list. */
  list: string
  saved: SavedQueries<F>
  panel: FilterPanelOf<F>
  id: string
  filters: F
  edit: SavedFilterEdit<F>
}

/** Shows the open saved filter, whether the form or the search has changed since, and its criteria that are no longer available. */
export function SavedFilterBadge<F extends object>({ list, saved, panel, id, filters, edit }: Props<F>) {
  const client = useQueryClient()
  const send = useSender()
  const { scope, writer } = useCorporate()
  const read = useQuery(savedFilterQuery(client, saved, panel, scope, id))
  const { data, error, refetch } = read
  const kept = useMemo(() => storedReplacement({ ...writer, list }, panel.schema), [writer, list, panel.schema])
  const lost = useStoredState(kept)
  const { isBusy, failure, run } = useFlow()
  const isDraftChanged = useSyncExternalStore(
    edit.draft.subscribe,
    () => data !== undefined && !isSameFilters(edit.draft.get() ?? filters, data.filters),
  )
  const update = (values: F) =>
    run({
      question: async () => data !== undefined && mayReplace(client, data, 'Perbarui'),
      work: async () => {
        if (Object.keys(values).length === 0) throw new Error('Isi paling sedikit satu kriteria dahulu.')
        const calls = filterCalls({ client, send, saved, panel, scope, keep: (one) => kept.change(() => one) })
        const { filter, error: reason } = await updateSavedFilter(calls, { id, queryName: data!.queryName }, values)
        if (filter) edit.onReplaced(id, filter.id)
        if (reason !== undefined) throw new Error(failureText(data!.queryName, messageOf(reason), filter !== undefined))
        void notify(`Filter "${filter!.queryName}" diperbarui`)
      },
      toFailure: messageOf,
      tell: (text) => void notify(text, 'failed'),
    })
  const drop = () => void kept.change(() => undefined)
  const rest = (
    <>
      {failure !== undefined && <FailureText>{failure}</FailureText>}
      {lost && !isBusy && (
        <LostVersions
          replacement={lost}
          sections={panel.sections}
          save={(version) => edit.saveAs(version, { queryName: lost.queryName, onSaved: drop })}
          drop={drop}
        />
      )}
    </>
  )
  if (isNotFound(error) && !isBusy)
    return (
      <div className="stack">
        <Notice>
          {data ? `Filter "${data.queryName}" sudah dihapus.` : 'Filter tersimpan pada tautan ini tidak ditemukan.'}
        </Notice>
        {rest}
      </div>
    )
  if (!data && error)
    return <Notice retry={() => void refetch()}>Filter tersimpan gagal dimuat. {error.message}</Notice>
  if (!data) return null
  const isChanged = !isSameFilters(filters, data.filters)
  return (
    <div className="stack">
      <div className={classes.active}>
        <span className={classes.badge}>
          filter aktif: {data.queryName}
          {isChanged && ' (diubah)'}
        </span>
        {(isDraftChanged || isBusy) && (
          <>
            <BusyButton
              size="compact-xs"
              variant="default"
              aria-label={`Perbarui "${data.queryName}"`}
              isBusy={isBusy}
              onClick={() => edit.withDraft((values) => void update(values))}
            >
              Perbarui
            </BusyButton>
            <Button size="compact-xs" variant="subtle" onClick={() => edit.withDraft((values) => edit.saveAs(values))}>
              Simpan sebagai baru
            </Button>
          </>
        )}
        <PinSwitch pin={{ list, id }} queryName={data.queryName} />
        {data.dropped.length > 0 && (
          <span role="status" className={classes.dropped}>
            Kriteria ini sudah tidak tersedia dan diabaikan: {data.dropped.join(', ')}
          </span>
        )}
        <StaleNotice read={read} />
      </div>
      {rest}
    </div>
  )
}

const failureText = (queryName: string, reason: string, isRestored: boolean) =>
  isRestored
    ? `Filter "${queryName}" gagal diperbarui; isinya tetap yang lama. ${reason}`
    : `Filter "${queryName}" gagal diperbarui. ${reason}`
