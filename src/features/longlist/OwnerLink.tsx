import { Link } from '@tanstack/react-router'
import { useCorporate } from '~/components/corporate'
import type { EmailTaken } from './userRecord'

/** Opens the user who has an e-mail address already; in another tab, since this form is not saved. */
export function OwnerLink({ id, name }: EmailTaken['owner']) {
  const { index } = useCorporate()
  return (
    <Link to="/dashboard/$index/es-longlist/form/$muc03Id" params={{ index, muc03Id: id }} target="_blank">
      Buka data {name}
    </Link>
  )
}
