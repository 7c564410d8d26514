import { useQuery } from '@tanstack/react-query'
import { useCallback, useId, useRef, useState } from 'react'
import { query } from '~/api/queries'
import { Dialog } from '~/ui/dialogs/Dialog'
import { ErrorPanel } from '~/ui/states/StatePanel'
import { FailureText } from '~/ui/messages/FailureText'
import { Compose } from './Compose'
import classes from './ConversationDialog.module.css'
import type { ConversationConfig } from './conversationConfig'
import { NeighbourBar, type Neighbours, stepByKey } from './NeighbourBar'
import { Thread } from './Thread'

type Props<T extends { userId: string }> = {
  with: ConversationConfig<T>
  /** The neighbours of the candidate in the list. */
  neighbours?: Neighbours | undefined
  onClose: () => void
}

/** The conversation with one candidate, and the way to the next one of a list (document 1 §4, document 2 §4.2). */
export function ConversationDialog<T extends { userId: string }>({ with: config, neighbours, onClose }: Props<T>) {
  const { name, thread } = config
  const isFirst = useRef(true)
  const onRegion = useCallback((region: HTMLElement | null) => {
    // Whatever was pressed to step has left with the conversation before.
    if (region && !isFirst.current) region.focus({ preventScroll: true })
    if (region) isFirst.current = false
  }, [])
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
      onKeyDown={(event) => stepByKey(event, neighbours)}
    >
      {neighbours && <NeighbourBar name={name} neighbours={neighbours} />}
      <Talk key={JSON.stringify(thread)} config={config} onRegion={onRegion} />
    </Dialog>
  )
}

/** While it is not known whether a thread exists, nothing can be written: a second thread must not come of it. */
function Talk<T extends { userId: string }>({
  config,
  onRegion,
}: {
  config: ConversationConfig<T>
  onRegion: (region: HTMLElement | null) => void
}) {
  const { endpoints, thread, name, vacancy } = config
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...query(endpoints.find, thread),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
  const scrollId = useId()
  const [region, setRegion] = useState<HTMLElement | null>(null)
  const regionRef = useCallback(
    (element: HTMLElement | null) => {
      setRegion(element)
      onRegion(element)
    },
    [onRegion],
  )
  // 'No thread' counts only from a fresh answer: that of an earlier opening may be outdated.
  const ticket = data === null && !isFetchedAfterMount ? undefined : data
  return (
    <div
      className={classes.scroll}
      role="region"
      aria-label="Percakapan"
      tabIndex={0}
      ref={regionRef}
      // Another one each time: a conversation begins at its newest message, not where it was left.
      data-scroll-restoration-id={scrollId}
    >
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
          {error && <FailureText retry={() => void refetch()}>{error.message}</FailureText>}
          {ticket && <Thread config={config} ticket={ticket} region={region} />}
          <Compose config={config} ticket={ticket} blocked={ticket === null && error !== null} />
        </>
      )}
    </div>
  )
}
