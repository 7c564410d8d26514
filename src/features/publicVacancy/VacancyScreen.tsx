import { useOwnMetadata } from '~/components/useOwnMetadata'
import { Button } from '@mantine/core'
import { IconShare, IconArrowLeft } from '@tabler/icons-react'
import { useRef, useState, useEffect } from 'react'
import { lazyComponent } from '~/ui/lazyComponent'
import { lazyDialog } from '~/ui/lazyDialog'
import { config } from '~/api/config'
import { usePageTitle } from '~/components/pages/usePageTitle'
import { StaleNotice } from '~/components/reads/StaleNotice'
import { StatePanel, ErrorPanel } from '~/ui/states/StatePanel'
import type { PublicVacancy } from '~/api/contract/vacancies/publicVacancy'
import { pageState } from '~/lib/pageState'
import { safeUrl } from '~/lib/url/urls'
import classes from './VacancyScreen.module.css'
import { VacancyFacts } from '~/components/vacancyPage/VacancyFacts'
import { VacancyTitle } from '~/components/vacancyPage/VacancyTitle'
import { ApplyButton } from './ApplyButton'
import { useQuery } from '@tanstack/react-query'
import { serverNow } from '~/api/identity/clock'
import { detailOf, isNotFound } from '~/api/errors'
import { texts } from '~/lib/texts/texts'
import { VacancyContents } from '~/components/vacancyPage/VacancyContents'
import { isScholarship, visibilityOf } from '~/lib/rules/publicVacancy'
import { companyAddress } from './links'
import { VacancyPending } from './VacancyPending'
import { VacancyHead } from './VacancyHead'
import { detailQuery, flagsQuery } from './vacancyQueries'
import type { VacancySearch } from './vacancySearch'
import { useLocation, useSearch } from '@tanstack/react-router'
import { Footer } from '~/components/pages/Footer'
import { PublicHeader, useSignedIn } from '~/components/pages/PublicHeader'

const SharePopup = lazyDialog(async () => (await import('./SharePopup')).SharePopup)

