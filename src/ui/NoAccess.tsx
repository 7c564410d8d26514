import { Link } from '@tanstack/react-router'
import { texts } from '~/lib/texts'
import { StatePanel } from './StatePanel'

/** The panel for a screen without the right to it (document 1 §2). */
export function NoAccess() {
  return (
    <StatePanel
      whole
      drawing="locked"
      title={texts.noAccess.title}
      message={texts.noAccess.message}
      action={<Link to="/home">Pilih perusahaan lain</Link>}
    />
  )
}
