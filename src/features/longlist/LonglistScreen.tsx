import { Button } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import { longlist, type LonglistRow } from '~/api/contract/longlist'
import { send } from '~/api/queries'
import { fullName } from '~/lib/fullName'
import { shorten } from '~/lib/shorten'
import { adminTexts } from '~/lib/adminTexts'
import { texts } from '~/lib/texts'
import { alertFailure } from '~/parts/alertFailure'
import type { Column } from '~/parts/columns'
import { PagedTable } from '~/parts/PagedTable'
import { confirmDeletion, withLoader } from '~/ui/dialogs'
import { notify } from '~/ui/notify'
import { SearchBox } from '~/ui/SearchBox'
import {
  LONGLIST_SIZE,
  longlistParamsOf,
  type LonglistQuery,
  longlistQueryOf,
  NEW,
  pageOfLonglist,
} from './longlistQuery'
import classes from './longlist.module.css'

const route = getRouteApi('/dashboard/$index/_guarded/es-longlist/')
const MAX_ID = 12
const MAX_FIRST_NAME = 16

const cut = (text: string, length: number) => <span title={text}>{shorten(text, length)}</span>
const columns: readonly Column<LonglistRow>[] = [
  { id: 'id', header: 'ID', width: 170, show: ({ id }) => <span className={classes.code}>{cut(id, MAX_ID)}</span> },
  { id: 'firstName', header: 'First Name', width: 190, show: ({ firstName }) => cut(firstName, MAX_FIRST_NAME) },
  { id: 'lastName', header: 'Last Name', width: 190 },
  { id: 'email', header: 'Email', width: 320 },
  { id: 'dateOfBirth', header: 'Dob', width: 130 },
  { id: 'status', header: 'Status', width: 130 },
]
const keyOf = ({ id }: LonglistRow) => id

/** Users that the executive search keeps in mind (document 3 §2). */
export function LonglistScreen() {
  const { account, corporate } = route.useRouteContext()
  const { index } = route.useParams()
  const raw = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const asked = useMemo(() => longlistQueryOf(raw), [raw])
  const list = useQuery({ ...pageOfLonglist(asked, corporate), placeholderData: keepPreviousData })
  const headingRef = useRef<HTMLHeadingElement>(null)
  const ask = (query: LonglistQuery) => void navigate({ search: longlistParamsOf(query) })
  const open = (muc03Id: string) =>
    void navigate({
      to: '/dashboard/$index/es-longlist/form/$muc03Id',
      params: { index, muc03Id },
      search: longlistParamsOf(asked),
    })
  async function remove(row: LonglistRow) {
    if (!(await confirmDeletion(row.email))) return
    try {
      await withLoader(texts.deletion.underWay, send(client, longlist.remove, { muc03Id: row.id }))
    } catch (failure) {
      return alertFailure(failure as Error)
    }
    // The row goes with its button, so that the focus needs another place.
    headingRef.current?.focus()
    void notify(`${row.email} sudah dihapus`)
    // The last row of the last page leaves an empty page behind.
    if (list.data?.content.length === 1 && asked.page > 1) ask({ ...asked, page: asked.page - 1 })
  }
  const actions = [
    { label: 'Edit', icon: IconPencil, run: (row: LonglistRow) => open(row.id) },
    { label: 'Delete', icon: IconTrash, run: (row: LonglistRow) => void remove(row) },
  ]
  return (
    <div className="page">
      <div className={classes.title}>
        <h1>Executive Search Longlist</h1>
        <Button onClick={() => open(NEW)}>+ Tambahkan User</Button>
      </div>
      <SearchBox
        label={adminTexts.longlist.search}
        placeholder={adminTexts.longlist.search}
        submit="CARI"
        keyword={asked.keyword}
        search={(keyword) => {
          ask({ keyword, page: 1 })
          // The same question again is asked again.
          if (keyword === asked.keyword) void list.refetch()
        }}
      />
      <PagedTable
        id="longlist"
        userId={account.userId}
        title="Daftar user"
        label="Executive Search Longlist"
        pagesLabel="Halaman user"
        noun="user"
        headingRef={headingRef}
        columns={columns}
        list={list}
        keyOf={keyOf}
        nameOf={fullName}
        actions={actions}
        skeletonRows={LONGLIST_SIZE}
        page={asked.page}
        size={LONGLIST_SIZE}
        sizes={[LONGLIST_SIZE]}
        onPage={(page) => ask({ ...asked, page })}
        onHint={(page) => void client.prefetchQuery(pageOfLonglist({ ...asked, page }, corporate))}
      />
    </div>
  )
}
