import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { mayHaveSucceeded } from '~/api/errors'
import { pipeline } from '~/api/contract/recruitment/pipeline'
import { invalidate, type SkipRefetch } from '~/api/tags/tags'
import { type Send, useSender } from '~/api/useSend'
import { recordFoundPeople } from '~/components/actions/actions'
import type { UserScope } from '~/lib/scope'
import { fullName } from '~/lib/texts/text'
import { numberText } from '~/lib/texts/numbers'
import { ask, withLoader } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import { confirmApplicants, showOutcome } from './moveDialogs'
import { findDepartures, shownStage } from './stageHistory'
import { updateCaches } from './cacheUpdates'
import type { ApplicantsPage } from './queries'
import { makeUndoStack, type Undoable } from './undoStack'
import type { Applicant, Departure, Move, StageKey } from '../model/applicant'

/**
 * The outcome of a move, by userId; `uncertain`: those of the failed whose answer was lost, who may have been moved;
 * `departed`: whom a colleague had moved, and who were left there.
 */
export type MoveOutcome = {
  moved: readonly string[]
  failed: readonly string[]
  uncertain: readonly string[]
  departed: readonly Departure[]
}
/** How a move is confirmed and reported. */
export type MoveOptions = {
  /** Shows no dialog for a move that succeeded. */
  isSilent?: boolean
  /** An additional text in the confirmation. */
  note?: string
  /** The list page of a single applicant: refetched to check whether they are still in the stage. */
  page?: ApplicantsPage
  /** Queries that the screen updates itself when the move succeeds; they are not invalidated. */
  skipRefetch?: SkipRefetch
  /** Title and texts of the confirmation when the move is part of another action. */
  question?: { title: string; message: string; yes: string; more: readonly string[] }
  /** Called when the user confirms. */
  onConfirmed?: () => void
  /** Whether the screen that started the move is still shown; if not, a toast shows the outcome. */
  isShown: () => boolean
}

/** Somebody whose move or verdict was undone, and the stage where they are. */
export type Undone = { userId: string; stageKey: StageKey }

const BULK_NOTE = 'Hanya tahapnya yang berubah. Untuk menulis catatan atau mengirim email, buka panel pelamar.'

/** Sends a move; if the request itself fails, nobody counts as moved. */
async function attempt(
  client: QueryClient,
  send: Send,
  writer: UserScope,
  move: Move,
  { skipRefetch, isUndo }: { skipRefetch?: SkipRefetch | undefined; isUndo?: true },
) {
  const { stageKey, applicants, from, to } = move
  try {
    const body = { stageId: to.id, userId: applicants.map(({ userId }) => userId) }
    const about = { vacancy: stageKey.klobVacancyCode, from: from.id, ...(isUndo && { isUndo }) }
    const outcomes = await withLoader('Memindahkan pelamar...', send(pipeline.move, { body }, about, skipRefetch))
    const done = new Set(outcomes.filter(({ success }) => success).map(({ userId }) => userId))
    updateCaches(client, writer, move, done)
    return { done }
  } catch (error) {
    updateCaches(client, writer, move, new Set())
    return { done: new Set<string>(), error }
  }
}

