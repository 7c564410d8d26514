import { useQuery } from '@tanstack/react-query'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { accountQuery } from '~/api/account'
import { config } from '~/api/config'
import type { PublicVacancy } from '~/api/contract/publicVacancy'
import { filledAddress } from '~/lib/addresses'
import classes from './ApplyDialog.module.css'

/** The parts of a profile that the document's flags name; a flag of another name is shown by it. */
const parts: Record<string, string> = {
  basicInfo: 'Data diri',
  education: 'Pendidikan',
  jobExperience: 'Pengalaman kerja',
  skill: 'Keahlian',
  language: 'Bahasa',
}

/** What is complete and what is not, and where each is completed. */
export function ProfileStep({ vacancy }: { vacancy: PublicVacancy }) {
  const { strengthProfile, valueTest, interestTest } = vacancy
  const { data: account } = useQuery(accountQuery)
  const { links, mainSiteUrl } = config()
  const profile = account ? filledAddress(links.profile, { userId: account.userId }) : mainSiteUrl
  const entries = [
    ...(strengthProfile?.parts ?? []).map(({ part, isFilled }) => ({
      name: parts[part] ?? part,
      isFilled,
      where: profile,
    })),
    ...Object.entries({ 'Tes nilai kerja': valueTest, 'Tes minat kerja': interestTest }).flatMap(([name, isFilled]) =>
      isFilled === null ? [] : [{ name, isFilled, where: links.tests }],
    ),
  ]
  return (
    <>
      <p>
        Lengkapi bagian yang belum terisi sebelum melamar.
        {strengthProfile && ` Profil Anda sudah ${Math.round(strengthProfile.totalPercent)}% lengkap.`}
      </p>
      <ul className={classes.parts} aria-label="Kelengkapan profil">
        {entries.map(({ name, isFilled, where }) => (
          <li key={name} data-filled={isFilled || undefined}>
            {isFilled ? <IconCircleCheck size={20} aria-hidden /> : <IconCircleDashed size={20} aria-hidden />}
            <span>{name}</span>
            {isFilled ? (
              <span className={classes.kind}>Lengkap</span>
            ) : (
              <a href={where} aria-label={`Lengkapi ${name}`}>
                Lengkapi
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
