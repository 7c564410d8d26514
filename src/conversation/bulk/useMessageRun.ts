import { recordDelivery } from '~/components/actions/actions'
import { useRef, useState } from 'react'
import { messageOf } from '~/api/errors'
import { useSender } from '~/api/useSend'
import type { UserScope } from '~/lib/scope'
import { useIsUnmounted } from '~/lib/effects'
import { openDraft } from '~/record/drafts'
import { useDraftNotices } from '~/record/form/DraftNotices'
import { notify } from '~/ui/messages/notify'
import { sentRecently } from '~/conversation/delivery/deliverOnce'
import { countOf, pendingPeople, readRun, type Run } from './run'
import { runCalls, type RunMail, withRunLock } from './runCalls'
import { sendRun } from './sendRun'

type Options = {
  writer: UserScope
  /** The run's draft key. */
  place: readonly string[]
  noun: string
  mailFor: (run: Run, userId: string) => Promise<RunMail>
}

/**
 * The message run of a draft key. It is stored in this browser until everyone has an outcome, so that it can continue
 * after a failure, a reload, or in another tab. The stored run takes precedence over the screen's state.
 */
export function useMessageRun({ writer, place, noun, mailFor }: Options) {
  const send = useSender()
  const [store] = useState(() => openDraft(writer, place))
  const [run, setRun] = useState(() => readRun(store.read()))
  const { orphans } = useDraftNotices(store)
  const [isOrphanGone, setOrphanGone] = useState(false)
  // Without locks it is unknown whether another tab is sending it.
  const isOffered = !isOrphanGone && 'locks' in navigator
  const orphan = isOffered ? orphans.find(({ draft }) => readRun(draft)) : undefined
  const [current, setCurrent] = useState<string>()
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map())
  const [isRunning, setIsRunning] = useState(false)
  const [isStopping, setIsStopping] = useState(false)
  const isBusy = useRef(false)
  const isStopped = useRef(false)
  // On leaving, the message in flight still arrives; the rest is offered on return.
  const isGone = useIsUnmounted()
  // If nothing can be stored, the run is only in this screen's state.
  const isStored = useRef(true)

  const save = (next: Run | undefined) => {
    setRun(next)
    store.save(next)
    // The page may be closed right after a message was sent.
    store.flush()
    isStored.current = next === undefined || store.read() !== undefined
  }
  /** The current run; undefined if it was finished or discarded elsewhere. */
  const latest = (known: Run | undefined) => (isStored.current ? readRun(store.read()) : known)

  async function work(next: Run) {
    const calls = runCalls(send, next.id, (userId) => mailFor(next, userId))
    const record = (changed: Run | undefined) => {
      if (latest(next)?.id === next.id) save(changed)
    }
    const result = await sendRun(
      next,
      {
        ...calls,
        fill: (userId) => {
          setCurrent(userId)
          return calls.fill(userId)
        },
      },
      {
        save: record,
        isStopped: () => isStopped.current || isGone.current,
        onFailure: (userId, error) => setReasons((known) => new Map(known).set(userId, messageOf(error))),
        onFound: (userId) => recordDelivery(writer, 'message', userId),
        onSent: (userId, { html }) => sentRecently.remember(writer, userId, html),
      },
    )
    const [sent, total] = [countOf(result, 'sent'), result.people.length]
    if (pendingPeople(result).length > 0) {
      // The dialog is closed, so a toast reports it.
      if (isGone.current) void notify(`Pengiriman berhenti: ${sent} dari ${total} terkirim`, 'info')
      return
    }
    record(undefined)
    // Everyone has an outcome: shown while the dialog is open, but no longer stored.
    setRun(result)
    void notify(`Pesan terkirim ke ${sent} dari ${total} ${noun}`)
  }
  /** Stores a run that begins later, so that it is known if the page is closed before. */
  const hold = (next: Run | undefined) => {
    store.save(next)
    store.flush()
  }
  /** Sends to everyone without an outcome: a new run, or the rest of the stored one. */
  async function start(known: Run, isNew = false) {
    if (isBusy.current || isGone.current) return
    isBusy.current = true
    isStopped.current = false
    setReasons(new Map())
    setIsRunning(true)
    try {
      await withRunLock(known.id, async () => {
        if (isNew) save(known)
        const next = latest(known)
        setRun(next)
        if (next) await work(next)
        else void notify('Pengiriman ini sudah selesai', 'info')
      })
    } finally {
      isBusy.current = false
      setCurrent(undefined)
      setIsRunning(false)
      setIsStopping(false)
    }
  }
  return {
    run,
    isRunning,
    /** Whether the run stops after the current message. */
    isStopping,
    /** The id of the person whose message is being sent. */
    current,
    reasons,
    hold,
    begin: (next: Run) => start(next, true),
    resume: () => run && start(run),
    stop: () => {
      isStopped.current = true
      setIsStopping(true)
    },
    /** Reads the run again: another screen may have continued it. */
    refresh: (): Run | undefined => {
      const next = latest(run)
      setRun(next)
      return next
    },
    /** Removes the run, finished or not. */
    discard: () => save(undefined),
    /** A run that a closed tab left behind. */
    orphan: run ? undefined : readRun(orphan?.draft),
    /** Moves the run of a closed tab to this tab; undefined if another tab was faster. */
    takeOrphan: () =>
      // Locked, so that only the first of several tabs finds it.
      navigator.locks.request('klob-run-taken', async (): Promise<Run | undefined> => {
        const found = (await store.orphans()).find(({ key }) => key === orphan?.key)
        setOrphanGone(true)
        const taken = found && readRun(found.draft)
        if (!taken) return undefined
        store.dropOrphan(found)
        save(taken)
        return taken
      }),
    dropOrphan: () => {
      if (orphan) store.dropOrphan(orphan)
      setOrphanGone(true)
    },
  }
}
