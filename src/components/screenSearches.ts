/** A search that a screen offers to run again. */
export type OfferedSearch = { id: string; label: string; run: () => void }
/**
 * Loads a screen's recent searches and saved filters on demand. Recent searches are in the browser, so they do not wait
 * for the saved ones.
 */
export type ScreenSearches = () => Promise<{
  recent: readonly OfferedSearch[]
  saved: Promise<readonly OfferedSearch[]>
}>

const registered = new Set<ScreenSearches>()

/** The searches of the current screen; the command palette reads them when it opens. */
export const screenSearches = {
  get: (): ScreenSearches | undefined => [...registered].at(-1),
  /** Registers the searches of a screen until the returned function is called. */
  register: (searches: ScreenSearches): (() => void) => {
    registered.add(searches)
    return () => void registered.delete(searches)
  },
}
