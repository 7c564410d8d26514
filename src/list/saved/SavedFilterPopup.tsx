import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SavedFilter, SavedQueries } from '~/api/endpointGroups/savedQueries'
import { alertFailure } from '~/components/alertFailure'
import { useCorporate } from '~/components/corporate'
import { LISTS_FAILED } from '~/components/masterData'
import { numberText } from '~/lib/texts/numbers'
import { fullName } from '~/lib/texts/text'
import { useCriterionTexts } from '~/list/filters/criterionTexts'
import { searchStorageName } from '~/list/useListSearch'
import type { ScreenList } from '~/list/list'
import { BusyButton } from '~/ui/BusyButton'
import { Popup } from '~/ui/dialogs/Popup'
import { Notice } from '~/ui/messages/Notice'
import type { FilterPanelOf } from './parseSavedFilter'
import { recentSearches } from '~/list/filters/recentSearches'
import type { NewCount } from './newCounts'
import { newestSaved, openSavedFilter } from './savedFilterQuery'
import { useNewCounts } from './useNewCounts'
import classes from './SavedFilterPopup.module.css'

/** Props of the saved-filter menu. */
export type SavedFilterChoice<F extends object> = {
  list: Pick<ScreenList<F, object>, 'noun' | 'query' | 'title' | 'columnsKey'>
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
  const [recent] = useState(() =>
    recentSearches({ userId: viewer.userId, ...scope, list: searchStorageName(list) }, panel.schema),
  )
  const { counts, isBusy, check } = useNewCounts({ list, saved, panel })
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
        <div className={classes.head}>
          <h3>Filter tersimpan</h3>
          {data && data.content.length > 0 && (
            <BusyButton
              variant="default"
              size="compact-xs"
              leftSection={<IconRefresh size={14} aria-hidden />}
              isBusy={isBusy}
              onClick={() => check(data.content)}
            >
              Periksa hasil baru
            </BusyButton>
          )}
        </div>
        <p role="status" className="visually-hidden">
          {isBusy ? 'Memeriksa filter...' : counts.size > 0 ? `${numberText(counts.size)} filter diperiksa` : ''}
        </p>
        {error && <Notice retry={() => void refetch()}>Filter tersimpan gagal dimuat. {error.message}</Notice>}
        {(data || !error) && (
          <ul aria-label="Filter tersimpan" aria-busy={data === undefined}>
            {data?.content.map((filter) => (
              <li key={filter.id}>
                <Button
                  variant="subtle"
                  color="gray"
                  size="xs"
                  justify="space-between"
                  title={`${filter.queryName} · ${fullName(filter.creator)}`}
                  rightSection={<small>{fullName(filter.creator)}</small>}
                  onClick={() => void open(filter)}
                >
                  {filter.queryName}
                </Button>
                <FoundCount
                  found={counts.get(filter.id)}
                  show={(filters) => {
                    onClose()
                    callbacks.onRepeat(filters)
                  }}
                />
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
            <h3>Pencarian terakhir Anda di browser ini</h3>
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

type CountProps<F> = { found: NewCount<F> | undefined; show: (filters: F) => void }

/** How many a filter finds, and the search for those that are new. */
function FoundCount<F>({ found, show }: CountProps<F>) {
  if (!found) return null
  if ('failure' in found) return <p className={classes.count}>{found.failure}</p>
  const { text, onlyNew } = found
  return (
    <p className={`tabular ${classes.count}`}>
      {text}{' '}
      {onlyNew && (
        <button type="button" className="link-button" onClick={() => show(onlyNew.filters)}>
          {onlyNew.label}
        </button>
      )}
    </p>
  )
}
