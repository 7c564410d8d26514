import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { pipeline } from '~/api/contract/recruitment/pipeline'
import { invalidate, type SkipRefetch } from '~/api/tags/tags'
import { send } from '~/api/useSend'
import { adjustSeenCounts } from '~/components/seenCounts'
import type { UserScope } from '~/lib/scope'
import { fullName } from '~/lib/texts/text'
import { numberText } from '~/lib/texts/numbers'
import { ask, withLoader } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import { confirmApplicants, showOutcome } from './moveDialogs'
import { type Applicant, type Departure, findDepartures, type Move } from './stageHistory'
import { refreshColumns } from '../board/columns'
import { adjustCounts, type ApplicantsPage } from '../queries'
import { markAsSeen } from '../since/seenApplicants'
import { makeUndoStack } from './undoStack'

/** The outcome of a move, by userId. */
export type MoveOutcome = { moved: readonly string[]; failed: readonly string[] }
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

const BULK_NOTE = 'Hanya tahap yang diubah. Catatan dan email dikirim dari panel pelamar.'

/** Sends a move; if the request itself fails, nobody counts as moved. */
async function attempt(
  client: QueryClient,
  writer: UserScope,
  { stageKey, applicants, from, to }: Move,
  { skipRefetch, isUndo }: { skipRefetch?: SkipRefetch | undefined; isUndo?: true },
) {
  try {
    const body = { stageId: to.id, userId: applicants.map(({ userId }) => userId) }
    const about = { vacancy: stageKey.klobVacancyCode, from: from.id, ...(isUndo && { isUndo }) }
    const outcomes = await withLoader(
      'Memindahkan pelamar...',
      send(client, pipeline.move, { body }, about, skipRefetch),
    )
    const done = new Set(outcomes.filter(({ success }) => success).map(({ userId }) => userId))
    const by = new Map([
      [from.id, -done.size],
      [to.id, done.size],
    ])
    adjustCounts(client, stageKey, by)
    adjustSeenCounts(client, writer, stageKey.klobVacancyCode, by)
    markAsSeen(client, writer, { ...stageKey, stageId: to.id }, [...done])
    refreshColumns(client, stageKey, { from: from.id, to: to.id, moved: done })
    return { done }
  } catch (error) {
    refreshColumns(client, stageKey, { from: from.id, to: to.id, moved: new Set() })
    return { done: new Set<string>(), error }
  }
}

function makeMoves(client: QueryClient, initialWriter: UserScope) {
  let writer = initialWriter
  let isMoving = false
  const undoStack = makeUndoStack(() => void undo())

  /** Runs one action at a time; a second one meanwhile is ignored. */
  async function runExclusive<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (isMoving) return undefined
    isMoving = true
    return work().finally(() => (isMoving = false))
  }
  const checkDepartures = ({ stageKey, applicants, from }: Move, page?: ApplicantsPage) => {
    const pending = findDepartures(client, { ...stageKey, stageId: from.id }, from, applicants, page)
    // Avoids an unhandled rejection: the failure is reported where the result is awaited.
    pending.catch(() => {})
    return pending
  }
  async function confirmMove(move: Move, { note = '', isSilent = false, page, question, onConfirmed }: MoveOptions) {
    const { applicants, from, to } = move
    const checked = checkDepartures(move, page)
    const isConfirmed = await ask({
      title: applicants.length === 1 ? 'Pindahkan pelamar' : `Pindahkan ${numberText(applicants.length)} pelamar`,
      yes: 'Pindahkan',
      no: 'Batal',
      ...question,
      message: [question?.message ?? '', note, isSilent ? '' : BULK_NOTE].filter(Boolean).join('\n\n'),
      items: [...applicants.map((one) => `${fullName(one)}: ${from.text} → ${to.text}`), ...(question?.more ?? [])].map(
        (text) => ({ text }),
      ),
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
    for (;;) {
      const attempted = failed
      const outcome = await attempt(client, writer, { ...move, applicants: attempted }, { skipRefetch })
      moved.push(...attempted.filter(({ userId }) => outcome.done.has(userId)))
      failed = attempted.filter(({ userId }) => !outcome.done.has(userId))
      if (isSilent && failed.length === 0) break
      if ((await showOutcome(client, attempted, outcome, departed, isShown)) !== 'retry') break
    }
    if (moved.length > 0) undoStack.push({ ...move, applicants: moved })
    return { moved: moved.map(({ userId }) => userId), failed: failed.map(({ userId }) => userId) }
  }
  /** Undoes a move for the applicants who are still in its target stage; `knownDepartures` replaces the check. */
  const undoMove = (move: Move, knownDepartures?: readonly Departure[]) =>
    runExclusive(async () => {
      const back: Move = { ...move, from: move.to, to: move.from }
      const checked = knownDepartures ? Promise.resolve(knownDepartures) : checkDepartures(back)
      const { applicants, departed } = await confirmApplicants(client, checked, back.applicants, 'kembalikan')
      if (applicants.length === 0) return invalidate(client, ['stages'])
      const outcome = await attempt(client, writer, { ...back, applicants }, { isUndo: true })
      const failed = applicants.filter(({ userId }) => !outcome.done.has(userId))
      if (failed.length > 0) undoStack.restore({ ...move, applicants: failed })
      const [only] = applicants
      if (applicants.length === 1 && failed.length === 0 && only)
        await notify(`${fullName(only)} dikembalikan ke ${back.to.text}`)
      else if ((await showOutcome(client, applicants, outcome, departed, () => true)) === 'retry')
        queueMicrotask(() => void undo())
    })
  async function undo() {
    const last = isMoving ? undefined : undoStack.pop()
    if (last) await undoMove(last)
  }
  return {
    /**
     * Confirms and moves; undefined when nothing was sent. Failures are always shown, successes only unless `isSilent`.
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
          refreshColumns(client, move.stageKey, { from: move.from.id, to: move.to.id, moved: new Set() })
        }
        return applicants.length === 0 ? undefined : sendMove({ ...move, applicants }, departed, options)
      }),
    /** Undoes the newest move on the stack. */
    undo,
    undoMove(move: Move, departed: readonly Departure[]) {
      undoStack.drop(move)
      return undoMove(move, departed)
    },
    /** Switches user or company; moves of another company are dropped. */
    switchTo(nextWriter: UserScope) {
      writer = nextWriter
      undoStack.dropOtherCorporates(nextWriter.corporateId)
    },
  }
}

type Moves = ReturnType<typeof makeMoves>
/** Shared by all screens, so that a move can be undone on another screen. */
const movesByClient = new WeakMap<QueryClient, Moves>()

/**
 * Moving applicants, the same from list, board and tabs: confirmed with every name and both stages, sent after a check
 * of each applicant's stage, reported per applicant, and undone one by one (document 2 §4.5; decisions 'moves', 'undo').
 */
export function useMoves(writer: UserScope): Moves {
  const client = useQueryClient()
  const moves = movesByClient.get(client) ?? makeMoves(client, writer)
  movesByClient.set(client, moves)
  moves.switchTo(writer)
  return moves
}
