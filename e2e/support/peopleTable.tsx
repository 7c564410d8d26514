import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { vi } from 'vitest'
import { z } from 'zod/mini'
import { openSetting, storedState } from '~/lib/storedState'
import type { UserScope } from '~/lib/scope'
import { columnHelper } from '~/list/table/columns'
import { DataTable } from '~/list/table/DataTable'
import { Pager } from '~/list/table/Pager'
import { type RowButton, widthOfButtons } from '~/list/table/rowAction'
import { useGridTable } from '~/list/table/useGridTable'

type Person = { id: string } & Record<`fact${number}`, string>
/** The number of facts about each person. */
export const FACTS = 20
const person = (n: number): Person =>
  Object.fromEntries([
    ['id', `Orang ${n}`],
    ...Array.from({ length: FACTS }, (_, fact) => [`fact${fact}`, `${n}.${fact}`]),
  ]) as Person
export const column = columnHelper<Person>()
export const columns = [
  column('id', { header: 'Nama depan', size: 160 }),
  column('fact0', { header: 'Nama belakang', size: 160, meta: { isFrozen: true } }),
  ...Array.from({ length: FACTS - 1 }, (_, n) => column(`fact${n + 1}`, { header: `Fakta ${n + 1}`, size: 160 })),
]
/** The action of a row. */
export const view = vi.fn()
const buttons: RowButton<Person>[] = [{ label: 'Lihat profil', icon: IconEye, run: view }]

const BUDI = { userId: 'USR-BUDI', corporateId: 'COR0001' }
type Shown = { owner?: UserScope; size?: number; shown?: typeof columns; opensRow?: true }
/** A table of 30 people, as a list of the console has it. */
export function People({ owner = BUDI, size = 10, shown = columns, opensRow }: Shown) {
  const rowButtons = buttons.map((one) => (opensRow ? { ...one, opensRow } : one))
  const [open, setOpen] = useState({ page: 1, size })
  const from = (open.page - 1) * open.size
  const rows = Array.from({ length: Math.min(open.size, 30 - from) }, (_, n) => person(from + n + 1))
  const [scrolled] = useState(() => storedState(openSetting('column-scroll', owner, 'people'), z.number(), 0))
  const table = useGridTable({
    id: 'people',
    owner,
    columns: shown,
    rows,
    rowId: ({ id }) => id,
    buttons: { title: 'Aksi', width: widthOfButtons(buttons) },
    ...open,
    total: 30,
    onPage: (number, length) => setOpen({ page: number, size: length }),
  })
  return (
    <main style={{ height: 500, width: 1000 }}>
      <DataTable
        table={table}
        label="Orang"
        rows={rows}
        rowName={({ id }) => id}
        buttons={rowButtons}
        canChoose
        isBusy={false}
        skeletonRows={10}
        view={String(open.page)}
        height={400}
        scrolled={scrolled}
        heading={null}
      />
      <Pager label="Halaman hasil" table={table} sizes={[10, 20]} />
    </main>
  )
}
