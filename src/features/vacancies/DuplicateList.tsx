import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { vacancyAdmin } from '~/api/contract/vacancies/vacancyAdmin'
import { query } from '~/api/queries'
import { useSend } from '~/api/useSend'
import { numberText } from '~/lib/texts/numbers'
import type { Scope } from '~/lib/scope'
import { shorten } from '~/lib/texts/text'
import { adminTexts } from '~/lib/texts/adminTexts'
import { texts } from '~/lib/texts/texts'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { alertFailure } from '~/components/alertFailure'
import { ErrorPanel, StatePanel } from '~/ui/states/StatePanel'
import classes from './DuplicateList.module.css'
import { StatusBadge } from '~/ui/StatusBadge'
import type { Made } from './notifyCreated'

const ROW_PX = 44
/** How many are asked for as long as it is not known how many there are (document 3 §9). */
const FALLBACK_LENGTH = 100

type Props = { scope: Scope; onCopied: (copy: Made) => void; onBack: () => void }

/** The vacancy to copy; all of them are asked for and searched in the browser (document 3 §2, §7). */
export function DuplicateList({ scope, onCopied, onBack }: Props) {
  const { corporateId } = scope
  // The list behind may show a search: its number is not that of all.
  const whole = useQuery(query(vacancyAdmin.list, { corporateId, start: 0, length: 10 }))
  const length = whole.data?.totalElements || FALLBACK_LENGTH
  const { data, error, refetch } = useQuery({
    ...query(vacancyAdmin.list, { corporateId, start: 0, length }),
    enabled: !whole.isPending,
  })
  const { send, isPending } = useSend(vacancyAdmin.duplicate)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string>()
  const wanted = useDeferredValue(typed.trim().toLocaleLowerCase('id'))
  const shown = useMemo(
    () => data?.content.filter(({ positionName }) => positionName.toLocaleLowerCase('id').includes(wanted)),
    [data, wanted],
  )
  // A search may have taken the chosen one out of the list: then it is not what people see that they copy.
  const isChosen = shown?.some(({ klobVacancyCode }) => klobVacancyCode === chosen) ?? false
  const scrollRef = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: shown?.length ?? 0,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
    initialRect: { width: 560, height: 400 },
  })
  const copy = () => {
    if (chosen === undefined || !isChosen || isPending) return
    send(
      { corporateId, klobVacancyCode: chosen },
      ({ klobVacancyCode, position }) => onCopied({ code: klobVacancyCode, name: position }),
      alertFailure,
    )
  }
  return (
    <>
      <TextInput
        data-autofocus
        aria-label={vacancyTexts.list.searchName}
        placeholder={vacancyTexts.list.searchName}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {error ? (
        <ErrorPanel message={error.message} retry={() => void refetch()} />
      ) : shown === undefined ? (
        <p role="status" className={classes.count}>
          Memuat...
        </p>
      ) : shown.length === 0 ? (
        <StatePanel
          drawing="empty"
          title={texts.nothingFound}
          message={wanted === '' ? adminTexts.vacancies.none : adminTexts.vacancies.noMatch}
        />
      ) : (
        <>
          <p role="status" className={classes.count}>
            {numberText(shown.length)} lowongan
          </p>
          <div className={classes.head} aria-hidden>
            <span />
            <span>Kode Lowongan</span>
            <span>Nama Lowongan</span>
            <span>Status</span>
          </div>
          <div className={classes.scroll} ref={scrollRef} role="radiogroup" aria-label="Lowongan yang disalin">
            <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
              {virtualizer.getVirtualItems().map(({ index, start, size }) => {
                const { klobVacancyCode, positionName, status } = shown[index]!
                return (
                  <label
                    key={klobVacancyCode}
                    className={classes.row}
                    style={{ height: size, transform: `translateY(${start}px)` }}
                  >
                    <input
                      type="radio"
                      name="duplicate"
                      checked={chosen === klobVacancyCode}
                      onChange={() => setChosen(klobVacancyCode)}
                    />
                    <span className={classes.code} title={klobVacancyCode}>
                      {klobVacancyCode}
                    </span>
                    <span className={classes.name} title={positionName}>
                      {shorten(positionName, 24)}
                    </span>
                    <StatusBadge status={status} />
                  </label>
                )
              })}
            </div>
          </div>
        </>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onBack}>
          Kembali
        </Button>
        <Button disabled={!isChosen} loading={isPending} onClick={copy}>
          lanjut
        </Button>
      </div>
    </>
  )
}
