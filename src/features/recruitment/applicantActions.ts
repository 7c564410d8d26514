import { IconClipboardText, IconFileCv, IconUser } from '@tabler/icons-react'
import { type ApplicantRow, applicants } from '~/api/contract/applicants'
import { allows, rights } from '~/lib/rights'
import { texts } from '~/lib/texts'
import { openCv } from '~/parts/openCv'
import { openProfile } from '~/parts/openProfile'
import type { Viewer } from '~/parts/viewer'
import { lazily } from '~/ui/lazily'

const RequirementsDialog = lazily(async () => (await import('~/parts/RequirementsDialog')).RequirementsDialog)

/** What can be done with an applicant; the labels are each screen's own (document 2 §2.1, §2.2). */
export const applicantActions = {
  requirements: (label: string) => ({
    label,
    icon: IconClipboardText,
    when: (row: ApplicantRow) => row.authorizeDisqualifier,
    Dialog: RequirementsDialog,
  }),
  profile: (label: string, { corporate }: Viewer) => ({
    label,
    icon: IconUser,
    run: ({ userId, klobVacancyCode }: { userId: string; klobVacancyCode?: string }) =>
      openProfile(userId, applicants.profileView, {
        body: { jobVacancy: klobVacancyCode ?? null, targetUserId: userId, companyId: corporate.corporateId },
      }),
  }),
  /** A plain tab: the cookie says who asks (wire decision B14). */
  cv: (label: string, { corporate }: Viewer) => ({
    label,
    icon: IconFileCv,
    off: allows(corporate.menu, rights.cvDownload) ? undefined : texts.noAccess.title,
    run: ({ userId }: ApplicantRow) => {
      openCv(userId)
    },
  }),
}
