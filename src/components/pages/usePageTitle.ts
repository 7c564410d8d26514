import { useOnNewValue } from '~/lib/effects'
import { useTabTitle } from './useTabTitle'

/** Sets the document title, overriding the one of the route; undefined keeps the route's. */
export function usePageTitle(title: string | undefined): void {
  const tabTitle = useTabTitle(title)
  useOnNewValue(title === undefined ? undefined : tabTitle, (text) => {
    document.title = text
  })
}
