import { useQuery } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { qualificationQuery } from '~/components/vacancies/pipelineQueries'
import { openLook, storedState, useStoredState } from '~/lib/storedState'
import { Folding } from '~/ui/Folding'
import { Notice } from '~/ui/messages/Notice'
import { QualificationTexts } from './QualificationTexts'
import classes from './StageScreen.module.css'

const qualificationState = storedState(openLook('qualification'), z.boolean(), false)

/** The vacancy's requirements; collapsible, and remembers its state (decision 'qualification card'). */
export function QualificationCard({ klobVacancyCode, position }: { klobVacancyCode: string; position: string }) {
  const { error, refetch } = useQuery(qualificationQuery(klobVacancyCode))
  const isOpen = useStoredState(qualificationState)
  return (
    <>
      <Folding
        className={`card ${classes.qualification}`}
        isOpen={isOpen}
        setOpen={(next) => void qualificationState.change(() => next)}
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
