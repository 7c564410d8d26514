import { pageState } from '~/lib/pageState'

/** Whether the page is laid out for paper. */
export const printing = pageState(false)

/** Starts to tell. The media query alone comes too late: a browser lays the paper out right after `beforeprint`. */
export function followPrinting(): void {
  const query = window.matchMedia('print')
  const read = () => printing.set(query.matches)
  read()
  query.addEventListener('change', read)
  window.addEventListener('beforeprint', () => printing.set(true))
  window.addEventListener('afterprint', read)
}
