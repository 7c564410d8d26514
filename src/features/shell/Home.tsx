import { getRouteApi } from '@tanstack/react-router'
import { lazily } from '~/ui/lazily'
import { Landing } from './Landing'

const CorporateChooser = lazily(async () => (await import('./CorporateChooser')).CorporateChooser)
const route = getRouteApi('/')

/** Home of a visitor and of somebody who is signed in (document 1 §2). */
export function Home() {
  const isVisitor = route.useRouteContext({ select: (context) => context.account === undefined })
  return isVisitor ? <Landing /> : <CorporateChooser />
}
