import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type Ref, useDeferredValue, useMemo, useRef, useState } from 'react'
import { detailOf } from '~/api/errors'
import { numberText } from '~/lib/texts/numbers'
import type { Scope } from '~/lib/scope'
import { adminTexts } from '~/lib/texts/adminTexts'
import { texts } from '~/lib/texts/texts'
import { Dialog } from '~/ui/dialogs/Dialog'
import { ErrorPanel, StatePanel } from '~/ui/states/StatePanel'
import { allVacancies, type VacancyItem } from './vacancies'
import classes from './VacancyPicker.module.css'

const ROW_PX = 44

type Props = { scope: Scope; onPick: (vacancy: VacancyItem) => void; onClose: () => void }

/** Finds a vacancy of the corporate by name or code; searched in the browser, at any length (document 2 §2.3). */
export function VacancyPicker({ scope, onPick, onClose }: Props) {
  const { data, error, refetch } = useQuery(allVacancies(scope))
  // The window first, then its rows: both at once would hold up the page.
  const all = useDeferredValue(data ?? null, null)
  const [typed, setTyped] = useState('')
  const listRef = useRef<HTMLDivElement>(null)
  const wanted = useDeferredValue(wantedOf(typed))
  const shown = useMemo(
    () =>
      wanted === ''
        ? all
        : all?.filter(({ name, klobVacancyCode }) =>
            `${name}\n${klobVacancyCode}`.toLocaleLowerCase('id').includes(wanted),
          ),
    [all, wanted],
  )
  return (
    <Dialog opened onClose={onClose} title="Pilih lowongan" size="lg" closeButtonProps={{ 'aria-label': 'Tutup' }}>
      <TextInput
        data-autofocus
        aria-label="Cari nama atau kode lowongan"
        placeholder="Cari nama atau kode lowongan"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = shown ?? []
          if (event.key === 'ArrowDown' && first) {
            event.preventDefault()
            listRef.current?.querySelector('button')?.focus()
          } else if (event.key === 'Enter' && first && wanted !== '' && wanted === wantedOf(typed)) onPick(first)
        }}
      />
      {error ? (
        <ErrorPanel message={error.message} detail={detailOf(error)} retry={() => void refetch()} />
      ) : !shown ? (
        <p role="status" className="waiting">
          Memuat...
        </p>
      ) : shown.length === 0 ? (
        all?.length === 0 ? (
          <StatePanel drawing="empty" message={adminTexts.vacancies.none} />
        ) : (
          <StatePanel drawing="empty" title={texts.nothingFound} message={adminTexts.vacancies.noMatch} />
        )
      ) : (
        <>
          <p role="status" className={classes.count}>
            {numberText(shown.length)} lowongan
          </p>
          <VacancyList ref={listRef} vacancies={shown} onPick={onPick} />
        </>
      )}
    </Dialog>
  )
}

const wantedOf = (typed: string) => typed.trim().toLocaleLowerCase('id')

type ListProps = { ref: Ref<HTMLDivElement>; vacancies: readonly VacancyItem[]; onPick: Props['onPick'] }
/** Only the rows in sight are in the DOM: 5,000 vacancies open at once. The arrow keys go from row to row. */
function VacancyList({ ref, vacancies, onPick }: ListProps) {
  // The row that the keyboard goes to, until it is drawn.
  const next = useRef<number>(undefined)
  const scrollRef = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: vacancies.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
    initialRect: { width: 560, height: 360 },
  })
  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const row = event.target instanceof Element && event.target.closest<HTMLElement>('[data-index]')
    const at = row ? Number(row.dataset['index']) : -1
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: vacancies.length - 1 }[event.key]
    if (at < 0 || to === undefined || to < 0 || to >= vacancies.length) return
    event.preventDefault()
    next.current = to
    virtualizer.scrollToIndex(to)
    scrollRef.current?.querySelector<HTMLElement>(`[data-index="${to}"] button`)?.focus()
  }
  return (
    <div role="table" ref={ref} aria-label="Lowongan" aria-rowcount={vacancies.length + 1}>
      <div role="row" className={classes.head} aria-rowindex={1}>
        <span role="columnheader">Nama Lowongan</span>
        <span role="columnheader">Kode Lowongan</span>
      </div>
      <div className={classes.scroll} ref={scrollRef} role="presentation" onKeyDown={walk}>
        <div role="rowgroup" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
          {virtualizer.getVirtualItems().map(({ index, start, size }) => {
            const vacancy = vacancies[index]!
            return (
              <div
                key={vacancy.klobVacancyCode}
                role="row"
                data-index={index}
                aria-rowindex={index + 2}
                className={classes.row}
                style={{ height: size, transform: `translateY(${start}px)` }}
              >
                <span role="cell">
                  <button
                    type="button"
                    ref={(button) => {
                      if (!button || next.current !== index) return
                      next.current = undefined
                      button.focus()
                    }}
                    className={classes.pick}
                    onClick={() => onPick(vacancy)}
                    title={vacancy.name}
                  >
                    {vacancy.name}
                  </button>
                </span>
                <span role="cell" className={classes.code} title={vacancy.klobVacancyCode}>
                  {vacancy.klobVacancyCode}
                </span>
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}
