import { ActionIcon, Button } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, type RefCallback, useCallback, useId, useRef, useState } from 'react'
import { query } from '~/api/queries'
import { ProfileLink } from '~/components/applicant/ProfileLink'
import { Dialog } from '~/ui/dialogs/Dialog'
import { lazyComponent } from '~/ui/lazyComponent'
import { ErrorPanel } from '~/ui/states/StatePanel'
import { Notice } from '~/ui/messages/Notice'
import { Compose } from './Compose'
import classes from './ConversationDialog.module.css'
import type { ConversationConfig } from './conversationConfig'
import { Thread } from './Thread'

const CvFrame = lazyComponent(async () => (await import('~/components/cv/CvFrame')).CvFrame)

/** The recipient's position in the list, and functions that open the neighbours; undefined at the ends. */
export type Neighbours = {
  /** '3 dari 45'. */
  place: string
  before: (() => void) | undefined
  after: (() => void) | undefined
}
type Props<T extends { userId: string }> = {
  with: ConversationConfig<T>
  /** The candidate's neighbours in the list. */
  neighbours?: Neighbours | undefined
  onClose: () => void
}

/** The conversation with one candidate, with navigation within a list (document 1 §4, document 2 §4.2). */
export function ConversationDialog<T extends { userId: string }>({ with: config, neighbours, onClose }: Props<T>) {
  const { name, thread, cv, recordView } = config
  // It stays open from one candidate to the next.
  const [wantsCv, setWantsCv] = useState(false)
  // Offered again for the next message, to whomever it goes.
  const [sentFile, setSentFile] = useState<File>()
  const shownCv = wantsCv ? cv : undefined
  const isFirst = useRef(true)
  const regionRef = useCallback((element: HTMLElement | null) => {
    if (!element) return
    // The control that was pressed is gone with the previous conversation; a text field may already have the focus.
    if (!isFirst.current && !element.contains(document.activeElement)) element.focus({ preventScroll: true })
    isFirst.current = false
  }, [])
  return (
    <Dialog
      opened
      onClose={onClose}
      size={shownCv ? '100rem' : 'lg'}
      yOffset="24px"
      classNames={{
        content: classes.window,
        body: classes.body,
        ...(neighbours && { title: classes.titleBesideNeighbours }),
      }}
      title={`Pesan untuk ${name}`}
      closeButtonProps={{ 'aria-label': 'Tutup percakapan' }}
      closeOnClickOutside={false}
      onKeyDown={(event) => stepByKey(event, neighbours)}
    >
      {neighbours && <NeighbourBar name={name} neighbours={neighbours} />}
      {config.about !== undefined && (
        <div className={`row small dimmed ${classes.who}`}>
          <span className="ellipsis" title={config.about}>
            {config.about}
          </span>
          {recordView && (
            <ProfileLink
              person={{ userId: thread.userId, firstName: name, lastName: null }}
              record={(_, companyId) => recordView(companyId)}
            >
              Lihat profil
            </ProfileLink>
          )}
        </div>
      )}
      {config.notice && <Notice>{config.notice}</Notice>}
      <div className={shownCv ? classes.besideCv : classes.alone}>
        <ConversationBody
          key={JSON.stringify(thread)}
          config={config}
          regionRef={regionRef}
          sentFile={sentFile}
          onSentFile={setSentFile}
          cvSwitch={
            cv && (
              <Button
                variant={wantsCv ? 'light' : 'default'}
                size="compact-xs"
                aria-pressed={wantsCv}
                aria-label={`Lihat CV ${name}`}
                onClick={() => setWantsCv(!wantsCv)}
              >
                Lihat CV
              </Button>
            )
          }
        />
        {shownCv && <CvFrame key={thread.userId} userId={thread.userId} name={name} link={shownCv.link} />}
      </div>
    </Dialog>
  )
}

