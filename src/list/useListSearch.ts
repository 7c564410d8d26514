import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallbackRef } from '@mantine/hooks'
import { useCallback, useMemo, useRef } from 'react'
import { keepPageSize, useCorporate } from '~/components/corporate'
import { dialogEntry } from '~/components/dialogEntry'
import { hasRequiredFilters } from '~/lib/rules/rules'
import type { FilterPanelState } from './filters/panel/useFilterPanel'
import type { ScreenList } from './list'
import { type DialogMove, isSameFilters, type ListState, withoutFilters, withoutDialog } from './listUrl'
import { requiredLookups, sectionsOf } from './filters/conditions'
import { abortOnPress } from './filters/retryUntilDone'
import { part } from '~/ui/part'

const memory = part(() => import('./saved/rememberSearch'))
const pins = part(() => import('./saved/pins'))

/** Storage name of a list's recent searches. */
export const searchStorageName = ({ columnsKey, title }: { columnsKey?: string; title: string }): string =>
  columnsKey ?? title

/** Navigation between searches of a list; each is a URL. */
export function useListSearch<F extends object, Row extends object>(
  list: ScreenList<F, Row>,
  state: ListState<F>,
  panel: FilterPanelState,
) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { viewer, writer, scope } = useCorporate()
  const { filters: schema, filterUi } = list
  const { userId } = viewer
  const owner = useMemo(() => ({ userId, ...scope, list: searchStorageName(list) }), [userId, scope, list])
  // Only a search started by the user moves the focus to the results, once answered; paging and Back do not, nor when the
  // user has moved on meanwhile.
  const pendingFocus = useRef<AbortController>(undefined)
  const onAnswered = useCallback((heading: HTMLElement | null) => {
    if (!pendingFocus.current || pendingFocus.current.signal.aborted) return
    pendingFocus.current.abort()
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'nearest' })
  }, [])
  const unlinked = withoutDialog(state)
  const setState = (next: ListState<F>, { dialog }: Partial<DialogMove> = {}) => {
    // A shared link includes the corporate, so that it opens the same one for every user.
    const search = { ...list.url.write(next), ...(list.isShared ? { c: scope.corporateId } : {}) }
    // A dialog keeps the scroll position of the list.
    void navigate({
      to: '.',
      // The list writes its own address; the router's type of '.' is that of every route.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      search: search as never,
      replace: dialog === 'step' || dialog === 'close',
      resetScroll: !dialog,
      // A step keeps the entry that opened the dialog.
      ...(dialog === 'open' ? { state: dialogEntry('message') } : dialog === 'step' ? { state: true } : {}),
    })
  }
  const navigateTo = (next: ListState<F>) => {
    // After a panel search the focus moves to the results; a search box keeps it.
    pendingFocus.current?.abort()
    pendingFocus.current = filterUi.kind === 'panel' ? abortOnPress() : undefined
    panel.closeDrawer()
    setState(next)
  }
  // Stable, like the others that the form gets: it is not drawn with each page.
  const search = useCallbackRef((values: F) => {
    const next = { ...unlinked, filters: values, page: 1 }
    // Repeating the same search refetches.
    if (isSameFilters(values, state.filters))
      void client.invalidateQueries({ queryKey: list.query(next, scope).queryKey })
    navigateTo(next)
    list.onSearch?.(values, scope)
    if (filterUi.kind === 'panel' && filterUi.saved) {
      const { sections } = filterUi
      // One that cannot be remembered is only missed in the offers.
      void memory.load().then(
        ({ rememberSearch }) => rememberSearch(owner, { schema, sections }, values),
        () => {},
      )
    }
  })
  // The vacancy that a page is about is not one of its criteria.
  const about = requiredLookups(schema.rules, sectionsOf(list))
  const initial = {
    filters: withoutFilters(
      schema,
      state.filters,
      Object.keys(state.filters).filter((name) => !about.includes(name)),
    ),
    page: 1,
    size: state.size,
  }
  const reset = useCallbackRef(() => setState(initial))
  const openSaved = useCallbackRef((values: F, saved: string) => {
    navigateTo({ ...unlinked, filters: values, page: 1, saved })
    if (hasRequiredFilters(schema.rules, values)) list.onSearch?.(values, scope)
  })
  return {
    unlinked,
    /** Owner of this list's recent searches. */
    owner,
    setState,
    setPage: (page: number, size: number) => {
      if (size !== state.size) keepPageSize(writer, location.pathname, size)
      setState({ ...unlinked, page, size })
    },
    search,
    onAnswered,
    // The focused chip is removed, so the focus must move.
    drop: (names: readonly string[]) =>
      navigateTo({ ...unlinked, filters: withoutFilters(schema, state.filters, names), page: 1 }),
    reset,
    /** Resets the filters from a panel without results, and moves the focus. */
    restart: () => navigateTo(initial),
    openSaved,
    /** Makes a filter that was just saved the open one. */
    markSaved: (saved: string) => setState({ ...unlinked, saved }, { dialog: 'step' }),
    /** Closes a saved filter that was deleted, or opens its successor. */
    closeSaved: (id: string, successor?: string) => {
      const pin = { list: searchStorageName(list), id }
      // A pin that cannot be moved says on the dashboard that its filter is gone.
      void pins.load().then(
        ({ movePin }) => movePin({ userId: viewer.userId, ...scope }, pin, successor),
        () => {},
      )
      const { saved, ...rest } = unlinked
      if (saved !== id) return
      if (successor === undefined) setState(rest)
      else setState({ ...rest, saved: successor }, { dialog: 'step' })
    },
  }
}
