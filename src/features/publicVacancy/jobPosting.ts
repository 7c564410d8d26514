import type { PublicVacancy } from '~/api/contract/publicVacancy'
import { safeUrl } from '~/lib/urls'
import { textOfHtml } from '~/ui/htmlText'
import { isScholarship } from '~/parts/vacancyPage/wording'
import { endOf } from './vacancyRules'

/** What schema.org calls the ways of employing. */
const employmentTypes: Record<string, string> = {
  'Karyawan Tetap': 'FULL_TIME',
  'Karyawan Kontrak': 'CONTRACTOR',
  'Paruh Waktu': 'PART_TIME',
  Magang: 'INTERN',
}
/** The most that a search engine shows of a description. */
const LONGEST_DESCRIPTION = 160

/** The beginning of what a vacancy says, for those who link to it. */
export function shortDescription({ description, positionName, corporateName }: PublicVacancy): string {
  const text = textOfHtml(description) || `${positionName} di ${corporateName}`
  return text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION - 1).trimEnd()}…`
}

/**
 * A job as schema.org has it, in JSON that may stand within HTML; undefined for a scholarship, which is none. What the
 * API does not tell, the day of posting above all, is left out.
 */
export function jobPosting(vacancy: PublicVacancy): string | undefined {
  if (isScholarship(vacancy)) return undefined
  const { klobVacancyCode, positionName, corporateName, corporateLogo, closeDate, employmentStatus, location } = vacancy
  const paragraphs = [vacancy.description, vacancy.jobDescription, vacancy.terms].map(textOfHtml).filter(Boolean)
  const employmentType = employmentTypes[employmentStatus ?? '']
  const address = location && {
    '@type': 'PostalAddress',
    addressCountry: 'ID',
    addressRegion: location.province ?? undefined,
    streetAddress: textOfHtml(location.longDescription) || undefined,
  }
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: positionName,
    description: paragraphs.join('\n\n'),
    identifier: { '@type': 'PropertyValue', name: corporateName, value: klobVacancyCode },
    hiringOrganization: { '@type': 'Organization', name: corporateName, logo: safeUrl(corporateLogo) },
    validThrough: closeDate === null ? undefined : new Date(endOf(closeDate) - 1000).toISOString(),
    employmentType,
    jobLocation: address ? { '@type': 'Place', address } : undefined,
    directApply: false,
  }
  // Nothing in it can end the element that it stands in.
  return JSON.stringify(posting).replaceAll('<', String.raw`\u003c`)
}
