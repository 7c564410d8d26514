import type { TrackingFilters } from '~/api/contract/recruitment/applicantFilters'
import { downloadFilters, type DownloadFilters } from '~/api/contract/recruitment/historyFilters'
import { type DownloadStatus, tracking } from '~/api/contract/recruitment/tracking'
import { query } from '~/api/queries'
import { momentText } from '~/lib/time/dates'
import type { Criterion } from '~/list/filters/criterion'
import type { ToolProps } from '~/list/list'
import { columnHelper } from '~/list/table/columns'
import { fileLink, History } from './History'
import { useVacancyName } from './useVacancyName'

const column = columnHelper<DownloadStatus>()
const columns = [
  column('categoryId', { header: 'Category Id', size: 180 }),
  column('startDate', { header: 'Start Date', size: 180, text: ({ startDate }) => startDate && momentText(startDate) }),
  column('endDate', { header: 'End Date', size: 180, text: ({ endDate }) => endDate && momentText(endDate) }),
  column('createdBy', { header: 'Created By', size: 200 }),
  column('fileUrl', { header: 'File URL', size: 150, cell: ({ fileUrl }) => fileLink(fileUrl) }),
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
      none="Belum ada unduhan untuk lowongan ini. Hasil Download dari pencarian muncul di sini."
      about={`Unduhan pelamar lowongan ${useVacancyName(vacancyCode)}, yang terbaru dahulu.`}
      schema={downloadFilters}
      criteria={criteria}
      onClose={onClose}
    />
  )
}
