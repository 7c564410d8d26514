import { createFileRoute, Navigate, redirect, retainSearchParams } from '@tanstack/react-router'
import { Frame } from '~/features/shell/Frame'
import { chooseCorporate, requireAccount } from '~/features/shell/access'
import type { RawSearch } from '~/lib/searchParams'
import { PageError } from '~/ui/PageError'

/** The admin area of one corporate, counted by its place among the user's corporates (document 1 §2). */
export const Route = createFileRoute('/dashboard/$index')({
  // `c` names the corporate of a shared link, so that another order of corporates cannot open the wrong one.
  validateSearch: ({ c }: RawSearch): { c?: string } => (typeof c === 'string' ? { c } : {}),
  search: { middlewares: [retainSearchParams(['c'])] },
  beforeLoad: async ({ context, params, search, location }) => {
    const account = await requireAccount(context.queryClient, location.href)
    const index = chooseCorporate(account.corporates, params.index, search.c)
    if (index === undefined) throw redirect({ to: '/' })
    if (String(index) !== params.index)
      throw redirect({
        href: location.href.replace(`/dashboard/${params.index}`, `/dashboard/${index}`),
        replace: true,
      })
    return { account, corporate: account.corporates[index]! }
  },
  component: Frame,
  errorComponent: PageError,
  notFoundComponent: () => <Navigate to="/" replace />,
})
