import { IconFileText } from '@tabler/icons-react'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import { CvLink } from '~/components/cv/CvLink'
import { fullName } from '~/lib/texts/text'
import { panelIds } from '../model/panelActions'
import classes from './PanelHead.module.css'

/** The CV of the open applicant, with its own right (document 2 §4.5). */
export function ProfileFiles({ profile, userId }: { profile: ApplicantProfile; userId: string }) {
  const { hasRoleToDownload, profileDownloadLink } = profile
  return (
    hasRoleToDownload && (
      <span id={panelIds.cv} className={classes.file}>
        <CvLink userId={userId} link={profileDownloadLink} name={fullName(profile)}>
          <IconFileText size={16} aria-hidden /> Unduh CV
        </CvLink>
      </span>
    )
  )
}
