import { ApiError } from '~/api/errors'
import { FAILURE } from '~/lib/failures'

/** More of one page say nothing new. */
const MAX_REPORTS = 10
/** Places of the code per report, nearest first. */
const MAX_PLACES = 5

/** What an operator gets of a failure: no message, address or value, since these may name a person. */
export type ErrorReport = {
  kind: 'error' | 'shape' | 'part'
  /** The class of the error. */
  name: string
  /** Of an answer of the wrong shape: operation and field. */
  endpoint?: string
  field?: string
  /** Places in the console's files, as 'index-1a2b.js:1:200'. */
  places: readonly string[]
  /** Version and commit of the build. */
  version: string
  /** The pattern of the page's address, such as '/dashboard/$index/talentsearch'. */
  route: string
}

const placesOf = ({ stack = '' }: Error): string[] =>
  [...stack.matchAll(/\/assets\/([\w.-]+\.js:\d+:\d+)/g)].slice(0, MAX_PLACES).map(([, place]) => place!)

/** The report of a failure; undefined for what is no defect, such as a lost connection or a refusal. */
export function reportOf(failure: unknown, page: Pick<ErrorReport, 'version' | 'route'>): ErrorReport | undefined {
  if (!(failure instanceof Error)) return { kind: 'error', name: typeof failure, places: [], ...page }
  const { name } = failure
  if (failure instanceof ApiError)
    return failure.failure === 'shape'
      ? { kind: 'shape', name, endpoint: failure.endpoint, field: fieldOf(failure), places: [], ...page }
      : undefined
  return { kind: name === 'PartFailure' ? 'part' : 'error', name, places: placesOf(failure), ...page }
}
/** The field's path without what was expected there. */
const fieldOf = ({ reason = '' }: ApiError): string => reason.split(': ', 1)[0]!

/** Sends failures of this page to the address of the setting `errorReportUrl`: each once, at most ten (docs/deploy.md). */
export function sendErrorReports(url: string, page: () => Pick<ErrorReport, 'version' | 'route'>): void {
  const sent = new Set<string>()
  const send = (failure: unknown) => {
    const report = reportOf(failure, page())
    const text = report && JSON.stringify(report)
    if (text === undefined || sent.has(text) || sent.size >= MAX_REPORTS) return
    sent.add(text)
    // As plain text, which other origins accept without asking first.
    navigator.sendBeacon(url, text)
  }
  window.addEventListener('error', ({ error }) => error !== null && send(error))
  window.addEventListener('unhandledrejection', ({ reason }) => send(reason))
  window.addEventListener(FAILURE, (event) => event instanceof CustomEvent && send(event.detail))
}
