import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { config } from '~/api/config'
import type { PublicVacancy } from '~/api/contract/vacancies/publicVacancy'
import { fillUrlTemplate, embeddableUrl } from '~/lib/url/urlTemplates'
import { safeUrl } from '~/lib/url/urls'
import { htmlToText } from '~/ui/html/htmlText'
import { SafeHtml } from '~/ui/html/SafeHtml'
import { ExternalFrame } from '~/ui/media/ExternalFrame'
import { Picture } from '~/ui/media/Picture'
import { Section } from './Section'
import classes from './vacancyPage.module.css'
import { wordingOf } from './wording'

/** A video: its player, or else a link, or else its address as text (security list T3). */
function Video({ address, name }: { address: string; name: string }) {
  const framed = embeddableUrl(address, config().videoPlayers, location.origin)
  if (framed !== undefined) return <ExternalFrame className={classes.video} src={framed} title={name} fullScreen />
  const safe = safeUrl(address)
  return safe === undefined ? (
    <span className={`break-anywhere ${classes.unplayed}`}>{address}</span>
  ) : (
    <a className={`break-anywhere ${classes.unplayed}`} href={safe} target="_blank" rel="noopener noreferrer">
      Buka {name} di tab baru <IconExternalLink size={16} aria-hidden />
    </a>
  )
}

/** Pictures and videos in a horizontal strip; a picture opens at full size. */
function Gallery({ vacancy: { images, videos, corporateName } }: { vacancy: PublicVacancy }) {
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

/** The benefits of a vacancy, in four columns (document 1 §2). */
function Rewards({ rewards }: { rewards: PublicVacancy['rewards'] }) {
  return (
    <ul className={`plain-list ${classes.rewards}`}>
      {rewards.map(({ imageUrl, description }, n) => (
        // Two benefits may have the same text.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={n}>
          <Picture square url={imageUrl} name={description} size={48} />
          <span>{description}</span>
        </li>
      ))}
    </ul>
  )
}

/** Zoom level of the map (document 1 §9). */
const ZOOM = '15'

/** The office: its address, a map, and a link to a larger map. */
function Office({ office }: { office: NonNullable<PublicVacancy['location']> }) {
  const { mapEmbedUrl, links } = config()
  const { province, longDescription, gpsLocation: placeId } = office
  const address = htmlToText(longDescription)
  return (
    <div className={classes.office}>
      <p>
        {address || '-'}
        {province && <span className={`dimmed ${classes.province}`}>{province}</span>}
      </p>
      {placeId && mapEmbedUrl !== null && (
        <ExternalFrame
          className={classes.map}
          src={fillUrlTemplate(mapEmbedUrl, { placeId, zoom: ZOOM })}
          title="Peta lokasi kantor"
        />
      )}
      {placeId && (
        <a href={fillUrlTemplate(links.map, { placeId })} target="_blank" rel="noopener noreferrer">
          Buka di peta <IconExternalLink size={16} aria-hidden />
        </a>
      )}
    </div>
  )
}

/** A section of HTML; absent if the HTML has no text. */
const HtmlSection = ({ title, html }: { title: string; html: string | null }) =>
  html !== null &&
  htmlToText(html) !== '' && (
    <Section title={title}>
      <div className={classes.prose}>
        <SafeHtml html={html} />
      </div>
    </Section>
  )

/** The sections of a vacancy (document 1 §2), on its page and in the preview of its form. */
export function VacancyContents({ vacancy }: { vacancy: PublicVacancy }) {
  const wording = wordingOf(vacancy)
  const { description, jobDescription, terms, rewards, location: office } = vacancy
  return (
    <>
      <Section title={wording.description}>
        {description !== null && (
          <div className={classes.prose}>
            <SafeHtml html={description} />
          </div>
        )}
        <Gallery vacancy={vacancy} />
      </Section>
      {rewards.length > 0 && (
        <Section title={wording.rewards(vacancy.corporateName)}>
          <div className={classes.rewardsFrame}>
            <Rewards rewards={rewards} />
          </div>
        </Section>
      )}
      <HtmlSection title={wording.duties} html={jobDescription} />
      <HtmlSection title={wording.terms} html={terms} />
      {office && (
        <Section title={wording.office}>
          <Office office={office} />
        </Section>
      )}
    </>
  )
}
