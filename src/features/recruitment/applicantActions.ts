import { IconClipboardText, IconFileCv, IconFileSearch, IconUser } from '@tabler/icons-react'
import type { ApplicantRow } from '~/api/contract/recruitment/applicants'
import { denialReason } from '~/lib/rules/rightNames'
import { openProfile } from '~/components/applicant/ProfileLink'
import { recordApplicantView } from '~/components/applicant/applicantProfile'
import { openCv } from '~/components/cv/cvAddress'
import { allows, rights } from '~/lib/rules/rights'
import { texts } from '~/lib/texts/texts'
import type { ListContext } from '~/list/list'
import { lazyDialog } from '~/ui/lazyDialog'

const RequirementsDialog = lazyDialog(
  async () => (await import('~/components/applicant/RequirementsDialog')).RequirementsDialog,
)
const ApplicantCv = lazyDialog(async () => (await import('./ApplicantCv')).ApplicantCv)
type Person = { userId: string; klobVacancyCode?: string }

/** Why the user may not see CVs; undefined if they may. */
const cvDenied = (_: ApplicantRow, { viewer: { corporate } }: ListContext) =>
  allows(corporate.menu, rights.cvDownload)
    ? undefined
    : `${texts.noAccess.title}. ${denialReason(rights.cvDownload, corporate.corporateName)}`

/** Actions on an applicant; labels differ by screen (document 2 §2.1, §2.2). */
export const applicantActions = {
  requirements: (label: string) => ({
    label,
    icon: IconClipboardText,
    when: (row: ApplicantRow) => row.authorizeDisqualifier,
    Dialog: RequirementsDialog,
  }),
  profile: (label: string) => ({
    label,
    icon: IconUser,
    run: (row: Person, { viewer: { corporate } }: ListContext) =>
      openProfile(row.userId, recordApplicantView(row, corporate.corporateId)),
  }),
  /** Shows the CV above the list. */
  viewCv: { label: 'Lihat CV', icon: IconFileSearch, off: cvDenied, Dialog: ApplicantCv },
  /** Opens in a plain tab, authorized by the cookie (wire decision B14). */
  cv: (label: string) => ({
    label,
    icon: IconFileCv,
    off: cvDenied,
    run: ({ userId }: ApplicantRow) => openCv(userId),
  }),
}
