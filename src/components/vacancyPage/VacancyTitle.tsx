import { IconAccessible } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { PublicVacancy } from '~/api/contract/vacancies/publicVacancy'
import { Picture } from '~/ui/media/Picture'
import classes from './vacancyPage.module.css'

type Props = {
  vacancy: PublicVacancy
  /** Its name, as the heading that its place asks for. */
  heading: ReactNode
  /** Below the company. */
  children?: ReactNode
}

/** Which vacancy it is: company and name. */
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
