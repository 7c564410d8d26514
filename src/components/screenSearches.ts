/** A search that a screen offers by a press: its words, and how it is run. */
export type OfferedSearch = { id: string; label: string; run: () => void }
/**
 * The latest searches of this person and the saved filters of a screen, loaded when somebody wants to see them. The first
 * are in the browser; they do not wait for the others.
 */
export type ScreenSearches = () => Promise<{
  recent: readonly OfferedSearch[]
  saved: Promise<readonly OfferedSearch[]>
}>

let current: ScreenSearches | undefined

/** What the screen in view offers to be searched again; the palette asks it when it opens. */
export const screenSearches = {
  get: (): ScreenSearches | undefined => current,
  /** Offers the searches of a screen until the returned function is called. */
  offer: (searches: ScreenSearches): (() => void) => {
    current = searches
    return () => {
      if (current === searches) current = undefined
    }
  },
}
