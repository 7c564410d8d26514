import { closingTime, isScholarship } from './rules/publicVacancy'
import { safeUrl } from './url/urls'

/** What link previews and search engines are told of a vacancy: a part of its public detail (document 1 §3). */
export type DescribedVacancy = {
  klobVacancyCode: string
  positionName: string
  corporateName: string
  corporateLogo: string | null
  urlImageHeader: string | null
  companySectorId: string | null
  employmentStatus: string | null
  closeDate: string | null
  description: string | null
  jobDescription: string | null
  terms: string | null
  location: { province: string | null; longDescription: string | null } | null
}
/** The text of HTML in one line: a browser parses it, the server, which has no parser, strips it. */
type TextOf = (html: string | null) => string

/** schema.org's names of employment types. */
const employmentTypes: Record<string, string> = {
  'Karyawan Tetap': 'FULL_TIME',
  'Karyawan Kontrak': 'CONTRACTOR',
  'Paruh Waktu': 'PART_TIME',
  Magang: 'INTERN',
}
/** Maximum length of a description in search results. */
const MAX_DESCRIPTION_LENGTH = 160
/** The site's own picture, for vacancies that have none which previews show. */
const OWN_PICTURE = '/share.png'

/** Address, title, description and picture for previews (decision 'link previews'). */
export function vacancyPreview(
  vacancy: DescribedVacancy,
  textOf: TextOf,
  { origin, corporateId }: { origin: string; corporateId: string },
): { address: string; title: string; description: string; picture: string } {
  const { klobVacancyCode, positionName, corporateName, description, urlImageHeader, corporateLogo } = vacancy
  const text = textOf(description) || `${positionName} di ${corporateName}`
  // Services that show previews show no SVG.
  const shown = [urlImageHeader, corporateLogo]
    .map(safeUrl)
    .find((url) => url && !new URL(url).pathname.endsWith('.svg'))
  return {
    address: `${origin}/vacancy?${new URLSearchParams({ id: klobVacancyCode, corporateId }).toString()}`,
    title: `${positionName} - ${corporateName}`,
    description:
      text.length <= MAX_DESCRIPTION_LENGTH ? text : `${text.slice(0, MAX_DESCRIPTION_LENGTH - 1).trimEnd()}…`,
    picture: shown ?? `${origin}${OWN_PICTURE}`,
  }
}

/**
 * A schema.org JobPosting as JSON that is safe inside HTML; undefined for a scholarship. Fields that the API
 * does not have, notably the posting date, are left out (decision 'schema.org').
 */
export function jobPosting(vacancy: DescribedVacancy, textOf: TextOf): string | undefined {
  if (isScholarship(vacancy)) return undefined
  const { klobVacancyCode, positionName, corporateName, corporateLogo, closeDate, employmentStatus, location } = vacancy
  const paragraphs = [vacancy.description, vacancy.jobDescription, vacancy.terms].map(textOf).filter(Boolean)
  const address = location && {
    '@type': 'PostalAddress',
    addressCountry: 'ID',
    addressRegion: location.province ?? undefined,
    streetAddress: textOf(location.longDescription) || undefined,
  }
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: positionName,
    description: paragraphs.join('\n\n'),
    identifier: { '@type': 'PropertyValue', name: corporateName, value: klobVacancyCode },
    hiringOrganization: { '@type': 'Organization', name: corporateName, logo: safeUrl(corporateLogo) },
    validThrough: closeDate === null ? undefined : new Date(closingTime(closeDate) - 1000).toISOString(),
    employmentType: employmentTypes[employmentStatus ?? ''],
    jobLocation: address ? { '@type': 'Place', address } : undefined,
    directApply: false,
  }
  // Prevents texts from ending the script element.
  return JSON.stringify(posting).replaceAll('<', String.raw`\u003c`)
}
