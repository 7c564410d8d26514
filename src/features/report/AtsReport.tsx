import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { VacancySummary } from '~/api/contract/recruitment/pipeline'
import { detailOf } from '~/api/errors'
import { vacancyBadges } from '~/lib/codes'
import { serverNow } from '~/api/identity/clock'
import { useCorporate } from '~/components/corporate'
import { usePinnedVacancies } from '~/components/vacancies/usePinnedVacancies'
import { useSeenCounts } from '~/components/seenCounts'
import { numberText } from '~/lib/texts/numbers'
import { clockText } from '~/lib/time/dates'
import { SOON_DAYS } from '~/lib/time/closing'
import { adminTexts } from '~/lib/texts/adminTexts'
import { texts } from '~/lib/texts/texts'
import { useUrlState } from '~/lib/url/urlState'
import { BusyButton } from '~/ui/BusyButton'
import { CompactSelect } from '~/ui/fields/CompactSelect'
import { SearchBox } from '~/ui/SearchBox'
import { StaleNotice } from '~/components/reads/StaleNotice'
import { PageHead } from '~/components/pages/PageHead'
import { ErrorPanel, StatePanel } from '~/ui/states/StatePanel'
import { usePrintedItems } from '~/ui/usePrintedItems'
import classes from './AtsReport.module.css'
import { withDistinctNames } from '~/components/vacancies/distinctNames'
import { arrangeVacancies, filterByClosing, filterByName, orders, type ReportState, reportUrl } from './reportView'
import { type LookProps, type PinProps, VacancyRow } from './VacancyRow'
import { vacanciesQuery } from '~/components/vacancies/pipelineQueries'

/** The row height in VacancyRow.module.css on wide screens, as an estimate; rendered rows are measured. */
const ROW_PX = 64
const statuses = [{ id: '', text: 'Semua' }, ...vacancyBadges] as const

/** The ATS report: every vacancy with its stages, searched by name in the browser (document 2 §2.5). */
export function AtsReport() {
  const { writer, index } = useCorporate()
  const { userId, corporateId } = writer
  const listState = useUrlState(reportUrl.read)
  const navigate = useNavigate()
  const read = useQuery(vacanciesQuery(corporateId))
  const { data, error, refetch } = read
  const looks = useSeenCounts('report', writer, 'report')
  const { pinned, toggle } = usePinnedVacancies(userId, corporateId)
  const { keyword: searched, closing } = listState
  const named = useMemo(() => data && withDistinctNames(data), [data])
  const found = useMemo(
    () => named && filterByClosing(filterByName(named, searched), closing, serverNow()),
    [named, searched, closing],
  )
  const shown = useMemo(() => found && arrangeVacancies(found, listState, pinned), [found, listState, pinned])
  const setListState = (change: Partial<ReportState>, replace = false) =>
    void navigate({ to: '.', search: reportUrl.write({ ...listState, ...change }), replace, resetScroll: !replace })

  // Pinning remounts the row in the other list: the focus stays on the container until the row is rendered again.
  const toggledCode = useRef<string>(undefined)
  const listsRef = useRef<HTMLDivElement>(null)
  const togglePin = (code: string) => {
    listsRef.current?.focus({ preventScroll: true })
    toggledCode.current = code
    toggle(code)
  }
  const restoreFocus = (code: string, button: HTMLElement) => {
    if (code !== toggledCode.current || document.activeElement !== listsRef.current) return
    toggledCode.current = undefined
    button.focus({ preventScroll: true })
  }
  const total = shown && shown.pinned.length + shown.others.length
  const sections = shown
    ? [
        { title: 'Lowongan saya', vacancies: shown.pinned, rowsAbove: 0, isPinned: true },
        {
          title: shown.pinned.length > 0 ? 'Lowongan lain' : 'Lowongan',
          vacancies: shown.others,
          rowsAbove: shown.pinned.length,
          isPinned: false,
        },
      ].filter(({ vacancies }) => vacancies.length > 0)
    : []
  return (
    <div className="page">
      <PageHead title="ATS Report">{data && <Freshness read={read} />}</PageHead>
      <div className={`row ${classes.search}`}>
        <SearchBox
          label="Nama lowongan"
          placeholder="Ketik nama lowongan"
          submitLabel="CARI"
          emptyError={adminTexts.report.search}
          keyword={listState.keyword}
          onSearch={(keyword) => setListState({ keyword })}
          onType={(keyword) => setListState({ keyword }, true)}
        />
        <div role="group" aria-label="Status lowongan" className={`row ${classes.statuses}`}>
          {statuses.map(({ id, text }) => (
            <Button
              key={id}
              variant="default"
              size="xs"
              aria-pressed={listState.status === id}
              onClick={() => setListState({ status: id })}
            >
              {text}
              {found && ` ${numberText(id === '' ? found.length : found.filter((one) => one.status === id).length)}`}
            </Button>
          ))}
        </div>
        <CompactSelect
          label="Urutan"
          options={orders}
          value={listState.order}
          onChange={(id) => setListState({ order: orders.find((one) => one.id === id)!.id })}
        />
        <p role="status" className={`dimmed push-end ${classes.count}`}>
          {total === undefined ? !error && 'Memuat lowongan...' : `${numberText(total)} lowongan`}
        </p>
      </div>
      {closing !== '' && (
        <p role="status" className="row">
          {closing === 'overdue'
            ? 'Hanya lowongan yang lewat tanggal dan masih Aktif.'
            : `Hanya lowongan Aktif yang berakhir dalam ${SOON_DAYS} hari.`}
          <button type="button" className="link-button" onClick={() => setListState({ closing: '' })}>
            Hapus semua filter
          </button>
        </p>
      )}
      <StaleNotice read={read} />
      {error && !data ? (
        <section className="card">
          <ErrorPanel message={error.message} detail={detailOf(error)} retry={() => void refetch()} />
        </section>
      ) : total === undefined ? (
        <div className={`card ${classes.skeleton}`} aria-hidden>
          {Array.from({ length: 10 }, (_, n) => (
            <div key={n} />
          ))}
        </div>
      ) : total > 0 ? (
        <div ref={listsRef} tabIndex={-1} className={`stack ${classes.lists}`}>
          {sections.map(({ title, ...section }) => (
            <section key={String(section.isPinned)} aria-label={title}>
              <h2 className={shown!.pinned.length > 0 ? classes.title : 'visually-hidden'}>{title}</h2>
              <VacancyList
                label={title}
                writer={writer}
                looks={looks}
                togglePin={togglePin}
                restoreFocus={restoreFocus}
                {...section}
              />
            </section>
          ))}
        </div>
      ) : (
        <section className="card">
          <StatePanel
            drawing="empty"
            title={texts.nothingFound}
            message={data?.length === 0 ? adminTexts.vacancies.none : adminTexts.vacancies.noMatch}
            action={
              data?.length === 0 ? (
                <Button
                  variant="default"
                  renderRoot={(props) => (
                    <Link to="/dashboard/$index/create-job-vacancy" params={{ index }} {...props} />
                  )}
                >
                  Buka Lowongan Kerja
                </Button>
              ) : (
                <Button variant="default" onClick={() => setListState({ keyword: '', status: '' })}>
                  Hapus semua filter
                </Button>
              )
            }
          />
        </section>
      )}
    </div>
  )
}

