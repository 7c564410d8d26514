import { useMatches } from '@tanstack/react-router'
import { config } from '~/api/config'

/** The title of the browser's tab: the page, the company where the user has several, and the product. */
export function useTabTitle(page: string | undefined): string {
  const company = useMatches({
    select: (matches) =>
      matches.flatMap(({ context }) =>
        'corporate' in context && context.account.corporates.length > 1 ? context.corporate.corporateName : [],
      )[0],
  })
  return [page, company, config().productName].filter(Boolean).join(' · ')
}
