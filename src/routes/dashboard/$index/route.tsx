import { createFileRoute, redirect, retainSearchParams } from '@tanstack/react-router'
import { Frame } from '~/features/shell/frame/Frame'
import { chooseCorporate, requireAccount } from '~/features/shell/access'
import { readId } from '~/lib/ids'
import { notify } from '~/ui/messages/notify'
import { PageError } from '~/features/shell/PageError'
import { UnknownPage } from '~/features/shell/UnknownPage'

/** The admin area of one corporate; `$index` is its position among the user's corporates (document 1 §2). */
export const Route = createFileRoute('/dashboard/$index')({
  // `c` is the corporate of a shared link, so that another order of corporates cannot open the wrong one.
  validateSearch: ({ c }: Record<string, unknown>): { c?: string | undefined } => ({ c: readId(c) }),
  search: { middlewares: [retainSearchParams(['c'])] },
  beforeLoad: async ({ context, params, search, location }) => {
    const account = await requireAccount(context.queryClient, location.href)
    const index = chooseCorporate(account.corporates, params.index, search.c)
    if (index === undefined) {
      void notify('Perusahaan pada alamat itu tidak ada di akun Anda.', 'info')
      throw redirect({ to: '/', replace: true })
    }
    if (String(index) !== params.index)
      throw redirect({
        href: location.href.replace(`/dashboard/${params.index}`, `/dashboard/${index}`),
        replace: true,
      })
    return { account, corporate: account.corporates[index]! }
  },
  component: function AdminArea() {
    const { account, corporate } = Route.useRouteContext()
    return <Frame account={account} corporate={corporate} index={Route.useParams().index} />
  },
  errorComponent: PageError,
  notFoundComponent: UnknownPage,
})
