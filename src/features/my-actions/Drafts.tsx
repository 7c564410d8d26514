import { useState } from 'react'
import { serverNow } from '~/api/identity/clock'
import { useCorporate } from '~/components/corporate'
import { briefMoment } from '~/lib/time/dates'
import { draftPages } from '~/record/draftIndex'
import { AddressLink } from '~/ui/links/AddressLink'
import classes from './MyActions.module.css'

/** What this user has typed and neither saved nor sent at this corporate, with the page on which it continues. */
export function Drafts() {
  const { writer, index } = useCorporate()
  const [drafts] = useState(() =>
    draftPages(writer.userId).filter(({ corporateId }) => corporateId === writer.corporateId),
  )
  if (drafts.length === 0) return null
  return (
    <section aria-label="Draf Anda">
      <h2>Draf Anda</h2>
      <ul className={`card plain-list ${classes.list}`}>
        {drafts.map(({ key, title, address, at }) => {
          // The corporate may have another index now.
          const href = address.replace(/^\/dashboard\/[^/]+/, `/dashboard/${index}`)
          return (
            <li key={key}>
              <span className="dimmed tabular">{briefMoment(at, serverNow())}</span>
              <span className={`break-anywhere ${classes.what}`}>
                {title}
                <small className="dimmed">Belum disimpan atau dikirim</small>
              </span>
              <span className={`row ${classes.ways}`}>
                <AddressLink address={href} label={`Buka draf: ${title}`}>
                  Buka
                </AddressLink>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
