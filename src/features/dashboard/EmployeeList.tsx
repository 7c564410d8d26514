import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Employee } from '~/api/contract/employees'
import { detailOf } from '~/api/errors'
import { fullName } from '~/lib/fullName'
import { numberText } from '~/lib/numbers'
import type { Scope } from '~/lib/scope'
import { texts } from '~/lib/texts'
import type { Column } from '~/parts/columns'
import { DataTable } from '~/parts/DataTable'
import { MissingPage } from '~/parts/MissingPage'
import { Pager } from '~/parts/Pager'
import { ErrorPanel, StatePanel } from '~/ui/StatePanel'
import classes from './EmployeeList.module.css'
import { employeesOf, type Group, PAGE_SIZE } from './employees'

const columns: readonly Column<Employee>[] = [
  { id: 'firstName', header: 'Nama Depan', width: 240 },
  { id: 'lastName', header: 'Nama Belakang', width: 220 },
  { id: 'userId', header: 'ID Pengguna', width: 160, show: ({ userId }) => <code>{userId}</code> },
]

type Props = {
  group: Group
  title: string
  page: number
  scope: Scope
  userId: string
  onPage: (page: number) => void
}

/** The employees behind a figure, ten at a time: in the dialog of the dashboard and on their own page alike. */
export function EmployeeList({ group, title, page, scope, userId, onPage }: Props) {
  const client = useQueryClient()
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...employeesOf(group, page, scope),
    placeholderData: keepPreviousData,
  })
  const total = data?.totalElements ?? 0
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  const isThere = data !== undefined && !isPlaceholderData
  const hint = (next: number) => void client.prefetchQuery(employeesOf(group, next, scope))
  useEffect(() => {
    if (isThere && page < pages) void client.prefetchQuery(employeesOf(group, page + 1, scope))
  }, [client, group, page, pages, scope, isThere])
  const count = `${numberText(total)} karyawan`
  if (error) return <ErrorPanel message={error.message} detail={detailOf(error)} retry={() => void refetch()} />
  if (isThere && total === 0)
    return <StatePanel drawing="empty" title={texts.nothingFound} message="Tidak ada karyawan dalam kelompok ini." />
  if (isThere && data.content.length === 0) return <MissingPage page={page} pages={pages} onPage={onPage} />
  return (
    <>
      <p role="status" className="visually-hidden">
        {isThere && `${count}, halaman ${numberText(page)} dari ${numberText(pages)}`}
      </p>
      <DataTable
        id="employees"
        userId={userId}
        label={title}
        columns={columns}
        rows={data?.content}
        keyOf={(row) => row.userId}
        nameOf={fullName}
        actions={[]}
        isBusy={isPending || isPlaceholderData}
        skeletonRows={PAGE_SIZE}
        heading={<span className={classes.count}>{data ? count : 'Memuat...'}</span>}
      />
      {data && (
        <Pager
          label="Halaman karyawan"
          page={page}
          size={PAGE_SIZE}
          sizes={[PAGE_SIZE]}
          total={total}
          onPage={onPage}
          onHint={hint}
        />
      )}
    </>
  )
}
