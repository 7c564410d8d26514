import { IconClipboardText, IconFileCv, IconUser } from '@tabler/icons-react'
import type { ApplicantRow } from '~/api/contract/recruitment/applicants'
import { denialReason } from '~/lib/rules/rightNames'
import { openProfile } from '~/components/applicant/ProfileLink'
import { openCv, recordApplicantView } from '~/components/applicant/applicantProfile'
import { allows, rights } from '~/lib/rules/rights'
import { texts } from '~/lib/texts/texts'
import type { ListContext } from '~/list/list'
import { lazyDialog } from '~/ui/lazyDialog'

const RequirementsDialog = lazyDialog(
  async () => (await import('~/components/applicant/RequirementsDialog')).RequirementsDialog,
)
type Person = { userId: string; klobVacancyCode?: string }

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
  /** Opens in a plain tab, authorized by the cookie (wire decision B14). */
  cv: (label: string) => ({
    label,
    icon: IconFileCv,
    off: (_: ApplicantRow, { viewer: { corporate } }: ListContext) =>
      allows(corporate.menu, rights.cvDownload)
        ? undefined
        : `${texts.noAccess.title}. ${denialReason(rights.cvDownload, corporate.corporateName)}`,
    run: ({ userId }: ApplicantRow) => openCv(userId),
  }),
}
