import { IconAccessible } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { PublicVacancy } from '~/api/contract/publicVacancy'
import { Picture } from '~/ui/Picture'
import { ApplyButton } from './ApplyButton'
import { ShareControl } from './ShareControl'
import classes from './TitleBlock.module.css'

type Props = { vacancy: PublicVacancy; corporateId: string; canApply: boolean }

/** The vacancy opened before in this page: the heading of the next one takes the focus that its link had. */
let before: string | undefined

/** Which vacancy it is, and what one can do with it. */
export function TitleBlock({ vacancy, corporateId, canApply }: Props) {
  const { klobVacancyCode, positionName, corporateName, corporateLogo, employmentStatus, closeDate, disabled } = vacancy
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (before !== undefined && before !== klobVacancyCode) heading.current?.focus({ preventScroll: true })
    before = klobVacancyCode
  }, [klobVacancyCode])
  return (
    <header className={`card ${classes.block}`}>
      <Picture square url={corporateLogo} name={corporateName} size={72} />
      <div className={classes.words}>
        <h1 ref={heading} tabIndex={-1}>
          {positionName}
        </h1>
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
      <div className={classes.actions}>
        {canApply && <ApplyButton vacancy={vacancy} corporateId={corporateId} />}
        <ShareControl title={`${positionName} - ${corporateName}`} />
      </div>
    </header>
  )
}
