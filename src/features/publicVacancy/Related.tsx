import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { safeUrl } from '~/lib/url/urls'
import { Picture } from '~/ui/media/Picture'
import { relatedQuery } from './vacancyQueries'
import { Section } from '~/components/vacancyPage/Section'
import classes from './Related.module.css'
import { jobWording, scholarshipWording } from '~/components/vacancyPage/wording'

type Props = { path: '/vacancy' | '/preview'; id: string; corporateId: string; isScholarship: boolean }

/**
 * Related vacancies, opened at the same route with the same corporate. Shown once loaded: a
 * failure shows nothing (document 1 §2, §8).
 */
export function Related({ path, id, corporateId, isScholarship }: Props) {
  const { data } = useQuery(relatedQuery(id))
  if (!data || data.content.length === 0) return null
  return (
    <Section title={(isScholarship ? scholarshipWording : jobWording).related}>
      <ul className={`plain-list ${classes.grid}`}>
        {data.content.map(({ klobVacancyCode, positionName, corporateLogo, urlImageThumbnail, description, place }) => (
          <li key={klobVacancyCode}>
            <Link to={path} search={{ id: klobVacancyCode, corporateId }} className={classes.related}>
              <span className={classes.thumbnail}>
                {safeUrl(urlImageThumbnail) && (
                  <img src={safeUrl(urlImageThumbnail)} alt="" width={320} height={120} loading="lazy" />
                )}
              </span>
              <span className={classes.words}>
                <Picture square url={corporateLogo} name={positionName} size={40} />
                <span className="small dimmed break-anywhere">
                  <strong>{positionName}</strong>
                  <span>{description ?? '-'}</span>
                  <span>{place ?? '-'}</span>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
