import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { IconSearch } from '@tabler/icons-react'
import { detailOf } from '~/api/errors'
import { numberText } from '~/lib/texts/numbers'
import { adminTexts } from '~/lib/texts/adminTexts'
import { texts } from '~/lib/texts/texts'
import { keywordParam, urlState } from '~/lib/url/urlState'
import { SearchBox } from '~/ui/SearchBox'
import { ErrorPanel, StatePanel } from '~/ui/states/StatePanel'
import classes from './AtsReport.module.css'
import { vacanciesQuery } from '../queries'
import { VacancyList } from './VacancyList'

const route = getRouteApi('/dashboard/$index/_guarded/atsreport/')
const reportUrl = urlState<{ keyword: string }>({ keyword: keywordParam() })

/** The ATS report: every vacancy with its stages, searched by name in the browser (document 2 §2.5). */
export function AtsReport() {
  const { corporate } = route.useRouteContext()
  const { keyword } = reportUrl.read(route.useSearch())
  const navigate = route.useNavigate()
  const { data, error, refetch } = useQuery(vacanciesQuery(corporate.corporateId))
  const wanted = keyword.toLocaleLowerCase('id')
  const found = data?.filter(({ positionName }) => positionName.toLocaleLowerCase('id').includes(wanted))
  const search = (text: string) => void navigate({ search: reportUrl.write({ keyword: text }) })
  return (
    <div className="page">
      <h1>ATS Report</h1>
      <div className={classes.search}>
        <SearchBox
          label="Nama lowongan"
          placeholder="Ketik nama lowongan"
          submit="CARI"
          icon={<IconSearch size={16} aria-hidden />}
          missing={adminTexts.report.search}
          keyword={keyword}
          search={search}
        />
      </div>
      <p role="status" className={classes.count}>
        {found ? `${numberText(found.length)} lowongan` : !error && 'Memuat lowongan...'}
      </p>
      {error ? (
        <ErrorPanel message={error.message} detail={detailOf(error)} retry={() => void refetch()} />
      ) : !found ? (
        <div className={classes.skeleton} aria-hidden>
          {Array.from({ length: 4 }, (_, n) => (
            <div key={n} className="card" />
          ))}
        </div>
      ) : found.length > 0 ? (
        <VacancyList vacancies={found} corporateId={corporate.corporateId} />
      ) : (
        <StatePanel
          drawing="empty"
          title={texts.nothingFound}
          message={data?.length === 0 ? adminTexts.vacancies.none : adminTexts.vacancies.noMatch}
          action={
            data?.length !== 0 && (
              <Button variant="default" onClick={() => search('')}>
                Tampilkan semua lowongan
              </Button>
            )
          }
        />
      )}
    </div>
  )
}
