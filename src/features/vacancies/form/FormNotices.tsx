import { useEffect, useRef } from 'react'
import type { KeptStatus, VacancyStatus } from '~/lib/rules/vacancyStatus'
import { failureText } from '~/record/fieldTexts'
import { RecordNotices } from '~/record/RecordNotices'
import type { RecordHandle } from '~/record/useRecordForm'
import { vacancyFieldTexts } from './fields/fieldLabels'
import type { VacancyValues } from './values'
import classes from './VacancyForm.module.css'

type Props = {
  record: RecordHandle<VacancyValues>
  status: KeptStatus
  refusedStatus: VacancyStatus | undefined
  lostFiles: boolean
  retry: () => void
}
/** What to know before the form is filled in: drafts, what cannot be saved, a save that arrived in part, what is locked. */
export function FormNotices({ record, status, refusedStatus, lostFiles, retry }: Props) {
  const { failure, unanswered } = record
  const failedRef = useRef<HTMLDivElement>(null)
  // Simpan stays in sight further down the form, where nothing of this is.
  useEffect(() => {
    failedRef.current?.scrollIntoView({ block: 'center' })
  }, [failure])
  return (
    <>
      <RecordNotices
        record={record}
        texts={vacancyFieldTexts}
        lost={lostFiles && 'Berkas template harus dipilih kembali.'}
      />
      {failure && failure.arrived.length > 0 && (
        <div role="alert" className="failure" ref={failedRef}>
          {failureText(failure, unanswered !== undefined)}{' '}
          {refusedStatus === undefined ? (
            <button type="button" className="link-button" onClick={retry}>
              Coba lagi
            </button>
          ) : (
            `Status tetap ${refusedStatus}.`
          )}
        </div>
      )}
      {status === 'Active' && (
        <p className={classes.notice}>
          Lowongan ini sudah Active: hanya tanggal, event, dan statusnya yang dapat diubah.
        </p>
      )}
      {status === 'Closed' && (
        <p className={classes.notice}>Lowongan ini sudah ditutup; isiannya hanya dapat dibaca.</p>
      )}
    </>
  )
}
