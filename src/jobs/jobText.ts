import { numberText } from '~/lib/texts/numbers'
import { safeUrl } from '~/lib/url/urls'
import type { Job } from './jobs'

const rows = (current: number) => `${numberText(current)} baris`
/** Of changes that are on the way; a place that shows the rows by themselves needs no more. */
export const UNDER_WAY = 'Sedang diproses...'

const stateTexts: Record<Job['gives'], Record<Job['state'], (job: Job) => string>> = {
  file: {
    running: ({ current }) => `Sedang disiapkan... ${current > 0 ? rows(current) : ''}`,
    ready: ({ url }) => (safeUrl(url) ? 'Siap diunduh' : 'Tautan tidak dapat dibuka'),
    failed: () => 'Gagal disiapkan. Mulai lagi dari hasil pencariannya.',
    stalled: () => 'Belum selesai atau tidak dapat diperiksa',
  },
  changes: {
    running: ({ current }) => `${UNDER_WAY} ${rows(current)}`,
    ready: ({ current, status }) => `Selesai: ${rows(current)}, ${status}`,
    failed: ({ status }) => `Gagal: ${status}. Lihat Status Perubahan.`,
    stalled: () => 'Belum selesai atau tidak dapat diperiksa',
  },
}

/** The state of a job in words. */
export const jobText = (job: Job): string => stateTexts[job.gives][job.state](job).trim()