type ConversationBodyProps<T extends { userId: string }> = {
  config: ConversationConfig<T>
  regionRef: RefCallback<HTMLElement>
  /** The file that was sent last, and its replacement. */
  sentFile: File | undefined
  onSentFile: (file: File) => void
  /** The button that shows the CV beside the conversation. */
  cvSwitch: ReactNode
}
/** While it is unknown whether a thread exists, nothing can be written, so that no second thread is created. */
function ConversationBody<T extends { userId: string }>(props: ConversationBodyProps<T>) {
  const { config, regionRef, cvSwitch, sentFile, onSentFile } = props
  // Kept per conversation.
  const [region, setRegion] = useState<HTMLElement | null>(null)
  const ref = useMergedRef(setRegion, regionRef)
  const { endpoints, thread, name, vacancy } = config
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...query(endpoints.find, thread),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })
  const scrollId = useId()
  // 'No thread' counts only from a fresh answer: a cached one may be outdated.
  const ticket = data === null && !isFetchedAfterMount ? undefined : data
  return (
    <div
      className={classes.scroll}
      role="region"
      aria-label="Percakapan"
      tabIndex={0}
      ref={ref}
      // A new id each time: a conversation opens at its newest message, not at the last scroll position.
      data-scroll-restoration-id={scrollId}
    >
      {ticket === undefined && !error ? (
        <p role="status" className="waiting">
          Memeriksa percakapan...
        </p>
      ) : (
        // Not before the thread's id is known, which comes first and would move the others.
        <dl className={classes.about}>
          {ticket && (
            <Fact label="Ticket id" className={classes.code}>
              {ticket.messageId}
            </Fact>
          )}
          <Fact label="Send to">{name}</Fact>
          <Fact label="Report">Job Vacancy</Fact>
          {vacancy && (
            <Fact label="Job Vacancy">
              {vacancy.name} <span className={classes.code}>{vacancy.klobVacancyCode}</span>
            </Fact>
          )}
          {cvSwitch && <Fact label="CV">{cvSwitch}</Fact>}
        </dl>
      )}
      {ticket === undefined && error && <ErrorPanel message={error.message} retry={() => void refetch()} />}
      {ticket !== undefined && (
        <>
          {error && <Notice retry={() => void refetch()}>{error.message}</Notice>}
          {ticket && <Thread config={config} ticket={ticket} region={region} />}
          <Compose
            config={config}
            ticket={ticket}
            blocked={ticket === null && error !== null}
            sentFile={sentFile}
            onSentFile={onSentFile}
          />
        </>
      )}
    </div>
  )
}

const Fact = ({
  label,
  className,
  children,
}: {
  label: string
  className?: string | undefined
  children: ReactNode
}) => (
  <div>
    <dt className="caption dimmed">{label}</dt>
    <dd className={className}>{children}</dd>
  </div>
)

const STEPS = [
  { side: 'before', label: 'Kandidat sebelumnya', key: 'K', icon: IconChevronLeft },
  { side: 'after', label: 'Kandidat berikutnya', key: 'J', icon: IconChevronRight },
] as const

/** Alt+J and Alt+K navigate like J and K without a dialog, even while typing. */
function stepByKey(event: KeyboardEvent, neighbours: Neighbours | undefined): void {
  if (!neighbours || !event.altKey || event.ctrlKey || event.metaKey) return
  // React also bubbles events of dialogs above this one.
  if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return
  // On a Mac, Option changes `key`, so `code` is compared.
  const step = STEPS.find(({ key }) => event.code === `Key${key}`)
  if (!step) return
  event.preventDefault()
  neighbours[step.side]?.()
}

/** The recipient's position in the list, with buttons for the previous and next one. */
function NeighbourBar({ name, neighbours }: { name: string; neighbours: Neighbours }) {
  return (
    <div className={`dimmed ${classes.neighbours}`}>
      <p role="status">
        <span className="visually-hidden">{name}, </span>
        {neighbours.place}
      </p>
      <div className={classes.steps}>
        {STEPS.map(({ side, label, key, icon: Icon }) => (
          <ActionIcon
            key={key}
            variant="subtle"
            color="gray"
            size={28}
            aria-label={label}
            title={`${label} (Alt+${key})`}
            aria-keyshortcuts={`Alt+${key}`}
            aria-disabled={!neighbours[side]}
            data-disabled={!neighbours[side]}
            onClick={() => neighbours[side]?.()}
          >
            <Icon size={16} aria-hidden />
          </ActionIcon>
        ))}
      </div>
    </div>
  )
}
