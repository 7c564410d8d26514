import { IconLock } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { StoredStatus, VacancyStatus } from '~/lib/rules/vacancyStatus'
import { failureText } from '~/record/form/fieldTexts'
import { RecordNotices } from '~/record/form/RecordNotices'
import type { RecordHandle } from '~/record/useRecordForm'
import { FailureText } from '~/ui/messages/FailureText'
import { vacancyFieldTexts } from './fields/fieldTexts'
import type { VacancyValues } from './model/values'
import classes from './VacancyForm.module.css'

/** The id of what says that a closed vacancy cannot be changed. */
export const closedNoticeId = 'vacancy-closed'

type Props = {
  record: RecordHandle<VacancyValues>
  status: StoredStatus
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
        <FailureText ref={failedRef} retry={refusedStatus === undefined ? retry : undefined}>
          {failureText(failure, unanswered !== undefined)}
          {refusedStatus !== undefined && ` Status tetap ${refusedStatus}.`}
        </FailureText>
      )}
      {status === 'Active' && (
        <p className={classes.notice}>
          <IconLock size={18} aria-hidden />
          Lowongan ini sudah Active: hanya tanggal, event, dan statusnya yang dapat diubah.
        </p>
      )}
      {status === 'Closed' && (
        <p id={closedNoticeId} className={classes.notice}>
          <IconLock size={18} aria-hidden />
          Lowongan ini sudah ditutup; isiannya hanya dapat dibaca.
        </p>
      )}
    </>
  )
}
