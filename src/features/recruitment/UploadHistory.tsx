import type { TrackingFilters } from '~/api/contract/recruitment/applicantFilters'
import { uploadFilters, type UploadFilters } from '~/api/contract/recruitment/historyFilters'
import { tracking, type UploadStatus } from '~/api/contract/recruitment/tracking'
import { query } from '~/api/queries'
import { momentText } from '~/lib/time/dates'
import type { Criterion } from '~/list/filters/criterion'
import type { ToolProps } from '~/list/list'
import { columnHelper } from '~/list/table/columns'
import { StatusBadge } from '~/ui/StatusBadge'
import { fileLink, History } from './History'
import { useVacancyName } from './useVacancyName'

const column = columnHelper<UploadStatus>()
const columns = [
  column('createdBy', { header: 'Created By', size: 180 }),
  column('createdAt', { header: 'Created At', size: 180, text: ({ createdAt }) => momentText(createdAt) }),
  column('fileUrl', { header: 'File URL', size: 130, cell: ({ fileUrl }) => fileLink(fileUrl) }),
  column('email', { header: 'Email', size: 240 }),
  column('stage', { header: 'Stage', size: 160 }),
  column('status', { header: 'Status', size: 180, cell: ({ status }) => <StatusBadge status={status} /> }),
]
const criteria: readonly Criterion<UploadFilters>[] = [
  { kind: 'text', name: 'createdBy', label: 'Created By' },
  { kind: 'minute', name: 'createdAt', label: 'Created At', defaultTime: '00:00' },
  { kind: 'text', name: 'email', label: 'Email' },
  { kind: 'text', name: 'stage', label: 'Stage' },
  { kind: 'text', name: 'status', label: 'Status' },
]

/** The outcome of each row of uploaded sheets (document 2 §2.3 'List Status of uploads'). */
export function UploadHistory({ filters: { vacancyCode = '' }, onClose }: ToolProps<TrackingFilters>) {
  return (
    <History
      list={{
        title: 'Status Perubahan',
        columns,
        query: ({ filters, page, size }) => ({
          ...query(tracking.uploads, { vacancyCode, start: page - 1, length: size, ...filters }),
          staleTime: 0,
        }),
      }}
      none="Belum ada perubahan yang diunggah untuk lowongan ini."
      about={`Perubahan yang diunggah untuk lowongan ${useVacancyName(vacancyCode)}, yang terbaru dahulu.`}
      schema={uploadFilters}
      criteria={criteria}
      onClose={onClose}
    />
  )
}
