import type { PublicVacancy } from '~/api/contract/vacancies/publicVacancy'
import { safeUrl } from '~/lib/url/urls'
import { jobPosting, shortDescription } from './jobPosting'
import { sharedAddress } from './links'

/** What links and search engines read of a vacancy; one that is over, a draft or previewed is not for their lists. */
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
