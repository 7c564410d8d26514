import { Button } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RowSelectionState } from '@tanstack/react-table'
import { useEffect, useRef, useState } from 'react'
import { ApiError, messageOf } from '~/api/errors'
import { useCorporate } from '~/components/corporate'
import { BulkMessages } from '~/conversation/bulk/BulkMessages'
import type { Run } from '~/conversation/bulk/run'
import type { Recipient } from '~/conversation/conversationConfig'
import { numberText } from '~/lib/texts/numbers'
import { useFlow } from '~/lib/useFlow'
import type { ScreenList } from '~/list/list'
import { type ListState, readFilters } from '~/list/listUrl'
import { notify } from '~/ui/messages/notify'
import classes from './SelectedPeople.module.css'
import { canWriteTo, type Messaging } from './messaging'

/** The most that are selected together, and that one search returns. */
const MAX_SELECTED = 1_000

type Props = {
  list: ScreenList<object, object>
  messages: Messaging<object>
  state: ListState<object>
  /** What the messages have in common besides the person, which an unfinished run belongs to. */
  place: readonly string[]
  ids: RowSelectionState
  /** How many were ticked in a list that has been left since. */
  dropped: number
  select: (ids: RowSelectionState) => void
}

/** How many people of a list are ticked, the step to all that match, and one message to all of them. */
export function SelectedPeople({ list, messages, state, place, ids, dropped, select }: Props) {
  const { viewer, writer, scope } = useCorporate()
  const client = useQueryClient()
  // Loaded by the list; only read from the cache here.
  const { data } = useQuery({ ...list.query(state, scope), enabled: false })
  const [all, setAll] = useState<{ search: string; rows: readonly object[] }>()
  const found = useRef(new Map<string, Promise<readonly object[]>>())
  const { isBusy: isLoading, run: runFlow } = useFlow<void>()
  const [recipients, setRecipients] = useState<readonly Recipient[]>()
  const search = JSON.stringify(state.filters)
  const canWrite = (row: object) => canWriteTo(messages, row)
  const pageRows = data?.content ?? []
  const known = new Map(
    [...(all?.search === search ? all.rows : []), ...pageRows].map((row) => [list.rowId(row, 0), row]),
  )
  const selected = Object.keys(ids).filter((id) => known.has(id))
  const writable = pageRows.filter(canWrite)
  const isPageSelected = writable.length > 0 && writable.every((row) => ids[list.rowId(row, 0)])
  const isBeyondPage = selected.length > writable.length
  const total = data?.totalElements ?? 0
  const count = selected.length
  const isDropped = dropped > 0
  useEffect(() => {
    if (!isDropped) return
    void notify(`Pilihan atas ${numberText(dropped)} ${list.noun} dilepas karena daftarnya berganti`, 'info')
    select({})
    // Said once for each list that has been left.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDropped])

  /** Everybody who matches some filters, by one search. */
  async function loadAll(filters: object): Promise<readonly object[]> {
    const whole = { ...list.query({ ...state, filters, page: 1, size: MAX_SELECTED }, scope), staleTime: 0, gcTime: 0 }
    return (await client.fetchQuery(whole)).content
  }
  /** The people of a run's search, loaded once for all their names. */
  function peopleOf(run: Run | undefined): Promise<readonly object[]> {
    const filters = run?.search ? readFilters(list.filters, run.search) : state.filters
    const key = JSON.stringify(filters)
    const rows = found.current.get(key) ?? loadAll(filters)
    found.current.set(key, rows)
    rows.catch(() => found.current.delete(key))
    return rows
  }
  const selectAll = () =>
    runFlow({
      work: async () => {
        const rows = await loadAll(state.filters)
        setAll({ search, rows })
        select(Object.fromEntries(rows.filter(canWrite).map((row) => [list.rowId(row, 0), true])))
      },
      toFailure: (error) => void notify(`Tidak dapat memilih semua. ${messageOf(error)}`, 'failed'),
    })
  async function nameOf(userId: string, run: Run | undefined): Promise<string> {
    const row = known.get(userId) ?? (await peopleOf(run)).find((one) => list.rowId(one, 0) === userId)
    if (!row) throw new ApiError('status', 'names', 'Tidak ada di hasil pencarian ini.', 404)
    return messages.recipientOf(row).name
  }
  const conversationOf = ({ userId, name }: Recipient) => {
    const row = known.get(userId) ?? pageRows[0]
    return messages.conversationWith({ ...(row ? messages.recipientOf(row) : {}), userId, name }, viewer)
  }
  return (
    <>
      <BulkMessages
        writer={writer}
        place={place}
        noun={list.noun}
        people={recipients ?? []}
        search={{ ...state.filters }}
        nameOf={nameOf}
        remove={(userId) => {
          setRecipients((chosen) => chosen?.filter((one) => one.userId !== userId))
          select(Object.fromEntries(Object.entries(ids).filter(([id]) => id !== userId)))
        }}
        conversationOf={conversationOf}
        isOpen={recipients !== undefined}
        open={() => setRecipients([])}
        close={() => setRecipients(undefined)}
      />
      {count > 0 && (
        <div className={`row ${classes.bar}`} role="group" aria-label={`Tindakan untuk ${list.noun} yang dipilih`}>
          <span role="status" className="tabular">
            {isBeyondPage && count < total
              ? `${numberText(count)} dari ${numberText(total)} ${list.noun} yang cocok dipilih${total > MAX_SELECTED ? ', batas satu pengiriman' : ''}`
              : `${numberText(count)} ${list.noun} dipilih${isBeyondPage ? ', dari semua halaman' : ''}`}
          </span>
          {isPageSelected && !isBeyondPage && total > writable.length && (
            <button type="button" className="link-button" disabled={isLoading} onClick={() => void selectAll()}>
              {isLoading
                ? 'Memilih...'
                : total > MAX_SELECTED
                  ? `Pilih ${numberText(MAX_SELECTED)} pertama dari ${numberText(total)} yang cocok`
                  : `Pilih semua ${numberText(total)} yang cocok`}
            </button>
          )}
          <button type="button" className="link-button" onClick={() => select({})}>
            Batalkan pilihan
          </button>
          <Button
            className="push-end"
            size="xs"
            leftSection={<IconMessage size={16} aria-hidden />}
            aria-label="Pesan ke yang dipilih"
            onClick={() => setRecipients(selected.map((id) => messages.recipientOf(known.get(id)!)))}
          >
            Pesan
          </Button>
        </div>
      )}
    </>
  )
}
