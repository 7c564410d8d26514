import { IconClipboardText, IconFileCv, IconHistory, IconMail, IconNotes, IconUser } from '@tabler/icons-react'
import type { CandidateWhere } from '~/api/contract/recruitment/candidateFilters'
import type { CandidateRow } from '~/api/contract/recruitment/candidateRow'
import { candidates } from '~/api/contract/recruitment/candidates'
import { fullName } from '~/lib/texts/text'
import { rights } from '~/lib/rules/rights'
import { adminTexts } from '~/lib/texts/adminTexts'
import { applicantIn } from '~/conversation/recipientFromUrl'
import { withApplicant } from '~/conversation/withApplicant'
import { openCv } from '~/components/openCv'
import { recordApplicantView } from '~/components/recordApplicantView'
import { openProfile } from '~/components/openProfile'
import { defineSearch } from '~/list/list'
import { lazyComponent } from '~/ui/lazyComponent'
import { candidateColumns, isOutside } from './candidateColumns'
import { candidateSections } from './candidateSections'

const RequirementsDialog = lazyComponent(
  async () => (await import('~/components/RequirementsDialog')).RequirementsDialog,
)
const NotesDialog = lazyComponent(async () => (await import('./NotesDialog')).NotesDialog)
const SaveResultDialog = lazyComponent(async () => (await import('./SaveResultDialog')).SaveResultDialog)
const ResultHistory = lazyComponent(async () => (await import('./ResultHistory')).ResultHistory)

/** Answers and threads belong to a vacancy (decision 'Internal'). */
const withoutVacancy = ({ klobVacancyCode }: CandidateRow) =>
  klobVacancyCode === null ? 'Kandidat ini belum melamar lowongan perusahaan Anda.' : undefined

/** The executive search's admin query, whole (document 3 §2). */
export const candidateSearch = defineSearch<CandidateWhere, CandidateRow>({
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
    { label: 'Catatan', icon: IconNotes, Dialog: NotesDialog },
    {
      label: 'Lihat Profil',
      icon: IconUser,
      when: isOutside,
      run: (row, { viewer }) => openProfile(row.userId, recordApplicantView(row, viewer.corporate.corporateId)),
    },
    { label: 'Download CV', icon: IconFileCv, when: isOutside, run: ({ userId }) => openCv(userId) },
  ],
  messages: {
    right: rights.applicantMessages,
    when: isOutside,
    // A thread is about a vacancy.
    off: withoutVacancy,
    addresseeOf: (row) => ({
      userId: row.userId,
      name: fullName(row),
      vacancy: { name: row.positionName ?? '', klobVacancyCode: row.klobVacancyCode ?? '' },
    }),
    recipientFromUrl: applicantIn,
    correspondence: withApplicant(candidates.talk),
  },
  tools: [
    { label: 'Simpan Hasil dan Kirim Email', icon: IconMail, Dialog: SaveResultDialog },
    { label: 'Riwayat Hasil', icon: IconHistory, Dialog: ResultHistory, allowsCustomValues: true },
  ],
})
