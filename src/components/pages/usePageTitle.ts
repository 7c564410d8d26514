import { config } from '~/api/config'
import { useOnEach } from '~/lib/effects'

/** Names the page by what it shows, over the name that its route gives it; undefined leaves that. */
export function usePageTitle(title: string | undefined): void {
  useOnEach(title, (name) => {
    document.title = `${name} · ${config().productName}`
  })
}
