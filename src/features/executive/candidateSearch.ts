import { IconClipboardText, IconFileCv, IconHistory, IconMail, IconNotes, IconUser } from '@tabler/icons-react'
import type { CandidateFilters } from '~/api/contract/recruitment/candidateFilters'
import type { CandidateRow } from '~/api/contract/recruitment/candidateRow'
import { candidates } from '~/api/contract/recruitment/candidates'
import { fullName } from '~/lib/texts/text'
import { rights } from '~/lib/rules/rights'
import { adminTexts } from '~/lib/texts/adminTexts'
import { applicantIn } from '~/conversation/recipientFromUrl'
import { withApplicant } from '~/conversation/withApplicant'
import { openCv } from '~/components/applicant/openCv'
import { recordApplicantView } from '~/components/applicant/recordApplicantView'
import { openProfile } from '~/components/applicant/openProfile'
import { defineSearch } from '~/list/list'
import { lazyComponent } from '~/ui/lazyComponent'
import { candidateColumns, isOutside } from './candidateColumns'
import { candidateSections } from './candidateSections'

const RequirementsDialog = lazyComponent(
  async () => (await import('~/components/applicant/RequirementsDialog')).RequirementsDialog,
)
const NotesDialog = lazyComponent(async () => (await import('./NotesDialog')).NotesDialog)
const SaveResultDialog = lazyComponent(async () => (await import('./SaveResultDialog')).SaveResultDialog)
const ResultHistory = lazyComponent(async () => (await import('./ResultHistory')).ResultHistory)

/** Answers and threads belong to a vacancy (decision 'Internal'). */
const withoutVacancy = ({ klobVacancyCode }: CandidateRow) =>
  klobVacancyCode === null ? 'Kandidat ini belum melamar lowongan perusahaan Anda.' : undefined

/** The executive search's admin query, whole (document 3 §2). */
export const candidateSearch = defineSearch<CandidateFilters, CandidateRow>({
  title: 'Pencarian Executive Search',
  noun: 'kandidat',
  api: candidates,
  sections: candidateSections,
  rowName: fullName,
  columns: candidateColumns,
  height: 500,
  emptyHint: adminTexts.candidates.dataSource,
  actions: [
    {
      label: 'Additional Info',
      icon: IconClipboardText,
      when: ({ authorizeDisqualifier }) => authorizeDisqualifier,
      off: withoutVacancy,
      Dialog: RequirementsDialog,
    },
    {
      label: 'Lihat Profil',
      icon: IconUser,
      when: isOutside,
      run: (row, { viewer }) => openProfile(row.userId, recordApplicantView(row, viewer.corporate.corporateId)),
    },
    { label: 'Download CV', icon: IconFileCv, when: isOutside, run: ({ userId }) => openCv(userId) },
    { label: 'Catatan', icon: IconNotes, Dialog: NotesDialog },
  ],
  messages: {
    right: rights.applicantMessages,
    when: isOutside,
    // A thread is about a vacancy.
    off: withoutVacancy,
    recipientOf: (row) => ({
      userId: row.userId,
      name: fullName(row),
      vacancy: { name: row.positionName ?? '', klobVacancyCode: row.klobVacancyCode ?? '' },
    }),
    recipientFromUrl: applicantIn,
    conversationWith: withApplicant(candidates.conversation),
  },
  tools: [
    { label: 'Simpan Hasil dan Kirim Email', icon: IconMail, Dialog: SaveResultDialog },
    { label: 'Riwayat Hasil', icon: IconHistory, Dialog: ResultHistory, allowsCustomValues: true },
  ],
})