/** When the data was read, since it is kept for some minutes, and a button that reads it again. */
function Freshness({ read: { dataUpdatedAt, isFetching, refetch } }: { read: ReturnType<typeof useQuery> }) {
  return (
    <p className={`row dimmed push-end ${classes.freshness}`}>
      <span>Menurut data pukul {clockText(dataUpdatedAt)}</span>
      <BusyButton variant="default" size="xs" isBusy={isFetching} onClick={() => void refetch()}>
        Perbarui
      </BusyButton>
    </p>
  )
}

type ListProps = {
  label: string
  vacancies: readonly VacancySummary[]
  /** How many rows are above this list; its offset is measured again when they change. */
  rowsAbove: number
} & LookProps &
  PinProps

/** The vacancies' rows, virtualized, since there can be thousands. */
function VacancyList({ label, vacancies, rowsAbove, ...rest }: ListProps) {
  const listRef = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop(listRef.current!.offsetTop), [rowsAbove])
  const codeOf = (index: number) => vacancies[index]!.klobVacancyCode
  const virtualizer = useWindowVirtualizer({
    count: vacancies.length,
    estimateSize: () => ROW_PX,
    // Behind the notice for small windows a row is not laid out.
    measureElement: (row) => row.getBoundingClientRect().height || ROW_PX,
    overscan: 6,
    scrollMargin: top,
    getItemKey: codeOf,
  })
  const printed = usePrintedItems(vacancies.length, codeOf)
  return (
    <ul
      ref={listRef}
      aria-label={label}
      className={`card plain-list ${classes.list}`}
      style={printed ? undefined : { height: virtualizer.getTotalSize() + 2 }}
    >
      {(printed ?? virtualizer.getVirtualItems()).map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={vacancies.length}
          aria-posinset={index + 1}
          style={start === undefined ? undefined : { transform: `translateY(${start - top}px)` }}
        >
          <VacancyRow vacancy={vacancies[index]!} {...rest} />
        </li>
      ))}
    </ul>
  )
}
