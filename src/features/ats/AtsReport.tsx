import { Button, CloseButton, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { detailOf } from '~/api/errors'
import { numberText } from '~/lib/numbers'
import { adminTexts } from '~/lib/adminTexts'
import { texts } from '~/lib/texts'
import { ErrorPanel, StatePanel } from '~/ui/StatePanel'
import classes from './AtsReport.module.css'
import { vacanciesQuery } from './queries'
import { VacancyList } from './VacancyList'

const route = getRouteApi('/dashboard/$index/_guarded/atsreport/')

/** The ATS report: every vacancy with its stages, searched by name in the browser (document 2 §2.5). */
export function AtsReport() {
  const { corporate } = route.useRouteContext()
  const { keyword = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch } = useQuery(vacanciesQuery(corporate.corporateId))
  const wanted = keyword.trim().toLocaleLowerCase('id')
  const found = data?.filter(({ positionName }) => positionName.toLocaleLowerCase('id').includes(wanted))
  const search = (text: string) => void navigate({ search: text === '' ? {} : { keyword: text } })
  return (
    <div className="page">
      <h1>ATS Report</h1>
      <SearchBox keyword={keyword} search={search} />
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

function SearchBox({ keyword, search }: { keyword: string; search: (text: string) => void }) {
  const [typed, setTyped] = useState(keyword)
  // Back and links change what is searched; the field follows and keeps its focus.
  const [shown, setShown] = useState(keyword)
  if (shown !== keyword) {
    setShown(keyword)
    setTyped(keyword)
  }
  const [isMissing, setMissing] = useState(false)
  const inputRef = useRef<HTMLInputElement>(null)
  return (
    <search className={classes.search}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const text = typed.trim()
          setMissing(text === '')
          if (text === '') inputRef.current?.focus()
          else search(text)
        }}
      >
        <TextInput
          ref={inputRef}
          aria-label="Nama lowongan"
          placeholder="Ketik nama lowongan"
          maxLength={100}
          autoComplete="off"
          value={typed}
          error={isMissing ? <span role="alert">{adminTexts.report.search}</span> : undefined}
          leftSection={<IconSearch size={16} aria-hidden />}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setMissing(false)
          }}
          rightSection={
            typed !== '' && (
              <CloseButton
                size="sm"
                aria-label="Hapus pencarian"
                onClick={() => {
                  setTyped('')
                  inputRef.current?.focus()
                  if (keyword !== '') search('')
                }}
              />
            )
          }
        />
        <Button type="submit">CARI</Button>
      </form>
    </search>
  )
}