function makeMoves(client: QueryClient, send: Send, initialWriter: UserScope) {
  let writer = initialWriter
  let pendingCount = 0
  let latest: Promise<unknown> = Promise.resolve()
  const undoStack = makeUndoStack(() => void undo('run'))
  const undoneListeners = new Set<(undone: Undone) => void>()

  /** Runs an action after those under way. */
  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    pendingCount += 1
    const result = latest.then(work).finally(() => (pendingCount -= 1))
    latest = result.catch(() => {})
    return result
  }
  /** Runs one action at a time; a second one meanwhile is ignored. */
  const runExclusive = async <T>(work: () => Promise<T>): Promise<T | undefined> =>
    pendingCount > 0 ? undefined : enqueue(work)
  const checkDepartures = ({ stageKey, applicants, from }: Move, page?: ApplicantsPage) => {
    const pending = findDepartures(client, { ...stageKey, stageId: from.id }, from, applicants, page)
    // A failure is reported where the result is awaited.
    const record = async () => {
      const left = new Set((await pending).map(({ applicant }) => applicant.userId))
      const userIds = applicants.map(({ userId }) => userId).filter((id) => !left.has(id))
      recordFoundPeople(writer, { vacancy: stageKey.klobVacancyCode, stage: from.id, userIds })
    }
    record().catch(() => {})
    return pending
  }
  async function confirmMove(move: Move, { note = '', isSilent = false, page, question, onConfirmed }: MoveOptions) {
    const { stageKey, applicants, from, to } = move
    const checked = checkDepartures(move, page)
    const isConfirmed = await ask({
      title: applicants.length === 1 ? 'Pindahkan pelamar' : `Pindahkan ${numberText(applicants.length)} pelamar`,
      yes: 'Pindahkan',
      no: 'Batal',
      ...question,
      message: [question?.message ?? '', note, isSilent ? '' : BULK_NOTE].filter(Boolean).join('\n\n'),
      items: [
        ...applicants.map((one) => `${fullName(one)}: ${shownStage(client, stageKey, from, one)} → ${to.text}`),
        ...(question?.more ?? []),
      ].map((text) => ({ text })),
    })
    if (!isConfirmed) return undefined
    onConfirmed?.()
    return confirmApplicants(client, checked, applicants, 'pindahkan')
  }
  async function sendMove(
    move: Move,
    departed: readonly Departure[],
    { isSilent, isShown, skipRefetch }: MoveOptions,
  ): Promise<MoveOutcome> {
    let failed = move.applicants
    const moved: Applicant[] = []
    const lost = new Set<string>()
    for (;;) {
      const attempted = failed
      const outcome = await attempt(client, send, writer, { ...move, applicants: attempted }, { skipRefetch })
      moved.push(...attempted.filter(({ userId }) => outcome.done.has(userId)))
      failed = attempted.filter(({ userId }) => !outcome.done.has(userId))
      if (outcome.error && mayHaveSucceeded(outcome.error)) for (const { userId } of attempted) lost.add(userId)
      if (isSilent && failed.length === 0) break
      if ((await showOutcome(client, attempted, outcome, departed, isShown)) !== 'retry') break
    }
    if (moved.length > 0) undoStack.push({ ...move, kind: 'move', applicants: moved })
    const failedIds = failed.map(({ userId }) => userId)
    return {
      moved: moved.map(({ userId }) => userId),
      failed: failedIds,
      uncertain: failedIds.filter((userId) => lost.has(userId)),
      departed,
    }
  }
  /**
   * Undoes a move for the applicants who are still in its target stage, and returns them; `knownDepartures` replaces the
   * check. Within a run only failures have a dialog.
   */
  async function undoMove(move: Move, knownDepartures?: readonly Departure[], isInRun = false) {
    const back: Move = { ...move, from: move.to, to: move.from }
    const checked = knownDepartures ? Promise.resolve(knownDepartures) : checkDepartures(back)
    const { applicants, departed } = await confirmApplicants(client, checked, back.applicants, 'kembalikan')
    if (applicants.length === 0) {
      invalidate(client, ['stages'])
      return []
    }
    const outcome = await attempt(client, send, writer, { ...back, applicants }, { isUndo: true })
    const failed = applicants.filter(({ userId }) => !outcome.done.has(userId))
    if (failed.length > 0) undoStack.restore({ ...move, kind: 'move', applicants: failed })
    const [only] = applicants
    if (failed.length === 0 && (isInRun || applicants.length === 1)) {
      if (!isInRun) await notify(`${fullName(only!)} dikembalikan ke ${back.to.text}`)
    } else if ((await showOutcome(client, applicants, outcome, departed, () => true)) === 'retry')
      queueMicrotask(() => void undo('newest'))
    return applicants.filter(({ userId }) => outcome.done.has(userId))
  }
  /**
   * Undoes the newest entry of the stack, or the run that the toast names, also if it is pressed during another move; one
   * person is opened again.
   */
  async function undo(which: 'newest' | 'run') {
    const named = which === 'run' ? undoStack.popRun() : undefined
    await (named ? enqueue : runExclusive)(async () => {
      const entries = named ?? undoStack.pop()
      if (entries.length === 0) return notify('Tidak ada lagi yang dapat diurungkan', 'info')
      const isRun = entries.length > 1
      const undone = new Map<string, Undone>()
      for (const entry of entries)
        for (const { userId } of await undoEntry(entry, isRun)) undone.set(userId, { userId, stageKey: entry.stageKey })
      if (isRun && undone.size > 0) await notify(`${numberText(undone.size)} pelamar dikembalikan`)
      const [only, another] = undone.values()
      if (only && !another) for (const listener of undoneListeners) listener(only)
    })
  }
  const undoEntry = async (entry: Undoable, isInRun: boolean): Promise<readonly Applicant[]> => {
    if (entry.kind === 'move') return undoMove(entry, undefined, isInRun)
    const outcome = await entry.revert()
    if (outcome === 'failed') undoStack.restore(entry)
    return outcome === 'undone' ? [entry.applicant] : []
  }
  return {
    /**
     * Confirms and moves; undefined when the user cancels. Failures are always shown, successes only unless `isSilent`.
     */
    move: (move: Move, options: MoveOptions): Promise<MoveOutcome | undefined> =>
      runExclusive(async () => {
        if (move.applicants.length === 0 || move.from.id === move.to.id) return undefined
        const confirmed = await confirmMove(move, options)
        if (confirmed === undefined) return undefined
        const { applicants, departed } = confirmed
        // The screen still shows applicants who have left.
        if (applicants.length < move.applicants.length) {
          invalidate(client, ['stages'])
          updateCaches(client, writer, move, new Set())
        }
        if (applicants.length > 0) return sendMove({ ...move, applicants }, departed, options)
        return departed.length > 0 ? { moved: [], failed: [], uncertain: [], departed } : undefined
      }),
    /** Undoes the newest move or verdict on the stack. */
    undo: () => undo('newest'),
    undoMove(move: Move, departed: readonly Departure[]) {
      undoStack.drop(move)
      return runExclusive(() => undoMove(move, departed))
    },
    /** Puts a verdict on the stack, with its toast. */
    addVerdict: (verdict: Omit<Extract<Undoable, { kind: 'verdict' }>, 'kind'>) =>
      undoStack.push({ ...verdict, kind: 'verdict' }),
    /** Calls the listener when something was undone for one person; returns the way to stop that. */
    onUndone(listener: (undone: Undone) => void) {
      undoneListeners.add(listener)
      return () => void undoneListeners.delete(listener)
    },
    /** Takes what could be undone off the stack. */
    forget: undoStack.clear,
    /** Switches user or company; moves of another company are dropped. */
    switchTo(nextWriter: UserScope) {
      writer = nextWriter
      undoStack.dropOtherCorporates(nextWriter.corporateId)
    },
  }
}

type Moves = ReturnType<typeof makeMoves>
const movesByClient = new WeakMap<QueryClient, Moves>()

/** The moves of the session, shared by all screens, so that a move can be undone on another screen. */
export function movesOf(client: QueryClient, send: Send, writer: UserScope): Moves {
  const moves = movesByClient.get(client) ?? makeMoves(client, send, writer)
  movesByClient.set(client, moves)
  moves.switchTo(writer)
  return moves
}

/**
 * Moving applicants, the same from list, board and tabs: confirmed with every name and both stages, sent after a check
 * of each applicant's stage, reported per applicant, and undone one by one (document 2 §4.5; decisions 'moves', 'undo').
 */
export const useMoves = (writer: UserScope): Moves => movesOf(useQueryClient(), useSender(), writer)
