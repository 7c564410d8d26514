import { IconExternalLink } from '@tabler/icons-react'
import { config } from '~/api/config'
import type { PublicVacancy } from '~/api/contract/publicVacancy'
import { filledAddress } from '~/lib/addresses'
import { ExternalFrame } from '~/ui/ExternalFrame'
import { textOfHtml } from '~/ui/htmlText'
import classes from './Office.module.css'

/** How near the map is (document 1 §9). */
const ZOOM = '15'

/** Where the office is: its address as text, the map of its place, and the way to a larger one. */
export function Office({ office }: { office: NonNullable<PublicVacancy['location']> }) {
  const { mapEmbedUrl, links } = config()
  const { province, longDescription, gpsLocation: placeId } = office
  const address = textOfHtml(longDescription)
  return (
    <div className={classes.office}>
      <p>
        {address || '-'}
        {province && <span className={classes.province}>{province}</span>}
      </p>
      {placeId && mapEmbedUrl !== null && (
        <ExternalFrame
          className={classes.map}
          src={filledAddress(mapEmbedUrl, { placeId, zoom: ZOOM })}
          title="Peta lokasi kantor"
        />
      )}
      {placeId && (
        <a href={filledAddress(links.map, { placeId })} target="_blank" rel="noopener noreferrer">
          Buka di peta <IconExternalLink size={16} aria-hidden />
        </a>
      )}
    </div>
  )
}
