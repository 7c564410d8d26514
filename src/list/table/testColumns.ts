import type { PersonRow } from '~/api/contract/personRow'
import { tagsCell } from './cells'
import type { Column } from './columns'

/** A person's test results, as every search for people shows them (document 1 §2, document 2 §2.1). */
export const testColumns: readonly Column<PersonRow>[] = [
  {
    accessorKey: 'testResultsPers',
    header: 'Kepribadian',
    size: 240,
    cell: ({ row }) => tagsCell(row.original.testResultsPers),
  },
  {
    accessorKey: 'testResultsVal',
    header: 'Nilai',
    size: 240,
    cell: ({ row }) => tagsCell(row.original.testResultsVal),
  },
  {
    accessorKey: 'testResultsInt',
    header: 'Minat',
    size: 240,
    cell: ({ row }) => tagsCell(row.original.testResultsInt),
  },
  {
    accessorKey: 'testResultsCom',
    header: 'Interaksi',
    size: 240,
    cell: ({ row }) => tagsCell(row.original.testResultsCom),
  },
  { accessorKey: 'testGrit01', header: 'Grit', size: 110 },
  { accessorKey: 'testMea01', header: 'Meaning Making', size: 140 },
  { accessorKey: 'testMin01', header: 'Mindset', size: 110 },
  { accessorKey: 'testCur01', header: 'Curiosity', size: 110 },
  { accessorKey: 'testHum01', header: 'Humility', size: 110 },
  { accessorKey: 'testCre01', header: 'Creativity', size: 110 },
]
