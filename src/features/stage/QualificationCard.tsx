import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { qualificationQuery } from '~/components/vacancies/pipelineQueries'
import { loadStored, lookKey, saveStored } from '~/lib/storage'
import { Folding } from '~/ui/Folding'
import { Notice } from '~/ui/messages/Notice'
import { QualificationTexts } from './QualificationTexts'
import classes from './StageScreen.module.css'

const QUALIFICATION_OPEN = lookKey('qualification')

/** The vacancy's requirements; collapsible, and remembers its state (decision 'qualification card'). */
export function QualificationCard({ klobVacancyCode, position }: { klobVacancyCode: string; position: string }) {
  const { error, refetch } = useQuery(qualificationQuery(klobVacancyCode))
  const [isOpen, setOpen] = useState(() => loadStored(QUALIFICATION_OPEN) === true)
  return (
    <>
      <Folding
        className={`card ${classes.qualification}`}
        isOpen={isOpen}
        setOpen={(next) => {
          setOpen(next)
          saveStored(QUALIFICATION_OPEN, next)
        }}
        summary={
          <>
            <h2 className="break-anywhere">{position}</h2>
            <span className="dimmed push-end">Kualifikasi dan deskripsi</span>
          </>
        }
      >
        {isOpen && !error && <QualificationTexts klobVacancyCode={klobVacancyCode} />}
      </Folding>
      {error && <Notice retry={() => void refetch()}>Kualifikasi dan deskripsi: {error.message}</Notice>}
    </>
  )
}
