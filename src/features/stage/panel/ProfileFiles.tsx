import { Button } from '@mantine/core'
import { IconBriefcase, IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { fileUrlOf } from '~/api/client'
import { applicants } from '~/api/contract/recruitment/applicants'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import { fullName } from '~/lib/texts/text'
import { ExternalLink } from '~/ui/links/ExternalLink'
import { Popup } from '~/ui/dialogs/Popup'
import { fileIds } from '../model/panelActions'
import classes from './PanelHead.module.css'

/** CV and portfolio of the open applicant, each with its own right (document 2 §4.5). */
export function ProfileFiles({ profile, userId }: { profile: ApplicantProfile; userId: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = fullName(profile)
  const { hasRoleToDownload, hasRoleToDownloadPortofolio, profileDownloadLink } = profile
  const portfolios = hasRoleToDownloadPortofolio
    ? profile.portofolios.flatMap(({ name: title, attachmentUrl }) => (attachmentUrl ? [{ title, attachmentUrl }] : []))
    : []
  const [only, another] = portfolios
  return (
    <>
      {hasRoleToDownload && (
        <span id={fileIds.cv} className={classes.file}>
          {/* Without its own link, falls back to the CV that the searches open (decision 'CV of a profile'). */}
          <ExternalLink
            address={profileDownloadLink ?? fileUrlOf(applicants.cv, { userId })}
            label={`Unduh CV ${name}`}
          >
            <IconFileText size={14} aria-hidden /> Unduh CV
          </ExternalLink>
        </span>
      )}
      {only && !another && (
        <span id={fileIds.portfolio} className={classes.file}>
          <ExternalLink address={only.attachmentUrl} label={`Portofolio ${name}`}>
            <IconBriefcase size={14} aria-hidden /> Portofolio
          </ExternalLink>
        </span>
      )}
      {another && (
        <span id={fileIds.portfolio}>
          <Button
            variant="default"
            size="xs"
            aria-label={`Portofolio (${portfolios.length}) ${name}`}
            leftSection={<IconBriefcase size={14} aria-hidden />}
            aria-haspopup="dialog"
            aria-expanded={anchor !== null}
            onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
          >
            Portofolio ({portfolios.length})
          </Button>
        </span>
      )}
      {anchor && (
        <Popup anchor={anchor} onClose={() => setAnchor(null)} dialogLabel={`Portofolio ${name}`}>
          <ul className={`stack plain-list ${classes.files}`}>
            {portfolios.map(({ title, attachmentUrl }, n) => (
              // Name and file need not be unique.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={n}>
                <ExternalLink address={attachmentUrl}>{title}</ExternalLink>
              </li>
            ))}
          </ul>
        </Popup>
      )}
    </>
  )
}
