import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { messageOf } from '~/api/errors'
import { useCorporate } from '~/components/corporate'
import { useConversation } from '~/conversation/useConversation'
import { numberText } from '~/lib/texts/numbers'
import { useOnNewValue } from '~/lib/effects'
import type { Arrange, ScreenList } from '~/list/list'
import type { ListState } from '~/list/listUrl'
import { notify } from '~/ui/messages/notify'
import { findNeighbour } from './findNeighbour'
import type { Messaging } from './messaging'

const NOT_HERE = 'Orang pada tautan ini tidak ada di halaman ini, jadi pesannya tidak dibuka'
const NO_MESSAGE = 'Orang ini tidak dapat dikirimi pesan'

type Props = {
  list: ScreenList<object, object>
  messages: Messaging<object>
  state: ListState<object>
  /** Opens the conversation with a row's person, also on another page; undefined closes it. */
  write: (id: string | undefined, page?: number) => void
  arrange: Arrange<object>
}

/** The conversation opened by a row, its URL or a message link (document 1 §2). */
export function ListMessages({ list, messages, state, write, arrange }: Props) {
  const { viewer, scope } = useCorporate()
  const client = useQueryClient()
  const { link, writingTo } = state
  const linked = useMemo(() => link && messages.recipientFromUrl(link), [link, messages])
  // Loaded by the list; only read from the cache here.
  const { data, isError, isFetching } = useQuery({ ...list.query(state, scope), enabled: false })
  const rows = arrange(data?.content ?? [])
  const index = rows.findIndex((row) => list.rowId(row, 0) === writingTo)
  // A person who leaves the list while the conversation is open stays open, at their former index.
  const [last, setLast] = useState<{ id: string; row: object; index: number }>()
  const shown = rows[index]
  if (writingTo !== undefined && shown && (last?.row !== shown || last.index !== index))
    setLast({ id: writingTo, row: shown, index })
  if (writingTo === undefined && last) setLast(undefined)
  const open = writingTo !== undefined && last?.id === writingTo ? last : undefined
  const refusal =
    writingTo === undefined
      ? undefined
      : open
        ? (messages.off?.(open.row) ?? (messages.when?.(open.row) === false ? NO_MESSAGE : undefined))
        : data && !isFetching && !isError
          ? NOT_HERE
          : undefined
  useOnNewValue(refusal, (reason) => {
    void notify(reason, 'info')
    write(undefined)
  })

  const isStepping = useRef(false)
  async function step(by: 1 | -1) {
    if (!open || isStepping.current) return
    isStepping.current = true
    try {
      const pageOf = async (page: number) =>
        arrange((await client.fetchQuery(list.query({ ...state, page }, scope))).content)
      // After the recipient's row is removed, the next row has its former index.
      const from = index >= 0 || by === -1 ? open.index : open.index - 1
      const found = await findNeighbour({ messages, rows, from, by, page: state.page, pages, pageOf })
      if (found) write(list.rowId(found.row, 0), found.page)
      else void notify(by === 1 ? 'Ini kandidat terakhir' : 'Ini kandidat pertama', 'info')
    } catch (error) {
      void notify(messageOf(error), 'failed')
    } finally {
      isStepping.current = false
    }
  }
  const pages = data?.totalPages ?? 1
  // The name of a link is anybody's; a row of that name tells whose messages are theirs, and has their profile.
  const confirmed =
    linked &&
    rows
      .map(messages.recipientOf)
      .find(
        ({ userId, name, vacancy }) =>
          userId === linked.userId &&
          name === linked.name &&
          vacancy?.klobVacancyCode === linked.vacancy?.klobVacancyCode,
      )
  const recipient = confirmed ?? linked ?? (open && refusal === undefined ? messages.recipientOf(open.row) : undefined)
  const isEnd = (by: 1 | -1) =>
    by === 1 ? (open?.index ?? 0) >= rows.length - 1 && state.page >= pages : open?.index === 0 && state.page === 1
  return useConversation({
    with: recipient && messages.conversationWith(recipient, viewer),
    neighbours:
      open && data
        ? {
            place:
              index < 0
                ? 'Tidak lagi di daftar ini'
                : `${numberText((state.page - 1) * state.size + index + 1)} dari ${numberText(data.totalElements)}`,
            before: isEnd(-1) ? undefined : () => void step(-1),
            after: isEnd(1) ? undefined : () => void step(1),
          }
        : undefined,
    right: messages.right,
    viewer,
    close: () => write(undefined),
  })
}
