import type { TrackingWhere } from '~/api/contract/applicantFilters'
import { tracking, type UploadStatus } from '~/api/contract/tracking'
import { query } from '~/api/queries'
import { momentText } from '~/lib/dates'
import type { ToolProps } from '~/search/Search'
import { fileLink, History } from './History'

/** What became of each row of the uploaded sheets (document 2 §2.3 'List Status of uploads'). */
export function UploadHistory({ where: { vacancyCode = '' }, onClose }: ToolProps<TrackingWhere>) {
  return (
    <History<UploadStatus>
      title="Status Perubahan"
      about={`Perubahan yang diunggah untuk lowongan ${vacancyCode}, yang terbaru dahulu.`}
      filters={[
        { name: 'createdBy', label: 'Created By' },
        { name: 'createdAt', label: 'Created At', usual: '00:00' },
        { name: 'email', label: 'Email' },
        { name: 'stage', label: 'Stage' },
        { name: 'status', label: 'Status' },
      ]}
      columns={[
        { header: 'Created By', show: (row) => row.createdBy },
        { header: 'Created At', show: (row) => momentText(row.createdAt) },
        { header: 'File URL', show: (row) => fileLink(row.fileUrl) },
        { header: 'Email', show: (row) => row.email },
        { header: 'Stage', show: (row) => row.stage },
        { header: 'Status', show: (row) => row.status },
      ]}
      read={({ values, ...page }) => query(tracking.uploads, { vacancyCode, ...page, ...values })}
      onClose={onClose}
    />
  )
}
