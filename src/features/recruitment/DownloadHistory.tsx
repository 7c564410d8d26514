import type { TrackingWhere } from '~/api/contract/applicantFilters'
import { type DownloadStatus, tracking } from '~/api/contract/tracking'
import { query } from '~/api/queries'
import { momentText } from '~/lib/dates'
import type { ToolProps } from '~/search/Search'
import { fileLink, History } from './History'

/** The files that were made of a vacancy's applicants (document 2 §2.3 'Download status list'). */
export function DownloadHistory({ where: { vacancyCode = '' }, onClose }: ToolProps<TrackingWhere>) {
  return (
    <History<DownloadStatus>
      title="List Download"
      about={`Unduhan pelamar lowongan ${vacancyCode}, yang terbaru dahulu.`}
      filters={[
        { name: 'startDate', label: 'Start Date', usual: '00:00' },
        { name: 'endDate', label: 'End Date', usual: '23:59' },
      ]}
      columns={[
        { header: 'Category Id', show: (row) => row.categoryId },
        { header: 'Start Date', show: (row) => row.startDate && momentText(row.startDate) },
        { header: 'End Date', show: (row) => row.endDate && momentText(row.endDate) },
        { header: 'Created By', show: (row) => row.createdBy },
        { header: 'File URL', show: (row) => fileLink(row.fileUrl) },
      ]}
      read={({ values, ...page }) => query(tracking.downloads, { vacancyCode, ...page, ...values })}
      onClose={onClose}
    />
  )
}
