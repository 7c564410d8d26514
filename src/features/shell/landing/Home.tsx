import { lazyComponent } from '~/ui/lazyComponent'
import { Landing } from './Landing'

const CorporateChooser = lazyComponent(
  async () => (await import('~/features/shell/corporate/CorporateChooser')).CorporateChooser,
)

/** Home of a visitor and of somebody who is signed in (document 1 §2). */
export function Home({ isVisitor }: { isVisitor: boolean }) {
  return isVisitor ? <Landing /> : <CorporateChooser />
}
