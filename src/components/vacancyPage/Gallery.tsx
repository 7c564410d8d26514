import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { config } from '~/api/config'
import type { PublicVacancy } from '~/api/contract/vacancies/publicVacancy'
import { framedUrl } from '~/lib/url/addresses'
import { safeUrl } from '~/lib/url/urls'
import { ExternalFrame } from '~/ui/media/ExternalFrame'
import classes from './Gallery.module.css'

/** What a strip shows of a video: the player, else the way to it, else its address as text (security list T3). */
function Video({ address, name }: { address: string; name: string }) {
  const framed = framedUrl(address, config().videoPlayers, location.origin)
  if (framed !== undefined) return <ExternalFrame className={classes.video} src={framed} title={name} fullScreen />
  const safe = safeUrl(address)
  return safe === undefined ? (
    <span className={classes.unplayed}>{address}</span>
  ) : (
    <a className={classes.unplayed} href={safe} target="_blank" rel="noopener noreferrer">
      Buka {name} di tab baru <IconExternalLink size={16} aria-hidden />
    </a>
  )
}

/** Pictures and videos in a horizontal strip; a picture opens in its full size. */
export function Gallery({ vacancy: { images, videos, corporateName } }: { vacancy: PublicVacancy }) {
  const [broken, setBroken] = useState<readonly string[]>([])
  const pictures = [...new Set(images.flatMap((image) => safeUrl(image) ?? []))].filter((src) => !broken.includes(src))
  if (pictures.length + videos.length === 0) return null
  return (
    <ul className={classes.strip} aria-label="Gambar dan video">
      {pictures.map((src, n) => (
        <li key={src}>
          <a href={src} target="_blank" rel="noopener noreferrer">
            <img
              src={src}
              alt={`Suasana di ${corporateName}, gambar ${n + 1} dari ${pictures.length}`}
              width={240}
              height={150}
              loading="lazy"
              onError={() => setBroken((was) => [...was, src])}
            />
          </a>
        </li>
      ))}
      {[...new Set(videos)].map((address, n) => (
        <li key={address}>
          <Video address={address} name={`video ${n + 1} dari ${corporateName}`} />
        </li>
      ))}
    </ul>
  )
}
