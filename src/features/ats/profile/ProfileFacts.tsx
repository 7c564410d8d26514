import type { ReactNode } from 'react'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import { genders, klobnessLevels, labelOf } from '~/lib/codes'
import { momentText } from '~/lib/time/dates'
import { fullName } from '~/lib/texts/text'
import { RevealOnClick } from '~/ui/reveal/RevealOnClick'
import { Picture } from '~/ui/media/Picture'
import classes from './ApplicantPanel.module.css'

/** Facts about the applicant; flags hide some, and personal data is revealed on request. */
export function ProfileFacts({ profile }: { profile: ApplicantProfile }) {
  const name = fullName(profile)
  const { address, hasRoleToSeeKtp, hasRoleToSeePhone, hasRoleToSeeEmail } = profile
  const concealed = (allowed: boolean, value: string | null, what: string) =>
    allowed && value !== null ? <RevealOnClick value={value} what={`${what} ${name}`} /> : null
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
    </div>
  )
}
