import { IconAccessible } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { PublicVacancy } from '~/api/contract/vacancies/publicVacancy'
import { Picture } from '~/ui/media/Picture'
import classes from './vacancyPage.module.css'

type Props = {
  vacancy: PublicVacancy
  /** The vacancy's name, as a heading of the level that fits the page. */
  heading: ReactNode
  /** Below the company. */
  children?: ReactNode
}

/** The head of a vacancy: company logo, name and company. */
export function VacancyTitle({ vacancy, heading, children }: Props) {
  const { corporateName, corporateLogo, disabled } = vacancy
  return (
    <header className={`card ${classes.block}`}>
      <Picture square url={corporateLogo} name={corporateName} size={72} />
      <div className={`break-anywhere ${classes.words}`}>
        {heading}
        <p className="dimmed">{corporateName}</p>
        {children}
        {disabled && (
          <p className={classes.badge}>
            <IconAccessible size={16} aria-hidden /> Ramah disabilitas
          </p>
        )}
      </div>
    </header>
  )
}
