import type { TrackingFilters } from '~/api/contract/recruitment/applicantFilters'
import { downloadFilters, type DownloadFilters } from '~/api/contract/recruitment/historyFilters'
import { type DownloadStatus, tracking } from '~/api/contract/recruitment/tracking'
import { query } from '~/api/queries'
import { momentText } from '~/lib/time/dates'
import type { Criterion } from '~/list/filters/criterion'
import type { ToolProps } from '~/list/list'
import { textCell } from '~/list/table/cells'
import type { Column } from '~/list/table/columns'
import { fileLink, History } from './History'

const momentCell = (moment: string | null) => textCell(moment && momentText(moment))
const columns: readonly Column<DownloadStatus>[] = [
  { accessorKey: 'categoryId', header: 'Category Id', size: 180 },
  { accessorKey: 'startDate', header: 'Start Date', size: 150, cell: ({ row }) => momentCell(row.original.startDate) },
  { accessorKey: 'endDate', header: 'End Date', size: 150, cell: ({ row }) => momentCell(row.original.endDate) },
  { accessorKey: 'createdBy', header: 'Created By', size: 200 },
  { accessorKey: 'fileUrl', header: 'File URL', size: 150, cell: ({ row }) => fileLink(row.original.fileUrl) ?? '-' },
]
const criteria: readonly Criterion<DownloadFilters>[] = [
  { kind: 'minute', name: 'startDate', label: 'Start Date', defaultTime: '00:00' },
  { kind: 'minute', name: 'endDate', label: 'End Date', defaultTime: '23:59' },
]

/** Downloads of a vacancy's applicants (document 2 §2.3 'Download status list'). */
export function DownloadHistory({ filters: { vacancyCode = '' }, onClose }: ToolProps<TrackingFilters>) {
  return (
    <History
      list={{
        title: 'List Download',
        columns,
        query: ({ filters, page, size }) => ({
          ...query(tracking.downloads, { vacancyCode, start: page - 1, length: size, ...filters }),
          staleTime: 0,
        }),
      }}
      about={`Unduhan pelamar lowongan ${vacancyCode}, yang terbaru dahulu.`}
      schema={downloadFilters}
      criteria={criteria}
      onClose={onClose}
    />
  )
}
