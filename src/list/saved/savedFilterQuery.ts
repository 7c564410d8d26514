import { hashKey, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '~/api/client'
import { isNotFound } from '~/api/errors'
import { query } from '~/api/queries'
import { tagMeta } from '~/api/tags/tags'
import type { SavedFilter, SavedQueries } from '~/api/endpointGroups/savedQueries'
import { accountQuery } from '~/api/identity/account'
import type { Send } from '~/api/useSend'
import type { Scope } from '~/lib/scope'
import { fullName } from '~/lib/texts/text'
import { confirm } from '~/ui/dialogs/dialogs'
import { type FilterPanelOf, parseSavedFilter } from './parseSavedFilter'

const keyOf = ({ open }: { open: { name: string } }, { corporateId }: Scope, id: string) => [
  open.name,
  { id, corporateId },
]

/** Query of a saved filter with its still valid filters; shared by 'Open' in the list and the badge above the results. */
export const savedFilterQuery = <W extends object>(
  client: QueryClient,
  saved: SavedQueries<W>,
  panel: FilterPanelOf<W>,
  scope: Scope,
  id: string,
) =>
  queryOptions({
    queryKey: keyOf(saved, scope, id),
    meta: tagMeta(saved.open, { id }),
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const stored = await call(saved.open, { id }, signal)
      return { ...stored, ...(await parseSavedFilter(client, panel, scope, saved.codec.read(stored.body))) }
    },
  })

/** Deletes a saved filter that another one replaces; its own read, which would fail now, is not repeated. */
export const deleteSavedFilter = <W extends object>(send: Send, saved: SavedQueries<W>, scope: Scope, id: string) =>
  send(saved.remove, { id }, undefined, ({ queryHash }) => queryHash === hashKey(keyOf(saved, scope, id)))

/** Asks before a colleague's filter is replaced. Answers name the creator only, so a namesake is not asked. */
export async function mayReplace(client: QueryClient, { queryName, creator }: SavedFilter, yes: string) {
  const own = client.getQueryData(accountQuery.queryKey)
  const owner = fullName(creator)
  if (own && fullName(own) === owner) return true
  return confirm({
    title: `Filter milik ${owner}`,
    message: `"${queryName}" disimpan oleh ${owner}. Setelah diubah, filter ini tercatat atas nama Anda.`,
    yes,
    no: 'Batal',
  })
}

/** Reads a saved filter to search with it. One that a colleague has deleted leaves the lists. */
export async function openSavedFilter<W extends object>(
  client: QueryClient,
  saved: SavedQueries<W>,
  panel: FilterPanelOf<W>,
  scope: Scope,
  { id, queryName }: Pick<SavedFilter, 'id' | 'queryName'>,
): Promise<W> {
  try {
    return (await client.fetchQuery(savedFilterQuery(client, saved, panel, scope, id))).filters
  } catch (error) {
    if (!isNotFound(error)) throw error
    void client.invalidateQueries({ queryKey: [saved.list.name] })
    throw new Error(`Filter "${queryName}" sudah dihapus.`, { cause: error })
  }
}

const MENU_LENGTH = 5
/** The newest saved filters, for menus. */
export const newestSaved = <W extends object>(saved: SavedQueries<W>, scope: Scope) =>
  query(saved.list, { ...scope, start: 0, length: MENU_LENGTH })
