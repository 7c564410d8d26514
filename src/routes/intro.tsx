import { createFileRoute } from '@tanstack/react-router'
import { Intro } from '~/features/shell/landing/Intro'
import { requireAccount } from '~/features/shell/access'
import { PageError } from '~/features/shell/PageError'

/** Where a person who has not taken the tests lands (document 1 §2). */
export const Route = createFileRoute('/intro')({
  beforeLoad: async ({ context, location }) => ({ account: await requireAccount(context.queryClient, location.href) }),
  component: Intro,
  errorComponent: PageError,
  staticData: { title: 'Kenali diri Anda' },
})
