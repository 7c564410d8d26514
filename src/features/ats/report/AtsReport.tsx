import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { IconSearch } from '@tabler/icons-react'
import { useMemo, useRef } from 'react'
import { detailOf } from '~/api/errors'
import { vacancyBadges } from '~/lib/codes'
import { numberText } from '~/lib/texts/numbers'
import { adminTexts } from '~/lib/texts/adminTexts'
import { texts } from '~/lib/texts/texts'
import { CompactSelect } from '~/ui/fields/CompactSelect'
import { SearchBox } from '~/ui/SearchBox'
import { ErrorPanel, StatePanel } from '~/ui/states/StatePanel'
import classes from './AtsReport.module.css'
import { vacanciesQuery } from '../queries'
import { arranged, named, orders, type ReportAsked, reportUrl } from './reportView'
import { usePinned } from './usePinned'
import { VacancyList } from './VacancyList'

const route = getRouteApi('/dashboard/$index/_guarded/atsreport/')
const statuses = [{ id: '', text: 'Semua' }, ...vacancyBadges] as const

/** The ATS report: every vacancy with its stages, searched by name in the browser (document 2 §2.5). */
export function AtsReport() {
  const { account, corporate } = route.useRouteContext()
  const { corporateId } = corporate
  const raw = route.useSearch()
  const asked = useMemo(() => reportUrl.read(raw), [raw])
  const navigate = route.useNavigate()
  const { data, error, refetch } = useQuery(vacanciesQuery(corporateId))
  const { pinned, toggle } = usePinned(account.userId, corporateId)
  const found = useMemo(() => data && named(data, asked.keyword), [data, asked.keyword])
  const shown = useMemo(() => found && arranged(found, asked, pinned), [found, asked, pinned])
  const ask = (change: Partial<ReportAsked>, replace = false) =>
    void navigate({ search: reportUrl.write({ ...asked, ...change }), replace, resetScroll: !replace })

  // A row that is pinned leaves its place: the focus waits at the lists until it is drawn anew.
  const toggled = useRef<string>(undefined)
  const listsRef = useRef<HTMLDivElement>(null)
  const togglePin = (code: string) => {
    listsRef.current?.focus({ preventScroll: true })
    toggled.current = code
    toggle(code)
  }
  const takeFocus = (code: string, button: HTMLElement) => {
    if (code === toggled.current && document.activeElement === listsRef.current) button.focus({ preventScroll: true })
  }
  const total = shown && shown.pinned.length + shown.others.length
  const sections = shown
    ? [
        { title: 'Lowongan saya', vacancies: shown.pinned, above: 0, isPinned: true },
        {
          title: shown.pinned.length > 0 ? 'Lowongan lain' : 'Lowongan',
          vacancies: shown.others,
          above: shown.pinned.length,
          isPinned: false,
        },
      ].filter(({ vacancies }) => vacancies.length > 0)
    : []
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
          keyword={asked.keyword}
          search={(keyword) => ask({ keyword })}
          onType={(keyword) => ask({ keyword }, true)}
        />
        <div role="group" aria-label="Status lowongan" className={classes.statuses}>
          {statuses.map(({ id, text }) => (
            <Button
              key={id}
              variant="default"
              size="xs"
              aria-pressed={asked.status === id}
              onClick={() => ask({ status: id })}
            >
              {text}
              {found && ` ${numberText(id === '' ? found.length : found.filter((one) => one.status === id).length)}`}
            </Button>
          ))}
        </div>
        <CompactSelect
          label="Urutan"
          options={orders}
          value={asked.order}
          onChange={(id) => ask({ order: orders.find((one) => one.id === id)!.id })}
        />
        <p role="status" className={classes.count}>
          {total === undefined ? !error && 'Memuat lowongan...' : `${numberText(total)} lowongan`}
        </p>
      </div>
      {error ? (
        <ErrorPanel message={error.message} detail={detailOf(error)} retry={() => void refetch()} />
      ) : total === undefined ? (
        <div className={`card ${classes.skeleton}`} aria-hidden>
          {Array.from({ length: 10 }, (_, n) => (
            <div key={n} />
          ))}
        </div>
      ) : total > 0 ? (
        <div ref={listsRef} tabIndex={-1} className={classes.lists}>
          {sections.map(({ title, ...section }) => (
            <section key={String(section.isPinned)} aria-label={title}>
              <h2 className={shown!.pinned.length > 0 ? classes.title : 'visually-hidden'}>{title}</h2>
              <VacancyList
                label={title}
                corporateId={corporateId}
                togglePin={togglePin}
                takeFocus={takeFocus}
                {...section}
              />
            </section>
          ))}
        </div>
      ) : (
        <StatePanel
          drawing="empty"
          title={texts.nothingFound}
          message={data?.length === 0 ? adminTexts.vacancies.none : adminTexts.vacancies.noMatch}
          action={
            data?.length !== 0 && (
              <Button variant="default" onClick={() => ask({ keyword: '', status: '' })}>
                Tampilkan semua lowongan
              </Button>
            )
          }
        />
      )}
    </div>
  )
}
