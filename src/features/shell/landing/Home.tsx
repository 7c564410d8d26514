import { getRouteApi } from '@tanstack/react-router'
import { lazyComponent } from '~/ui/lazyComponent'
import { Landing } from './Landing'

const CorporateChooser = lazyComponent(
  async () => (await import('~/features/shell/corporate/CorporateChooser')).CorporateChooser,
)
const route = getRouteApi('/')

/** Home of a visitor and of somebody who is signed in (document 1 §2). */
export function Home() {
  const isVisitor = route.useRouteContext({ select: (context) => context.account === undefined })
  return isVisitor ? <Landing /> : <CorporateChooser />
}
