import { createFileRoute } from '@tanstack/react-router'
import { Intro } from '~/features/shell/landing/Intro'
import { requireAccount } from '~/features/shell/access'
import { PageError } from '~/features/shell/PageError'

/** The page where users who have not taken the tests land (document 1 §2). */
export const Route = createFileRoute('/intro')({
  beforeLoad: async ({ context, location }) => ({ account: await requireAccount(context.queryClient, location.href) }),
  component: Intro,
  errorComponent: PageError,
  staticData: { title: 'Kenali diri Anda' },
})
