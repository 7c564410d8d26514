import { createFileRoute } from '@tanstack/react-router'
import { Home } from '~/features/shell/landing/Home'
import { requireHome } from '~/features/shell/access'
import { PageError } from '~/features/shell/PageError'

/** Home: the landing page for visitors, else the corporate chooser (document 1 §2). */
export const Route = createFileRoute('/')({
  beforeLoad: ({ context }) => requireHome(context),
  component: function HomePage() {
    return <Home isVisitor={Route.useRouteContext().account === undefined} />
  },
  errorComponent: PageError,
  staticData: { title: 'Pilih perusahaan' },
})
