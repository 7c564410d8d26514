import { createFileRoute, redirect } from '@tanstack/react-router'

/** Target of the main site's search: redirects to the talent search with the keyword as first name (document 1 §2). */
export const Route = createFileRoute('/search')({
  validateSearch: ({ keyword }: Record<string, unknown>): { keyword?: string | undefined } => ({
    keyword: typeof keyword === 'string' ? keyword : undefined,
  }),
  beforeLoad: ({ search: { keyword } }) => {
    throw redirect({
      to: '/dashboard/$index/talentsearch',
      params: { index: '0' },
      search: keyword === undefined ? {} : { firstNames: keyword },
      replace: true,
    })
  },
})