/** Opens the share popup, which is loaded lazily. */
function ShareControl({ title }: { title: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        ref={button}
        variant="default"
        size="md"
        leftSection={<IconShare size={18} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={() => setAnchor(anchor ? null : button.current)}
      >
        Bagikan
      </Button>
      {anchor && <SharePopup anchor={anchor} title={title} onClose={() => setAnchor(null)} />}
    </>
  )
}

/** Shown if the vacancy does not exist or is not visible to the user. */
function MissingVacancy() {
  usePageTitle('Lowongan tidak ditemukan')
  return (
    <>
      <meta name="robots" content="noindex" />
      <StatePanel
        whole
        drawing="lost"
        title="Lowongan tidak ditemukan"
        message="Tautan ini tidak lengkap, atau lowongannya sudah dihapus atau belum diterbitkan."
        action={
          <Button component="a" href={config().mainSiteUrl}>
            Ke situs utama
          </Button>
        }
      />
    </>
  )
}

/** The company's picture with a link to its page. */
function Banner({ vacancy, companyHref }: { vacancy: PublicVacancy; companyHref: string }) {
  const picture = safeUrl(vacancy.urlImageHeader)
  return (
    <div className={classes.banner}>
      {picture && <img src={picture} alt="" width={1200} height={300} fetchPriority="high" />}
      <p className={classes.back}>
        <a className="break-anywhere" href={companyHref}>
          <IconArrowLeft size={16} aria-hidden /> {vacancy.corporateName}
        </a>
      </p>
    </div>
  )
}

/** The previously opened vacancy: the heading of the next one takes over the focus from its link. */
const previousCode = pageState<string | undefined>(undefined)

/** The title block of a vacancy. */
function TitleBlock({ vacancy, companyHref }: { vacancy: PublicVacancy; companyHref: string }) {
  const { klobVacancyCode, positionName } = vacancy
  const arrive = (heading: HTMLElement | null) => {
    const previous = previousCode.get()
    if (previous !== undefined && previous !== klobVacancyCode) heading?.focus({ preventScroll: true })
    if (heading) previousCode.set(klobVacancyCode)
  }
  return (
    <VacancyTitle
      vacancy={vacancy}
      heading={
        <h1 ref={arrive} tabIndex={-1}>
          {positionName}
        </h1>
      }
    >
      <a className={classes.company} href={companyHref}>
        Lihat halaman perusahaan
      </a>
    </VacancyTitle>
  )
}

type SidebarProps = { vacancy: PublicVacancy; corporateId: string; canApply: boolean }

/** Facts and actions of a vacancy; beside the text if there is room. */
function Sidebar({ vacancy, corporateId, canApply }: SidebarProps) {
  return (
    <aside className={`card ${classes.rail}`} aria-label="Ringkasan lowongan">
      <VacancyFacts vacancy={vacancy} />
      <div className={`row ${classes.actions}`}>
        {canApply && <ApplyButton vacancy={vacancy} corporateId={corporateId} />}
        <ShareControl title={`${vacancy.positionName} - ${vacancy.corporateName}`} />
      </div>
    </aside>
  )
}

const Related = lazyComponent(async () => (await import('./Related')).Related)

type PageProps = {
  /** The current route; related vacancies open at the same one. */
  path: '/vacancy' | '/preview'
  id: string
  corporateId: string
  isPreview: boolean
}

/** Previewing another company's vacancy redirects a company's own users to their company page (document 1 §2). */
function useOwnCompany({ path, corporateId }: PageProps, isSignedIn: boolean) {
  const { data: flags } = useQuery({ ...flagsQuery(), enabled: isSignedIn && path === '/preview' })
  const ownCorporateId = flags?.redirect ? flags.corporateId : null
  useEffect(() => {
    if (ownCorporateId !== null && ownCorporateId !== corporateId)
      location.replace(companyAddress(ownCorporateId, true))
  }, [ownCorporateId, corporateId])
}

/** One vacancy: banner, title with actions, contents, and related vacancies for signed-in users. */
function VacancyPage(props: PageProps) {
  const { path, id, corporateId, isPreview } = props
  const isSignedIn = useSignedIn()
  const read = useQuery(detailQuery(id, corporateId))
  const { data: vacancy, error, refetch } = read
  useOwnCompany(props, isSignedIn)
  const state = vacancy && visibilityOf(vacancy, isPreview, serverNow())
  const isMissing = state === 'unseen' || isNotFound(error)
  usePageTitle(vacancy && !isMissing ? `${vacancy.positionName} - ${vacancy.corporateName}` : undefined)

  if (isMissing) return <MissingVacancy />
  if (error && !vacancy)
    return (
      <ErrorPanel
        whole
        title="Lowongan gagal dimuat"
        message={error.message}
        detail={detailOf(error)}
        retry={() => void refetch()}
      />
    )
  if (!vacancy) return <VacancyPending />
  const companyHref = companyAddress(corporateId, isSignedIn)
  return (
    <>
      <VacancyHead vacancy={vacancy} corporateId={corporateId} isListed={state === 'open' && !isPreview} />
      <Banner vacancy={vacancy} companyHref={companyHref} />
      <div className={`stack ${classes.column}`}>
        <div className={`stack ${classes.part}`}>
          <StaleNotice read={read} />
          {state === 'draft' && (
            <p className={classes.draft} role="status">
              Pratinjau: lowongan ini masih draf dan belum dapat dilihat maupun dilamar pelamar.
            </p>
          )}
          <TitleBlock vacancy={vacancy} companyHref={companyHref} />
          {state === 'over' && (
            <section className={`card ${classes.over}`}>
              <StatePanel
                drawing="empty"
                message={texts.publicVacancy.over}
                action={
                  <Button component="a" href={companyHref}>
                    Lihat lowongan lain di {vacancy.corporateName}
                  </Button>
                }
              />
            </section>
          )}
        </div>
        <Sidebar vacancy={vacancy} corporateId={corporateId} canApply={state === 'open'} />
        <div className={`stack ${classes.part}`}>
          {state !== 'over' && <VacancyContents vacancy={vacancy} />}
          {isSignedIn && (
            <Related path={path} id={id} corporateId={corporateId} isScholarship={isScholarship(vacancy)} />
          )}
        </div>
      </div>
    </>
  )
}

/** The public page of a vacancy and its preview (document 1 §2 'Public vacancy detail page'). */
export function VacancyScreen() {
  const { id, corporateId, pr }: VacancySearch = useSearch({ strict: false })
  const { pathname, searchStr } = useLocation()
  const path = pathname === '/preview' ? '/preview' : '/vacancy'
  useOwnMetadata()
  return (
    <>
      <PublicHeader next={pathname + searchStr} />
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
