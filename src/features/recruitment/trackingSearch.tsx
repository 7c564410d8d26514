import { IconFileSpreadsheet, IconListCheck, IconListDetails } from '@tabler/icons-react'
import { activity } from '~/api/contract/activity'
import type { TrackingFilters } from '~/api/contract/recruitment/applicantFilters'
import type { ApplicantRow } from '~/api/contract/recruitment/applicants'
import { tracking } from '~/api/contract/recruitment/tracking'
import { log } from '~/api/log'
import { fullName } from '~/lib/texts/text'
import { type Right, rights } from '~/lib/rules/rights'
import { adminTexts } from '~/lib/texts/adminTexts'
import { degreeNames, hasExpertAdvice, list } from '~/components/masterData'
import { type Criterion, everyFilter } from '~/list/filters/criterion'
import { defineSearch, type Download } from '~/list/list'
import { lazyComponent } from '~/ui/lazyComponent'
import { applicantActions } from './applicantActions'
import { applicantSections } from './applicantCriteria'
import { applicantMessages } from './applicantMessages'
import { trackingColumns } from './trackingColumns'
import { vacancyForm } from './vacancyLists'

const UploadDialog = lazyComponent(async () => (await import('./UploadDialog')).UploadDialog)
const UploadHistory = lazyComponent(async () => (await import('./UploadHistory')).UploadHistory)
const DownloadHistory = lazyComponent(async () => (await import('./DownloadHistory')).DownloadHistory)

const application = [
  {
    kind: 'moments',
    name: 'startSendDate',
    until: 'endSendDate',
    label: 'Tanggal lamaran',
    fromLabel: 'Filter mulai tanggal',
    untilLabel: 'Filter sampai tanggal',
  },
  { kind: 'choice', name: 'educationDegreeNames', label: 'Tingkat pendidikan', options: degreeNames },
  { kind: 'choices', name: 'stageIds', label: 'Tahap', options: vacancyForm.stages },
  { kind: 'choice', name: 'batchId', label: 'Batch', options: vacancyForm.batches },
  { kind: 'number', name: 'batchValue', label: 'Max.Applied' },
  { kind: 'choice', name: 'eventId', label: 'Event Klobfair', options: vacancyForm.events },
  {
    kind: 'choice',
    name: 'recommendedKlobExpert',
    label: 'Rekomendasi Klob Expert',
    options: list('recommendedKlobExpert'),
    when: hasExpertAdvice,
  },
] as const satisfies readonly Criterion<TrackingFilters>[]
const [vacancy, ...others] = applicantSections({ right: rights.emailFilter })

const download = (
  label: string,
  right: Right,
  { start, codec }: (typeof tracking)['standard'],
): Download<TrackingFilters> => ({
  label,
  title: `Berkas pelacakan ${label}`,
  right,
  start,
  codec,
  state: tracking.download,
  first: 3_000,
  every: 3_000,
  gives: 'file',
})

/** Applicant tracking, whole (document 2 §2.2). */
export const trackingSearch = defineSearch<TrackingFilters, ApplicantRow>({
  title: 'Pelacakan Pelamar',
  noun: 'pelamar',
  api: tracking,
  sections: everyFilter<TrackingFilters>()([vacancy, { title: 'Lamaran', criteria: application }, ...others]),
  rowName: fullName,
  columns: trackingColumns,
  height: 500,
  actionsTitle: 'Action',
  actions: [
    applicantActions.requirements('Add. Info'),
    applicantActions.profile('Profil'),
    applicantActions.cv('Download CV'),
  ],
  messages: applicantMessages,
  emptyHint: adminTexts.chooseVacancy,
  tools: [
    { label: 'Upload Perubahan', icon: IconFileSpreadsheet, Dialog: UploadDialog, takesDraft: true },
    { label: 'Status Perubahan', icon: IconListCheck, Dialog: UploadHistory, takesDraft: true },
    { label: 'List Download', icon: IconListDetails, Dialog: DownloadHistory, takesDraft: true },
  ],
  downloads: [
    download('Standard', rights.standardDownload, tracking.standard),
    download('Custom1', rights.custom1Download, tracking.custom1),
    download('Custom2', rights.custom2Download, tracking.custom2),
  ],
  onSearch: ({ vacancyCode = '' }, { corporateId }) =>
    void log(activity.logAction, { entity: 'recruitmentats', entityId: vacancyCode, companyId: corporateId }),
})
