import { useLocation, useSearch } from '@tanstack/react-router'
import { Footer } from '~/parts/Footer'
import { PublicHeader } from '~/parts/PublicHeader'
import { MissingVacancy } from './MissingVacancy'
import { VacancyPage } from './VacancyPage'
import classes from './VacancyScreen.module.css'
import type { VacancySearch } from './vacancySearch'

/** The public page of a vacancy and its preview, for whoever comes (document 1 §2 'Public vacancy detail page'). */
export function VacancyScreen() {
  const { id, corporateId, pr }: VacancySearch = useSearch({ strict: false })
  const { pathname, href } = useLocation()
  const path = pathname === '/preview' ? '/preview' : '/vacancy'
  return (
    <>
      <PublicHeader next={href} />
      <main className={classes.main}>
        {id === undefined || corporateId === undefined ? (
          <MissingVacancy />
        ) : (
          <VacancyPage key={id} path={path} id={id} corporateId={corporateId} isPreview={pr === '1'} />
        )}
      </main>
      <Footer />
    </>
  )
}
