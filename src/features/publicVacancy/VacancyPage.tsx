import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { serverNow } from '~/api/clock'
import { ApiError, detailOf } from '~/api/errors'
import { texts } from '~/lib/texts'
import { usePageTitle } from '~/parts/usePageTitle'
import { useSignedIn } from '~/parts/useSignedIn'
import { VacancyContents } from '~/parts/vacancyPage/VacancyContents'
import { isScholarship } from '~/parts/vacancyPage/wording'
import { lazily } from '~/ui/lazily'
import { ErrorPanel } from '~/ui/StatePanel'
import { Banner } from './Banner'
import { companyAddress } from './companyAddress'
import { MissingVacancy } from './MissingVacancy'
import { TitleBlock } from './TitleBlock'
import { VacancyPending } from './VacancyPending'
import { VacancyHead } from './VacancyHead'
import { detailQuery, flagsQuery } from './vacancyQueries'
import { standing } from './vacancyRules'
import classes from './VacancyScreen.module.css'

const Related = lazily(async () => (await import('./Related')).Related)

type Props = {
  /** The route that it stands at; vacancies like it are opened there, too. */
  path: '/vacancy' | '/preview'
  id: string
  corporateId: string
  isPreview: boolean
}

/** A preview of another company's vacancy leads whoever belongs to one company to its page (document 1 §2). */
function useOwnCompany({ path, corporateId }: Props, isSignedIn: boolean) {
  const { data: flags } = useQuery({ ...flagsQuery(), enabled: isSignedIn && path === '/preview' })
  const own = flags?.redirect ? flags.corporateId : null
  useEffect(() => {
    if (own !== null && own !== corporateId) location.replace(companyAddress(own, true))
  }, [own, corporateId])
}

/** One vacancy: banner, title with its actions, what it says, and others like it for who is signed in. */
export function VacancyPage(props: Props) {
  const { path, id, corporateId, isPreview } = props
  const isSignedIn = useSignedIn()
  const { data: vacancy, error, refetch } = useQuery(detailQuery(id, corporateId))
  useOwnCompany(props, isSignedIn)
  const state = vacancy && standing(vacancy, isPreview, serverNow())
  const isMissing = state === 'unseen' || (error instanceof ApiError && error.status === 404)
  usePageTitle(vacancy && !isMissing ? `${vacancy.positionName} - ${vacancy.corporateName}` : undefined)

  if (isMissing) return <MissingVacancy />
  if (error && !vacancy)
    return (
      <ErrorPanel
        whole
        title="Lowongan belum dapat dimuat"
        message={error.message}
        detail={detailOf(error)}
        retry={() => void refetch()}
      />
    )
  if (!vacancy) return <VacancyPending />
  return (
    <>
      <VacancyHead vacancy={vacancy} isListed={state === 'open' && !isPreview} />
      <Banner vacancy={vacancy} companyHref={companyAddress(corporateId, isSignedIn)} />
      <div className={classes.column}>
        {state === 'draft' && (
          <p className={classes.draft} role="status">
            Pratinjau: lowongan ini masih draf dan belum dapat dilihat maupun dilamar pelamar.
          </p>
        )}
        <TitleBlock vacancy={vacancy} corporateId={corporateId} canApply={state === 'open'} />
        {state === 'over' ? (
          <p className={classes.over}>{texts.publicVacancy.over}</p>
        ) : (
          <VacancyContents vacancy={vacancy} />
        )}
        {isSignedIn && <Related path={path} id={id} corporateId={corporateId} isScholarship={isScholarship(vacancy)} />}
      </div>
    </>
  )
}
