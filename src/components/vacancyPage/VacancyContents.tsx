import type { PublicVacancy } from '~/api/contract/vacancies/publicVacancy'
import { Picture } from '~/ui/media/Picture'
import classes from './vacancyPage.module.css'
import { IconExternalLink } from '@tabler/icons-react'
import { config } from '~/api/config'
import { filledAddress } from '~/lib/url/addresses'
import { ExternalFrame } from '~/ui/media/ExternalFrame'
import { textOfHtml } from '~/ui/html/htmlText'
import { SafeHtml } from '~/ui/html/SafeHtml'
import { Gallery } from './Gallery'
import { Section } from './Section'
import { wordingOf } from './wording'

/** What a vacancy offers, in four columns (document 1 §2). */
function Rewards({ rewards }: { rewards: PublicVacancy['rewards'] }) {
  return (
    <ul className={classes.rewards}>
      {rewards.map(({ imageUrl, description }, n) => (
        // Two benefits may say the same.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={n}>
          <Picture square url={imageUrl} name={description} size={48} />
          <span>{description}</span>
        </li>
      ))}
    </ul>
  )
}

/** How near the map is (document 1 §9). */
const ZOOM = '15'

/** Where the office is: its address as text, the map of its place, and the way to a larger one. */
function Office({ office }: { office: NonNullable<PublicVacancy['location']> }) {
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

/** HTML that says something. */
const Html = ({ title, html }: { title: string; html: string | null }) =>
  html !== null &&
  textOfHtml(html) !== '' && (
    <Section title={title}>
      <div className={classes.prose}>
        <SafeHtml html={html} />
      </div>
    </Section>
  )

/** What a vacancy says, part by part (document 1 §2); its page and the form that writes it both show it. */
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
          <Rewards rewards={rewards} />
        </Section>
      )}
      <Html title={wording.duties} html={jobDescription} />
      <Html title={wording.terms} html={terms} />
      {office && (
        <Section title={wording.office}>
          <Office office={office} />
        </Section>
      )}
    </>
  )
}
