import { config } from '~/api/config'
import { useOnNewValue } from '~/lib/effects'

/** Sets the document title, overriding the one of the route; undefined keeps the route's. */
export function usePageTitle(title: string | undefined): void {
  useOnNewValue(title, (name) => {
    document.title = `${name} · ${config().productName}`
  })
}
