/** The event of the window by which a failure that its operator should know reaches the reports (`api/errorReports`). */
export const FAILURE = 'klob:failure'

/** Tells the reports, if there are any; not what a person did or saw. */
export function tellFailure(failure: Error): void {
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(FAILURE, { detail: failure }))
}
