import { visibilityOf } from '~/lib/rules/publicVacancy'
import { type DescribedVacancy, jobPosting, vacancyPreview } from '~/lib/vacancyMetadata'
import { escapeHtml, plainText } from './plainText'

/** What of a vacancy's public detail decides over its metadata. */
export type ReadVacancy = DescribedVacancy & { status: 'Active' | 'Draft' | 'Closed' }
/** What a page with a vacancy's address is asked for. */
export type VacancyPage = { corporateId: string; isPreview: boolean; origin: string; productName: string }

/** `data-static`: the screen removes it and writes its own, which follows to the next vacancy (VacancyHead). */
const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" data-static />`
const NOINDEX = meta('name', 'robots', 'noindex')

/** The metadata of a page that shows no vacancy, because it is unknown, a draft or not named. */
export const headWithoutVacancy = (productName: string): string => `<title>${escapeHtml(productName)}</title>${NOINDEX}`

/** The metadata of a vacancy's page, for clients that run no scripts, in the place of the page's title. */
export function vacancyHead(vacancy: ReadVacancy, now: number, page: VacancyPage): string {
  const { isPreview, productName } = page
  const visibility = visibilityOf(vacancy, false, now)
  if (visibility === 'unseen') return headWithoutVacancy(productName)
  const isListed = visibility === 'open' && !isPreview
  const { address, title, description, picture } = vacancyPreview(vacancy, plainText, page)
  const posting = isListed ? jobPosting(vacancy, plainText) : undefined
  return [
    `<title>${escapeHtml(`${title} · ${productName}`)}</title>`,
    `<link rel="canonical" href="${escapeHtml(address)}" data-static />`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', productName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', 'id_ID'),
    meta('property', 'og:image', picture),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(isListed ? [] : [NOINDEX]),
    ...(posting === undefined ? [] : [`<script type="application/ld+json" data-static>${posting}</script>`]),
  ].join('\n    ')
}
