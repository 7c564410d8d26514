import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SavedFilter, SavedQueries } from '~/api/endpointGroups/savedQueries'
import { alertFailure } from '~/components/alertFailure'
import { useCorporate } from '~/components/corporate'
import { LISTS_FAILED } from '~/components/masterData'
import { fullName } from '~/lib/texts/text'
import { useCriterionTexts } from '~/list/filters/criterionTexts'
import { Popup } from '~/ui/dialogs/Popup'
import { Notice } from '~/ui/messages/Notice'
import type { FilterPanelOf } from './parseSavedFilter'
import { recentSearches } from './recentSearches'
import { newestSaved, openSavedFilter } from './savedFilterQuery'
import classes from './SavedFilterMenu.module.css'

/** Props of the saved-filter menu. */
export type SavedFilterChoice<F extends object> = {
  /** Storage name of the list's recent searches. */
  list: string
  saved: SavedQueries<F>
  panel: FilterPanelOf<F>
  /** Searches with the still valid part of a saved filter. */
  onOpen: (filters: F, id: string) => void
  /** Repeats a recent search. */
  onRepeat: (filters: F) => void
  /** Shows all saved filters. */
  showAll: () => void
}
type Props<F extends object> = SavedFilterChoice<F> & { anchor: HTMLElement | null; onClose: () => void }

/** The newest saved filters, a button for all of them, and this user's recent searches. */
export function SavedFilterPopup<F extends object>({ list, saved, panel, anchor, onClose, ...callbacks }: Props<F>) {
  const client = useQueryClient()
  const { viewer, scope } = useCorporate()
  const { data, error, refetch } = useQuery(newestSaved(saved, scope))
  const [recent] = useState(() => recentSearches({ userId: viewer.userId, ...scope, list }, panel.schema))
  const { texts: recentTexts, anyFailed, retry } = useCriterionTexts(panel.sections, recent)
  async function open(filter: SavedFilter) {
    try {
      const filters = await openSavedFilter(client, saved, panel, scope, filter)
      onClose()
      callbacks.onOpen(filters, filter.id)
    } catch (failure) {
      alertFailure(failure)
    }
  }
  return (
    <Popup anchor={anchor} onClose={onClose} dialogLabel="Filter tersimpan dan pencarian terakhir">
      <div className={classes.menu}>
        <h3>Filter tersimpan</h3>
        {error && <Notice retry={() => void refetch()}>Filter tersimpan belum dapat dimuat. {error.message}</Notice>}
        {(data || !error) && (
          <ul aria-label="Filter tersimpan" aria-busy={data === undefined}>
            {data?.content.map((filter) => (
              <li key={filter.id}>
                <Button
                  variant="subtle"
                  color="gray"
                  size="xs"
                  justify="space-between"
                  rightSection={<small>{fullName(filter.creator)}</small>}
                  onClick={() => void open(filter)}
                >
                  {filter.queryName}
                </Button>
              </li>
            ))}
            {data?.content.length === 0 && !error && <li className={classes.none}>Belum ada filter yang disimpan.</li>}
          </ul>
        )}
        <Button
          variant="default"
          size="xs"
          onClick={() => {
            onClose()
            callbacks.showAll()
          }}
        >
          Semua filter
        </Button>
        {recent.length > 0 && (
          <>
            <h3>Pencarian terakhir Anda di peramban ini</h3>
            {anyFailed && <Notice retry={retry}>{LISTS_FAILED}</Notice>}
            <ul aria-label="Pencarian terakhir">
              {recent.map((filters, n) => {
                const text = recentTexts[n]!.join(', ')
                return (
                  <li key={JSON.stringify(filters)}>
                    <Button
                      variant="subtle"
                      color="gray"
                      size="xs"
                      justify="flex-start"
                      title={text}
                      onClick={() => {
                        onClose()
                        callbacks.onRepeat(filters)
                      }}
                    >
                      {text}
                    </Button>
                  </li>
                )
              })}
            </ul>
          </>
        )}
      </div>
    </Popup>
  )
}
