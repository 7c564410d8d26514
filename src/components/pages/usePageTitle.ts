import { useEffect } from 'react'
import { config } from '~/api/config'

/** Names the page by what it shows, over the name that its route gives it; undefined leaves that. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${config().productName}`
  }, [title])
}
