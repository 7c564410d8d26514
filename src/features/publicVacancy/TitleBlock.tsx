import { useEffect, useRef } from 'react'
import type { PublicVacancy } from '~/api/contract/publicVacancy'
import { VacancyTitle } from '~/parts/vacancyPage/VacancyTitle'
import { ApplyButton } from './ApplyButton'
import { ShareControl } from './ShareControl'
import classes from './TitleBlock.module.css'

type Props = { vacancy: PublicVacancy; corporateId: string; canApply: boolean }

/** The vacancy opened before in this page: the heading of the next one takes the focus that its link had. */
let before: string | undefined

/** Which vacancy it is, and what one can do with it. */
export function TitleBlock({ vacancy, corporateId, canApply }: Props) {
  const { klobVacancyCode, positionName, corporateName } = vacancy
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (before !== undefined && before !== klobVacancyCode) heading.current?.focus({ preventScroll: true })
    before = klobVacancyCode
  }, [klobVacancyCode])
  return (
    <VacancyTitle
      vacancy={vacancy}
      heading={
        <h1 ref={heading} tabIndex={-1}>
          {positionName}
        </h1>
      }
    >
      <div className={classes.actions}>
        {canApply && <ApplyButton vacancy={vacancy} corporateId={corporateId} />}
        <ShareControl title={`${positionName} - ${corporateName}`} />
      </div>
    </VacancyTitle>
  )
}
