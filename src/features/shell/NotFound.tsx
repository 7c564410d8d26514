import { Link } from '@tanstack/react-router'
import { texts } from '~/lib/texts/texts'
import { StatePanel } from '~/ui/states/StatePanel'
import { BareFrame } from './frame/BareFrame'

/** The page for an address that leads nowhere (document 3 §2). */
export function NotFound() {
  return (
    <BareFrame>
      <StatePanel whole drawing="lost" title={texts.notFoundPage} action={<Link to="/">KEMBALI KE HOME</Link>} />
    </BareFrame>
  )
}
