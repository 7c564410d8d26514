import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Employee } from '~/api/contract/employees'
import { type TestCode, testCodes } from '~/api/contract/masterData'
import { useCorporate } from '~/components/corporate'
import { employeesOf, type Group, PAGE_SIZE, queries } from '~/features/dashboard/queries'
import { ageBands, labelOf, sexes, tenureBands, testNames } from '~/lib/codes'
import { fullName, joined } from '~/lib/texts/text'
import type { List } from '~/list/list'
import { columnHelper } from '~/list/table/columns'

const column = columnHelper<Employee>()
const columns = [
  column('firstName', { header: 'Nama depan', size: 190, meta: { isPerson: true } }),
  column('lastName', { header: 'Nama belakang', size: 190 }),
  column('userId', { header: 'ID pengguna', size: 320, cell: ({ userId }) => <code>{userId}</code> }),
]

/** The list of employees behind a figure, for the dashboard's dialog and the separate page (document 1 §2). */
export function useEmployeeList(group: Group): List<Group, Employee> {
  const title = useGroupTitle(group)
  return useMemo(
    () => ({
      title,
      noun: 'karyawan',
      columns,
      rowId: ({ userId }) => userId,
      rowName: fullName,
      query: ({ filters, page }, scope) => employeesOf(filters, page, scope),
      sizes: [PAGE_SIZE],
      pages: { label: 'Halaman karyawan', isEager: true },
      empty: 'Tidak ada karyawan dalam kelompok ini.',
    }),
    [title],
  )
}

/** The title of a group of employees from the server's labels, falling back to its id. */
function useGroupTitle(group: Group): string {
  const { scope } = useCorporate()
  const isTest = 'testId' in group
  const office = useQuery({ ...queries.demographics(scope), enabled: group.officeLocationId !== undefined })
  const tests = useQuery({ ...queries.tests(scope), enabled: isTest })
  const groupId = isTest ? (group.groupId ?? '') : ''
  const isBusiness = group.by === 'business'
  const businesses = useQuery({ ...queries.subtest(scope, 'Business', groupId), enabled: isBusiness && groupId !== '' })

  const parts: (string | undefined)[] = []
  if (isTest) {
    const code =
      testCodes.find((one) => one === group.testId) ??
      testCodes.find((one) => tests.data?.[one]?.testResult.some(({ id }) => id === group.testId))
    parts.push(
      nameOf(code),
      code === group.testId ? 'Sudah tes' : textOf(code && tests.data?.[code]?.testResult, group.testId),
    )
    if (isBusiness) parts.push(textOf(businesses.data, group.businessId))
  } else if (group.by === 'all') parts.push('Semua karyawan')
  else if (group.by === 'notJoin') parts.push('Belum bergabung')
  parts.push(labelOf(sexes, group.sex) && `Jenis kelamin ${labelOf(sexes, group.sex)}`)
  const [name, bands] = group.by === 'tenure' ? ['Masa kerja', tenureBands] : ['Umur', ageBands]
  parts.push(labelOf(bands, group.category) && `${name} ${labelOf(bands, group.category)}`)
  parts.push(textOf(office.data?.offices, group.officeLocationId))
  return joined(...parts)
}

const nameOf = (code: TestCode | undefined) => (code === undefined ? undefined : `Tes ${testNames[code]}`)
const textOf = (list: readonly { id: string; text: string }[] | undefined, id: string | undefined) =>
  id === undefined ? undefined : (list?.find((one) => one.id === id)?.text ?? id)
