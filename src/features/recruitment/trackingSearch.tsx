import { IconFileSpreadsheet, IconListCheck, IconListDetails } from '@tabler/icons-react'
import { activity } from '~/api/contract/activity'
import type { TrackingFilters } from '~/api/contract/recruitment/applicantFilters'
import type { ApplicantRow } from '~/api/contract/recruitment/applicants'
import { tracking } from '~/api/contract/recruitment/tracking'
import { log } from '~/api/log'
import { fullName } from '~/lib/texts/text'
import { allows, type Right, rights } from '~/lib/rules/rights'
import { adminTexts } from '~/lib/texts/adminTexts'
import { degreeNames, hasExpertAdvice, list } from '~/components/masterData'
import { type Criterion, everyFilter } from '~/list/filters/criterion'
import type { Download } from '~/list/list'
import { defineSearch } from '~/people/defineSearch'
import { commonFilters } from '~/people/personCriteria'
import { lazyDialog } from '~/ui/lazyDialog'
import { trackingColumns as columns } from '~/api/contract/columns'
import { monthsText } from '~/lib/time/dates'
import { safeUrl } from '~/lib/url/urls'
import { textCell } from '~/list/table/cells'
import { columnsOf } from '~/list/table/columns'
import { StatusBadge } from '~/ui/StatusBadge'
import { RevealOnClick } from '~/ui/reveal/RevealOnClick'
import { applicantActions } from './applicantActions'
import { applicantCells, applicantMessages } from './applicantRows'
import { applicantSections, vacancyForm } from './applicantCriteria'
import { StageButton } from './StageButton'
import classes from './tracking.module.css'

const UploadDialog = lazyDialog(async () => (await import('./UploadDialog')).UploadDialog)
const UploadHistory = lazyDialog(async () => (await import('./UploadHistory')).UploadHistory)
const DownloadHistory = lazyDialog(async () => (await import('./DownloadHistory')).DownloadHistory)

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

/** Links to portfolios by name; an unsafe address is plain text (security list T3). */
function portfolioOf({ portfolio }: ApplicantRow) {
  if (portfolio.length === 0) return textCell(null)
  return (
    <span className={classes.links}>
      {portfolio.map(({ attachmentUrl, portofolioName }) => {
        const url = safeUrl(attachmentUrl)
        return url ? (
          <a key={attachmentUrl} href={url} target="_blank" rel="noopener noreferrer" title={portofolioName}>
            {portofolioName}
          </a>
        ) : (
          <span key={attachmentUrl} title={portofolioName}>
            {portofolioName}
          </span>
        )
      })}
    </span>
  )
}

/** Columns in the order of document 2 §2.2; the actions are last, where the table pins them. */
const trackingColumns = columnsOf<ApplicantRow>()(columns, {
  ...applicantCells,
  emailLogin: {
    size: 184,
    meta: { isMasked: true },
    cell: (row) => <RevealOnClick column="emailLogin" value={row.emailLogin} label={`Email ${fullName(row)}`} />,
  },
  portfolio: { size: 220, cell: portfolioOf },
  phoneNumber: {
    size: 150,
    meta: { isMasked: true },
    cell: (row) => (
      <RevealOnClick column="phoneNumber" value={row.phoneNumber} label={`Phone Number ${fullName(row)}`} />
    ),
  },
  stageName: { size: 150, cell: (row) => <StageButton row={row} /> },
  cardId: {
    size: 170,
    cell: (row) => <RevealOnClick value={row.cardId} label={`KTP ${fullName(row)}`} />,
  },
  totalWorkingExperience: {
    size: 140,
    text: ({ totalWorkingExperience: months }) => (months === null ? null : monthsText(months)),
  },
  field1: { size: 160 },
  field2: { size: 160 },
  field3: { size: 160 },
  field4: { size: 160 },
  field5: { size: 160 },
  sendEmail: { size: 110, cell: ({ sendEmail }) => <StatusBadge status={sendEmail} /> },
  sendDate: { size: 180 },
})

/** The search definition of applicant tracking (document 2 §2.2). */
export const trackingSearch = defineSearch<TrackingFilters, ApplicantRow>({
  title: 'Pelacakan Pelamar',
  noun: 'pelamar',
  api: tracking,
  common: commonFilters,
  sections: everyFilter<TrackingFilters>()([vacancy, { title: 'Lamaran', criteria: application }, ...others]),
  rowName: fullName,
  columns: trackingColumns,
  height: 500,
  actionsTitle: 'Action',
  actions: [
    applicantActions.requirements('Add. Info'),
    applicantActions.viewCv,
    applicantActions.profile('Profil'),
    applicantActions.cv('Download CV'),
  ],
  messages: {
    ...applicantMessages,
    conversationWith: (to, viewer) => {
      // The person of a link need not be an applicant of the company.
      const mayShowCv = !to.isNamedByLink && allows(viewer.corporate.menu, rights.cvDownload)
      return applicantMessages.conversationWith(mayShowCv ? { ...to, cv: { link: null } } : to, viewer)
    },
  },
  emptyHint: adminTexts.chooseVacancy,
  tools: [
    { label: 'Upload Perubahan', icon: IconFileSpreadsheet, Dialog: UploadDialog, usesDraft: true },
    { label: 'Status Perubahan', icon: IconListCheck, Dialog: UploadHistory, usesDraft: true },
    { label: 'List Download', icon: IconListDetails, Dialog: DownloadHistory, usesDraft: true },
  ],
  downloads: [
    download('Standard', rights.standardDownload, tracking.standard),
    download('Custom1', rights.custom1Download, tracking.custom1),
    download('Custom2', rights.custom2Download, tracking.custom2),
  ],
  onSearch: ({ vacancyCode = '' }, { corporateId }) =>
    void log(activity.logAction, { entity: 'recruitmentats', entityId: vacancyCode, companyId: corporateId }),
})
