import { useEffect, useRef } from 'react'
import type { KeptStatus } from '~/lib/vacancyStatus'
import { DraftNotice } from '~/parts/DraftNotice'
import type { FormDraft } from './formDraft'
import classes from './VacancyForm.module.css'

type Props = {
  status: KeptStatus
  restored: FormDraft | undefined
  drop: () => void
  failed: string | undefined
  retry: () => void
}
/** What to know before the form is filled in: a draft that came back, a save that did not arrive, what is locked. */
export function FormNotices({ status, restored, drop, failed, retry }: Props) {
  const failedRef = useRef<HTMLParagraphElement>(null)
  // The save stays in sight further down the form, where nothing of this is.
  useEffect(() => {
    failedRef.current?.scrollIntoView({ block: 'center' })
  }, [failed])
  return (
    <>
      {restored && <DraftNotice discard={drop} lost={restored.hadFiles && 'Berkas template harus dipilih kembali.'} />}
      {failed !== undefined && (
        <p role="alert" className="failure" ref={failedRef}>
          {failed}{' '}
          <button type="button" className="link-button" onClick={retry}>
            Coba lagi
          </button>
        </p>
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
