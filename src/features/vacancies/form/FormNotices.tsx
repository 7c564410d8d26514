import { useEffect, useRef } from 'react'
import type { KeptStatus } from '~/lib/vacancyStatus'
import { DraftNotice } from '~/parts/DraftNotice'
import { fieldLabels, fieldText } from './fieldLabels'
import type { FormDraft } from './formDraft'
import { changedFields } from './merge'
import classes from './VacancyForm.module.css'

type Props = {
  status: KeptStatus
  restored: FormDraft | undefined
  /** A draft from another status, which is only shown. */
  outdated: FormDraft | undefined
  drop: () => void
  dropOutdated: () => void
  failed: string | undefined
  retry: () => void
}
/** What to know before the form is filled in: a draft that came back, a save that did not arrive, what is locked. */
export function FormNotices({ status, restored, outdated, drop, dropOutdated, failed, retry }: Props) {
  const failedRef = useRef<HTMLParagraphElement>(null)
  // The save stays in sight further down the form, where nothing of this is.
  useEffect(() => {
    failedRef.current?.scrollIntoView({ block: 'center' })
  }, [failed])
  return (
    <>
      {restored && <DraftNotice discard={drop} lost={restored.hadFiles && 'Berkas template harus dipilih kembali.'} />}
      {outdated && (
        <div role="status" className={classes.notice}>
          Draf Anda dari saat lowongan ini masih {outdated.base.status} tidak dipulihkan, karena statusnya kini {status}
          .{' '}
          <button type="button" className="link-button" onClick={dropOutdated}>
            Buang draf
          </button>
          <ul>
            {changedFields(outdated.base, outdated.values).map((name) => (
              <li key={name}>
                {fieldLabels[name]}: {fieldText(outdated.values, name)}
              </li>
            ))}
          </ul>
        </div>
      )}
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
