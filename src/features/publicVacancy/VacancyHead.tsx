import type { PublicVacancy } from '~/api/contract/vacancies/publicVacancy'
import { isScholarship } from '~/components/vacancyPage/wording'
import { safeUrl } from '~/lib/url/urls'
import { htmlToText } from '~/ui/html/htmlText'
import { sharedAddress } from './links'
import { closingTime } from './vacancyRules'

/** Metadata for link previews and search engines; closed, draft and previewed vacancies are not indexed. */
export function VacancyHead({ vacancy, isListed }: { vacancy: PublicVacancy; isListed: boolean }) {
  const { positionName, corporateName, urlImageHeader, corporateLogo } = vacancy
  const description = shortDescription(vacancy)
  const picture = safeUrl(urlImageHeader) ?? safeUrl(corporateLogo)
  const posting = isListed ? jobPosting(vacancy) : undefined
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={`${positionName} - ${corporateName}`} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={sharedAddress(location.href)} />
      <meta property="og:locale" content="id_ID" />
      {picture && <meta property="og:image" content={picture} />}
      {!isListed && <meta name="robots" content="noindex" />}
      {posting !== undefined && <script type="application/ld+json">{posting}</script>}
    </>
  )
}

/** schema.org's names of employment types. */
const employmentTypes: Record<string, string> = {
  'Karyawan Tetap': 'FULL_TIME',
  'Karyawan Kontrak': 'CONTRACTOR',
  'Paruh Waktu': 'PART_TIME',
  Magang: 'INTERN',
}
/** Maximum length of a description in search results. */
const MAX_DESCRIPTION_LENGTH = 160

/** The beginning of a vacancy's description, for link previews. */
function shortDescription({ description, positionName, corporateName }: PublicVacancy): string {
  const text = htmlToText(description) || `${positionName} di ${corporateName}`
  return text.length <= MAX_DESCRIPTION_LENGTH ? text : `${text.slice(0, MAX_DESCRIPTION_LENGTH - 1).trimEnd()}…`
}

/**
 * A schema.org JobPosting as JSON that is safe inside HTML; undefined for a scholarship. Fields that the API
 * does not have, notably the posting date, are left out.
 */
function jobPosting(vacancy: PublicVacancy): string | undefined {
  if (isScholarship(vacancy)) return undefined
  const { klobVacancyCode, positionName, corporateName, corporateLogo, closeDate, employmentStatus, location } = vacancy
  const paragraphs = [vacancy.description, vacancy.jobDescription, vacancy.terms].map(htmlToText).filter(Boolean)
  const employmentType = employmentTypes[employmentStatus ?? '']
  const address = location && {
    '@type': 'PostalAddress',
    addressCountry: 'ID',
    addressRegion: location.province ?? undefined,
    streetAddress: htmlToText(location.longDescription) || undefined,
  }
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: positionName,
    description: paragraphs.join('\n\n'),
    identifier: { '@type': 'PropertyValue', name: corporateName, value: klobVacancyCode },
    hiringOrganization: { '@type': 'Organization', name: corporateName, logo: safeUrl(corporateLogo) },
    validThrough: closeDate === null ? undefined : new Date(closingTime(closeDate) - 1000).toISOString(),
    employmentType,
    jobLocation: address ? { '@type': 'Place', address } : undefined,
    directApply: false,
  }
  // Prevents texts from ending the script element.
  return JSON.stringify(posting).replaceAll('<', String.raw`\u003c`)
}
