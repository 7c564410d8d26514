import { IconAccessible } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { PublicVacancy } from '~/api/contract/vacancies/publicVacancy'
import { Picture } from '~/ui/Picture'
import classes from './VacancyTitle.module.css'

type Props = {
  vacancy: PublicVacancy
  /** Its name, as the heading that its place asks for. */
  heading: ReactNode
  /** What one can do with it. */
  children?: ReactNode
}

/** Which vacancy it is: company, name, and its facts. */
export function VacancyTitle({ vacancy, heading, children }: Props) {
  const { klobVacancyCode, corporateName, corporateLogo, employmentStatus, closeDate, disabled } = vacancy
  return (
    <header className={`card ${classes.block}`}>
      <Picture square url={corporateLogo} name={corporateName} size={72} />
      <div className={classes.words}>
        {heading}
        <p className={classes.company}>{corporateName}</p>
        <dl className={classes.facts}>
          <div>
            <dt>Kode lowongan</dt>
            <dd className={classes.code}>{klobVacancyCode}</dd>
          </div>
          <div>
            <dt>Status kepegawaian</dt>
            <dd>{employmentStatus ?? '-'}</dd>
          </div>
          <div>
            <dt>Tanggal ditutup</dt>
            <dd>{closeDate ?? 'Indefinite'}</dd>
          </div>
        </dl>
        {disabled && (
          <p className={classes.badge}>
            <IconAccessible size={16} aria-hidden /> Ramah disabilitas
          </p>
        )}
      </div>
      {children}
    </header>
  )
}
