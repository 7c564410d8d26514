import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '~/api/queries'
import { Dialog } from '~/ui/dialogs/Dialog'
import { ErrorPanel } from '~/ui/states/StatePanel'
import { Compose } from './Compose'
import classes from './ConversationDialog.module.css'
import type { ConversationConfig } from './conversationConfig'
import { Thread } from './Thread'
import { InlineRetry } from './InlineRetry'

type Props<T extends { userId: string }> = { with: ConversationConfig<T>; onClose: () => void }

/**
 * The conversation with one candidate (document 1 §4, document 2 §4.2). While it is not known whether a thread exists,
 * nothing can be written: a second thread must not come of it.
 */
export function ConversationDialog<T extends { userId: string }>({ with: correspondence, onClose }: Props<T>) {
  const { talk, thread, name, vacancy } = correspondence
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...query(talk.find, thread),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
  const [region, setRegion] = useState<HTMLElement | null>(null)
  // 'No thread' counts only from a fresh answer: that of an earlier opening may be outdated.
  const ticket = data === null && !isFetchedAfterMount ? undefined : data
  return (
    <Dialog
      opened
      onClose={onClose}
      size="xl"
      yOffset="24px"
      classNames={{ content: classes.window, body: classes.body }}
      title={`Pesan untuk ${name}`}
      closeButtonProps={{ 'aria-label': 'Tutup percakapan' }}
      closeOnClickOutside={false}
    >
      <div className={classes.scroll} role="region" aria-label="Percakapan" tabIndex={0} ref={setRegion}>
        <dl className={classes.about}>
          {ticket && (
            <div>
              <dt>Ticket id</dt>
              <dd className={classes.code}>{ticket.messageId}</dd>
            </div>
          )}
          <div>
            <dt>Send to</dt>
            <dd>{name}</dd>
          </div>
          <div>
            <dt>Report</dt>
            <dd>Job Vacancy</dd>
          </div>
          {vacancy && (
            <div>
              <dt>Job Vacancy</dt>
              <dd>
                {vacancy.name} <span className={classes.code}>{vacancy.klobVacancyCode}</span>
              </dd>
            </div>
          )}
        </dl>
        {ticket === undefined && error && <ErrorPanel message={error.message} retry={() => void refetch()} />}
        {ticket === undefined && !error && (
          <p role="status" className="waiting">
            Memeriksa percakapan...
          </p>
        )}
        {ticket !== undefined && (
          <>
            {error && <InlineRetry error={error} retry={() => void refetch()} />}
            {ticket && <Thread correspondence={correspondence} ticket={ticket} region={region} />}
            <Compose correspondence={correspondence} ticket={ticket} blocked={ticket === null && error !== null} />
          </>
        )}
      </div>
    </Dialog>
  )
}
