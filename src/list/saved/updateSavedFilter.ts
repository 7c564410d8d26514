import { isNotFound, mayHaveSucceeded } from '~/api/errors'
import type { SavedFilter } from '~/api/endpointGroups/savedQueries'

/** A filter with its name. */
export type NamedFilter<W> = { queryName: string; filters: W }
/** A saved filter that is being replaced: what it had, and what it shall have. */
export type Replacement<W> = { queryName: string; before: W; after: W }
/** How a replacement ended: saved, undone with the reason, or without either version being stored. */
export type FilterUpdate = { filter: SavedFilter; error?: unknown } | { filter: undefined; error: unknown }

/** The calls of a replacement. */
export type FilterCalls<W> = {
  /** The stored filters, freshly read. */
  read: (id: string) => Promise<W>
  remove: (id: string) => Promise<unknown>
  save: (filter: NamedFilter<W>) => Promise<SavedFilter>
  /** The saved filter of that name and content. */
  find: (filter: NamedFilter<W>) => Promise<SavedFilter | undefined>
  /** Keeps what would be lost if the page ended now; undefined forgets it. */
  keep: (replacement: Replacement<W> | undefined) => void
}

const goneError = (queryName: string, cause: unknown) =>
  new Error(`Filter "${queryName}" sudah dihapus atau diperbarui rekan Anda. Simpan isian Anda sebagai filter baru.`, {
    cause,
  })

/** Deletes a filter; after a lost answer it looks whether it is still there. Returns the error if that cannot be told. */
async function remove<W>(calls: FilterCalls<W>, id: string): Promise<unknown> {
  try {
    await calls.remove(id)
    return undefined
  } catch (error) {
    if (!mayHaveSucceeded(error)) throw error
    const isThere = await calls.read(id).then(
      () => true,
      (failure) => (isNotFound(failure) ? false : undefined),
    )
    if (isThere) throw error
    return isThere === undefined ? error : undefined
  }
}

/** Saves a filter; after a lost answer it looks whether it was saved. */
async function save<W>(calls: FilterCalls<W>, filter: NamedFilter<W>): Promise<SavedFilter> {
  try {
    return await calls.save(filter)
  } catch (error) {
    const found = mayHaveSucceeded(error) ? await calls.find(filter).catch(() => undefined) : undefined
    if (!found) throw error
    return found
  }
}

/**
 * Gives a saved filter other values. The calls cannot change one, and a used name is refused: it is read, deleted and
 * saved anew; if that fails, the old one is saved again. Throws while the old one is still stored.
 */
export async function updateSavedFilter<W>(
  calls: FilterCalls<W>,
  { id, queryName }: Pick<SavedFilter, 'id' | 'queryName'>,
  filters: W,
): Promise<FilterUpdate> {
  const throwGone = (error: unknown): never => {
    throw isNotFound(error) ? goneError(queryName, error) : error
  }
  const before = await calls.read(id).catch(throwGone)
  calls.keep({ queryName, before, after: filters })
  const unclear = await remove(calls, id).catch((error: unknown) => {
    calls.keep(undefined)
    return throwGone(error)
  })
  if (unclear !== undefined) return { filter: undefined, error: unclear }
  try {
    const filter = await save(calls, { queryName, filters })
    calls.keep(undefined)
    return { filter }
  } catch (error) {
    const filter = await save(calls, { queryName, filters: before }).catch(() => undefined)
    if (filter) calls.keep(undefined)
    return { filter, error }
  }
}
