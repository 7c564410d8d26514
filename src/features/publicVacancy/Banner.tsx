import { IconArrowLeft } from '@tabler/icons-react'
import type { PublicVacancy } from '~/api/contract/publicVacancy'
import { safeUrl } from '~/lib/urls'
import classes from './VacancyScreen.module.css'

/** The company's picture, and the way to its page. */
export function Banner({ vacancy, companyHref }: { vacancy: PublicVacancy; companyHref: string }) {
  const picture = safeUrl(vacancy.urlImageHeader)
  return (
    <div className={classes.banner}>
      {picture && <img src={picture} alt="" width={1200} height={300} fetchPriority="high" />}
      <p className={classes.back}>
        <a href={companyHref}>
          <IconArrowLeft size={16} aria-hidden /> {vacancy.corporateName}
        </a>
      </p>
    </div>
  )
}
