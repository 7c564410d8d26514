import { Link } from '@tanstack/react-router'
import { texts } from '~/lib/texts'
import { StatePanel } from './StatePanel'

/** The page for an address that leads nowhere (document 3 §2). */
export function NotFound() {
  return (
    <main>
      <StatePanel whole drawing="lost" title={texts.notFoundPage} action={<Link to="/">KEMBALI KE HOME</Link>} />
    </main>
  )
}
