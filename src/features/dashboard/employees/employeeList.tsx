import { fullName } from '~/lib/texts/text'
import type { Employee } from '~/api/contract/employees'
import type { List } from '~/list/list'
import type { Column } from '~/list/table/columns'
import { employeesOf, type Group, PAGE_SIZE } from './employees'

const columns: readonly Column<Employee>[] = [
  { accessorKey: 'firstName', header: 'Nama depan', size: 240 },
  { accessorKey: 'lastName', header: 'Nama belakang', size: 220 },
  { accessorKey: 'userId', header: 'ID pengguna', size: 160, cell: ({ row }) => <code>{row.original.userId}</code> },
]

/** The employees behind a figure: in the dialog of the dashboard and on their own page alike (document 1 §2). */
export const employeeList = (title: string): List<Group, Employee> => ({
  title,
  noun: 'karyawan',
  columns,
  rowId: ({ userId }) => userId,
  rowName: fullName,
  query: ({ filters, page }, scope) => employeesOf(filters, page, scope),
  sizes: [PAGE_SIZE],
  pages: { label: 'Halaman karyawan', isEager: true },
  empty: 'Tidak ada karyawan dalam kelompok ini.',
})
