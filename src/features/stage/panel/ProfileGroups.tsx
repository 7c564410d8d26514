import type { ReactNode } from 'react'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import { momentText, monthsText } from '~/lib/time/dates'
import { numberText } from '~/lib/texts/numbers'
import { safeUrl } from '~/lib/url/urls'
import { ExternalLink } from '~/ui/links/ExternalLink'
import classes from './ApplicantPanel.module.css'

type Item = { key: string; title: ReactNode; lines: readonly (ReactNode | null | undefined | false)[] }
const joined = (...parts: (string | number | null | undefined)[]) =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ')
const span = (from: string | number | null, to: string | number | null) =>
  from === null && to === null ? '' : `${from ?? '?'} – ${to ?? 'sekarang'}`

/** The rest of an applicant's profile, by group; an empty group is not shown (document 2 §3). */
export function ProfileGroups({ profile }: { profile: ApplicantProfile }) {
  // Flags are shown for all languages or none: a missing one would seem to mean something.
  const hasFlags = profile.languageSkills.every(({ flag }) => safeUrl(flag) !== undefined)
  const { hasRoleToDownloadPortofolio } = profile
  const groups: readonly { title: string; isBrief?: boolean; items: readonly Item[] }[] = [
    {
      title: 'Hasil Klob Meter',
      isBrief: true,
      items: profile.klobMeterResults.map(({ klobMeterName, label, imageTestUrl }, n) => ({
        key: `${n}`,
        title: (
          <>
            <SmallImage url={imageTestUrl} /> {klobMeterName}
          </>
        ),
        lines: [label.join(', ')],
      })),
    },
    {
      title: 'Pengalaman Kerja',
      items: [
        ...profile.jobs.map((job, n) => ({
          key: `${n}`,
          title: job.position,
          lines: [
            joined(job.institutionName, job.employmentStatus),
            span(job.startDate, job.isCurrent ? null : (job.endDate ?? '?')),
          ],
        })),
        ...(profile.totalJobHistory === null
          ? []
          : [{ key: 'total', title: 'Total pengalaman', lines: [monthsText(profile.totalJobHistory)] }]),
      ],
    },
    {
      title: 'Pendidikan',
      items: profile.educations.map((education, n) => ({
        key: `${n}`,
        title: education.institutionName,
        lines: [
          joined(
            education.degreeName,
            education.major,
            education.startYear === null && education.endYear === null
              ? ''
              : span(education.startYear, education.endYear),
            education.value === null ? '' : `IPK ${numberText(education.value)}`,
          ),
        ],
      })),
    },
    {
      title: 'Bahasa',
      isBrief: true,
      items: profile.languageSkills.map(({ flag, language, level }, n) => ({
        key: `${n}`,
        title: (
          <>
            {hasFlags && <SmallImage url={flag} />} {language}
          </>
        ),
        lines: [level],
      })),
    },
    {
      title: 'Referensi',
      items: profile.references.map((reference, n) => ({
        key: `${n}`,
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
      items: profile.awards.map((award, n) => ({
        key: `${n}`,
        title: award.awardName,
        lines: [
          joined(award.institutionName, award.acquireDate),
          award.downloadLink && (
            <ExternalLink key="link" address={award.downloadLink} label={`Lihat penghargaan ${award.awardName}`}>
              Lihat penghargaan
            </ExternalLink>
          ),
        ],
      })),
    },
    {
      title: 'Sertifikat',
      items: profile.certificates.map((certificate, n) => ({
        key: `${n}`,
        title: certificate.certificateName,
        lines: [
          joined(
            certificate.institutionName,
            certificate.startDate === null && certificate.endDate === null
              ? ''
              : `${certificate.startDate ?? '?'} – ${certificate.endDate ?? 'tanpa batas'}`,
          ),
          certificate.certificateUrl && (
            <ExternalLink
              key="link"
              address={certificate.certificateUrl}
              label={`Lihat sertifikat ${certificate.certificateName}`}
            >
              Lihat sertifikat
            </ExternalLink>
          ),
        ],
      })),
    },
    {
      title: 'Portofolio',
      isBrief: true,
      items: profile.portofolios.map(({ name, type, attachmentUrl }, n) => ({
        key: `${n}`,
        title: name,
        lines: [
          type,
          hasRoleToDownloadPortofolio && attachmentUrl && (
            <ExternalLink key="link" address={attachmentUrl} label={`Lihat portofolio ${name}`}>
              Lihat portofolio
            </ExternalLink>
          ),
        ],
      })),
    },
    {
      title: 'Riwayat Lamaran',
      items: profile.applicationHistories.map((history, n) => ({
        key: `${n}`,
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
  const tags = [
    { title: 'Aspirasi', texts: profile.aspirations },
    { title: 'Keahlian', texts: profile.skills },
    { title: 'Hobi', texts: profile.hobbies },
  ]
  return (
    <>
      {profile.summary && (
        <Group title="Ringkasan">
          <p className={`break-anywhere ${classes.summary}`}>{profile.summary}</p>
        </Group>
      )}
      <div className={classes.groups}>
        {tags.map(
          ({ title, texts }) =>
            texts.length > 0 && (
              <Group key={title} title={title}>
                <ul className={`plain-list small break-anywhere ${classes.tags}`}>
                  {texts.map((text, n) => (
                    // Texts need not be unique.
                    // oxlint-disable-next-line react/no-array-index-key
                    <li key={n}>{text}</li>
                  ))}
                </ul>
              </Group>
            ),
        )}
        {groups.map(
          ({ title, isBrief, items }) =>
            items.length > 0 && (
              <Group key={title} title={title}>
                <ul className={`stack plain-list break-anywhere ${classes.items}`} data-brief={isBrief}>
                  {items.map(({ key, title: head, lines }) => (
                    <li key={key}>
                      <b>{head}</b>
                      {lines.map(
                        (line, n) =>
                          line && (
                            // Lines have no identity of their own.
                            // oxlint-disable-next-line react/no-array-index-key
                            <span key={n} className="small dimmed">
                              {line}
                            </span>
                          ),
                      )}
                    </li>
                  ))}
                </ul>
              </Group>
            ),
        )}
      </div>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.group}>
      <h3 className="small dimmed">{title}</h3>
      {children}
    </section>
  )
}

/** A flag or a test's icon; decorative, since the name is beside it. */
function SmallImage({ url }: { url: string | null }) {
  const source = safeUrl(url)
  return source && <img src={source} alt="" width={16} height={16} className={classes.small} />
}
