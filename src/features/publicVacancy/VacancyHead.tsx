import type { PublicVacancy } from '~/api/contract/vacancies/publicVacancy'
import { jobPosting, vacancyPreview } from '~/lib/vacancyMetadata'
import { htmlToText } from '~/ui/html/htmlText'

type Props = { vacancy: PublicVacancy; corporateId: string; isListed: boolean }

/**
 * Metadata for search engines that run scripts, in the place of what the server wrote (server/vacancyHead.ts): the vacancy may
 * be another one by now. Closed, draft and previewed vacancies are not indexed.
 */
export function VacancyHead({ vacancy, corporateId, isListed }: Props) {
  const page = { origin: location.origin, corporateId }
  const { address, title, description, picture } = vacancyPreview(vacancy, htmlToText, page)
  const posting = isListed ? jobPosting(vacancy, htmlToText) : undefined
  return (
    <>
      <link rel="canonical" href={address} />
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content="id_ID" />
      <meta property="og:image" content={picture} />
      {!isListed && <meta name="robots" content="noindex" />}
      {posting !== undefined && <script type="application/ld+json">{posting}</script>}
    </>
  )
}
