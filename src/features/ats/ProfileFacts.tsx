import type { ReactNode } from 'react'
import { addressOf } from '~/api/client'
import { applicants } from '~/api/contract/applicants'
import type { ApplicantProfile } from '~/api/contract/profile'
import { genders, klobnessLevels, labelOf } from '~/lib/codes'
import { momentText } from '~/lib/dates'
import { fullName } from '~/lib/fullName'
import { Concealed } from '~/ui/Concealed'
import { OutLink } from '~/ui/OutLink'
import { Picture } from '~/ui/Picture'
import classes from './ApplicantPanel.module.css'

/** Who the applicant is; what a flag hides is not there, and what is personal shows when it is asked for. */
export function ProfileFacts({ profile, userId }: { profile: ApplicantProfile; userId: string }) {
  const name = fullName(profile)
  const { address, hasRoleToSeeKtp, hasRoleToSeePhone, hasRoleToSeeEmail } = profile
  const concealed = (allowed: boolean, value: string | null, what: string) =>
    allowed && value !== null ? <Concealed value={value} what={`${what} ${name}`} /> : null
  const place = [address?.addressLine1, address?.city, address?.province, address?.country].filter(Boolean).join(', ')
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Tanggal melamar', profile.applyDate && momentText(profile.applyDate)],
    ['Klobness', labelOf(klobnessLevels, profile.klobnessLevel)],
    ['Nomor KTP', concealed(hasRoleToSeeKtp, profile.ktpNumber, 'nomor KTP')],
    ['Jenis kelamin', labelOf(genders, profile.gender)],
    ['Kota tempat tinggal', profile.cityOfLive],
    ['Tanggal lahir', profile.dateOfBirth],
    ['Umur', profile.age === null ? null : `${profile.age} tahun`],
    ['Telepon', concealed(hasRoleToSeePhone, profile.phoneNumber, 'telepon')],
    ['Email', concealed(hasRoleToSeeEmail, profile.email, 'email')],
    ['Alamat', place],
  ]
  return (
    <div className={classes.facts}>
      <Picture key={profile.profilePicture} url={profile.profilePicture} name={name} size={72} />
      <dl>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {profile.hasRoleToDownload && (
        <p>
          {/* Without a link of its own it is the CV that the searches open (decision 'CV of a profile'). */}
          <OutLink
            address={profile.profileDownloadLink ?? addressOf(applicants.cv, { userId })}
            label={`Unduh CV ${name}`}
          >
            Unduh CV
          </OutLink>
        </p>
      )}
    </div>
  )
}
