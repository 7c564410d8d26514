import { type ReactNode, useState } from 'react'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import { serverNow } from '~/api/identity/clock'
import { dayOf, momentText, monthsText } from '~/lib/time/dates'
import { numberText } from '~/lib/texts/numbers'
import { safeUrl } from '~/lib/url/urls'
import { Folding } from '~/ui/Folding'
import { ExternalLink } from '~/ui/links/ExternalLink'
import { joined } from '~/lib/texts/text'
import { jobPeriod, latestJobs } from '../model/career'
import { type ItemGroup, ProfileGroup, ProfileItems, ProfileTags } from './ProfileItems'
import classes from './ProfileGroups.module.css'

const span = (from: string | number | null, to: string | number | null) =>
  from === null && to === null ? '' : `${from ?? '?'} – ${to ?? 'sekarang'}`

/**
 * An applicant's profile by group, what decides first; an empty group is not shown (document 2 §3). `answers` are those to
 * the questions of the vacancy.
 */
export function ProfileGroups({ profile, answers }: { profile: ApplicantProfile; answers: ReactNode }) {
  return (
    <div className={classes.groups}>
      {profile.summary && (
        <ProfileGroup title="Ringkasan">
          <p className={`break-anywhere ${classes.summary}`}>{profile.summary}</p>
        </ProfileGroup>
      )}
      {careerGroups(profile).map((group) => (
        <ProfileItems key={group.title} {...group} />
      ))}
      {answers}
      <Skills profile={profile} />
      <TestResults results={profile.klobMeterResults} />
      <div className={classes.pair}>
        {fileGroups(profile).map((group) => (
          <ProfileItems key={group.title} {...group} />
        ))}
      </div>
      <Others profile={profile} />
    </div>
  )
}

function careerGroups(profile: ApplicantProfile): ItemGroup[] {
  const today = dayOf(serverNow())
  const total = profile.totalJobHistory
  return [
    {
      title: 'Pengalaman Kerja',
      aside: total === null ? '' : `Total pengalaman ${monthsText(total)}`,
      items: latestJobs(profile.jobs).map((job) => ({
        title: job.position,
        aside: jobPeriod(job, today),
        lines: [joined(job.institutionName, job.employmentStatus)],
      })),
    },
    {
      title: 'Pendidikan',
      items: profile.educations.map((education) => ({
        title: education.institutionName,
        aside:
          education.startYear === null && education.endYear === null
            ? ''
            : span(education.startYear, education.endYear),
        lines: [
          joined(
            education.degreeName,
            education.major,
            education.value === null ? '' : `IPK ${numberText(education.value)}`,
          ),
        ],
      })),
    },
  ]
}

/** Skills, and languages with their levels, as tags side by side. */
function Skills({ profile: { skills, languageSkills } }: { profile: ApplicantProfile }) {
  // Flags are shown for all languages or none: a missing one would seem to mean something.
  const hasFlags = languageSkills.every(({ flag }) => safeUrl(flag) !== undefined)
  const languages = languageSkills.map(({ flag, language, level }) => (
    <>
      {hasFlags && <SmallImage url={flag} />} {language}: {level}
    </>
  ))
  if (skills.length === 0 && languages.length === 0) return null
  return (
    <div className={classes.pair}>
      <ProfileTags title="Keahlian" tags={skills} />
      <ProfileTags title="Bahasa" tags={languages} />
    </div>
  )
}

function TestResults({ results }: { results: ApplicantProfile['klobMeterResults'] }) {
  if (results.length === 0) return null
  return (
    <ProfileGroup title="Hasil Klob Meter">
      <dl className={`small break-anywhere ${classes.results}`}>
        {results.map(({ klobMeterName, label }, n) => (
          // Tests need not be unique.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={n}>
            <dt className="dimmed">{klobMeterName}</dt>
            <dd>{label.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </ProfileGroup>
  )
}

function fileGroups(profile: ApplicantProfile): ItemGroup[] {
  const { hasRoleToDownloadPortofolio } = profile
  return [
    {
      title: 'Portofolio',
      items: profile.portofolios.map(({ name, type, attachmentUrl }) => ({
        title: name,
        lines: [type, hasRoleToDownloadPortofolio && fileLink(attachmentUrl, 'portofolio', name)],
      })),
    },
    {
      title: 'Riwayat Lamaran',
      items: profile.applicationHistories.map((history) => ({
        title: `${history.positionName}: ${history.stage}`,
        lines: [
          joined(history.corporateName, `Melamar ${momentText(history.applicationDate)}`),
          joined(
            history.changeDate && `Diubah ${momentText(history.changeDate)}`,
            history.changedBy && `oleh ${history.changedBy}`,
          ),
        ],
      })),
    },
  ]
}

/** The way to a file, where there is one. */
const fileLink = (address: string | null, what: string, name: string) =>
  address && (
    <ExternalLink key="link" address={address} label={`Lihat ${what} ${name}`}>
      {`Lihat ${what}`}
    </ExternalLink>
  )

/** What seldom decides, folded: how many groups of it there are is said. */
function Others({ profile }: { profile: ApplicantProfile }) {
  const [isOpen, setOpen] = useState(false)
  const groups: readonly ItemGroup[] = [
    {
      title: 'Referensi',
      items: profile.references.map((reference) => ({
        title: reference.name,
        lines: [
          joined(
            reference.relationType,
            reference.companyName,
            reference.workPeriod,
            reference.duration === null ? '' : monthsText(reference.duration),
          ),
        ],
      })),
    },
    {
      title: 'Penghargaan',
      items: profile.awards.map((award) => ({
        title: award.awardName,
        lines: [
          joined(award.institutionName, award.acquireDate),
          fileLink(award.downloadLink, 'penghargaan', award.awardName),
        ],
      })),
    },
    {
      title: 'Sertifikat',
      items: profile.certificates.map((certificate) => ({
        title: certificate.certificateName,
        lines: [
          joined(
            certificate.institutionName,
            certificate.startDate === null && certificate.endDate === null
              ? ''
              : `${certificate.startDate ?? '?'} – ${certificate.endDate ?? 'tanpa batas'}`,
          ),
          fileLink(certificate.certificateUrl, 'sertifikat', certificate.certificateName),
        ],
      })),
    },
  ]
  const tags = [
    { title: 'Aspirasi', tags: profile.aspirations },
    { title: 'Hobi', tags: profile.hobbies },
  ]
  const count = [...tags.map((one) => one.tags), ...groups.map(({ items }) => items)].filter(
    (all) => all.length > 0,
  ).length
  if (count === 0) return null
  return (
    <Folding
      className={classes.others}
      isOpen={isOpen}
      setOpen={setOpen}
      summary={<h3 className="small">Lainnya ({count})</h3>}
    >
      <div className={classes.groups}>
        {tags.map((one) => (
          <ProfileTags key={one.title} {...one} />
        ))}
        {groups.map((group) => (
          <ProfileItems key={group.title} {...group} />
        ))}
      </div>
    </Folding>
  )
}

/** A flag; decorative, since the language is beside it. */
function SmallImage({ url }: { url: string | null }) {
  const source = safeUrl(url)
  return source && <img src={source} alt="" width={16} height={16} className={classes.small} />
}
