import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { pipeline } from '~/api/contract/recruitment/pipeline'
import { invalidate, type Keeps } from '~/api/tags/tags'
import { send } from '~/api/useSend'
import { expectCounts } from '~/components/countsSeen'
import type { Writer } from '~/lib/scope'
import { fullName } from '~/lib/texts/text'
import { numberText } from '~/lib/texts/numbers'
import { ask, withLoader } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import { released, tellOutcome } from './moveDialogs'
import { type Applicant, type Departure, departures, type Move } from './whereabouts'
import { refreshColumns } from '../board/columns'
import { adjustCounts, type ApplicantsPage } from '../queries'
import { expectPeople } from '../since/peopleSeen'
import { makeUndoStack } from './undoStack'

/** The outcome of a move, by userId. */
export type Moved = { moved: readonly string[]; failed: readonly string[] }
/** How a move is confirmed and reported. */
export type MoveOptions = {
  /** Shows no dialog for a move that succeeded. */
  isSilent?: boolean
  /** An additional text in the confirmation. */
  note?: string
  /** The list page of a single applicant: refetched to check whether they are still in the stage. */
  page?: ApplicantsPage
  /** Queries that the screen updates itself when the move succeeds; they are not invalidated. */
  keeps?: Keeps
  /** Title and texts of the confirmation when the move is part of another action. */
  question?: { title: string; message: string; yes: string; more: readonly string[] }
  /** Called when the user confirms. */
  onConfirmed?: () => void
  /** Whether the screen that started the move is still shown; if not, a toast shows the outcome. */
  isShown: () => boolean
}

const BULK = 'Hanya tahap yang diubah. Catatan dan email dikirim dari panel pelamar.'

/** Sends a move; if the request itself fails, nobody counts as moved. */
async function attempt(
  client: QueryClient,
  writer: Writer,
  { stageKey, applicants, from, to }: Move,
  { keeps, isUndo }: { keeps?: Keeps | undefined; isUndo?: true },
) {
  try {
    const body = { stageId: to.id, userId: applicants.map(({ userId }) => userId) }
    const about = { vacancy: stageKey.klobVacancyCode, from: from.id, ...(isUndo && { isUndo }) }
    const outcomes = await withLoader('Memindahkan pelamar...', send(client, pipeline.move, { body }, about, keeps))
    const done = new Set(outcomes.filter(({ success }) => success).map(({ userId }) => userId))
    const by = new Map([
      [from.id, -done.size],
      [to.id, done.size],
    ])
    adjustCounts(client, stageKey, by)
    expectCounts(client, writer, stageKey.klobVacancyCode, by)
    expectPeople(client, writer, { ...stageKey, stageId: to.id }, [...done])
    refreshColumns(client, stageKey, { from: from.id, to: to.id, moved: done })
    return { done }
  } catch (error) {
    refreshColumns(client, stageKey, { from: from.id, to: to.id, moved: new Set() })
    return { done: new Set<string>(), error }
  }
}

function makeMoves(client: QueryClient, first: Writer) {
  let writer = first
  let isMoving = false
  const undos = makeUndoStack(() => void undo())

  /** Runs one action at a time; a second one meanwhile is ignored. */
  async function once<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (isMoving) return undefined
    isMoving = true
    return work().finally(() => (isMoving = false))
  }
  const check = ({ stageKey, applicants, from }: Move, page?: ApplicantsPage) => {
    const pending = departures(client, { ...stageKey, stageId: from.id }, from, applicants, page)
    // Avoids an unhandled rejection: the failure is reported where the result is awaited.
    pending.catch(() => {})
    return pending
  }
  async function askFor(move: Move, { note = '', isSilent = false, page, question, onConfirmed }: MoveOptions) {
    const { applicants, from, to } = move
    const checked = check(move, page)
    const isSure = await ask({
      title: applicants.length === 1 ? 'Pindahkan pelamar' : `Pindahkan ${numberText(applicants.length)} pelamar`,
      yes: 'Pindahkan',
      no: 'Batal',
      ...question,
      message: [question?.message ?? '', note, isSilent ? '' : BULK].filter(Boolean).join('\n\n'),
      items: [...applicants.map((one) => `${fullName(one)}: ${from.text} → ${to.text}`), ...(question?.more ?? [])].map(
        (text) => ({ text }),
      ),
    })
    if (!isSure) return undefined
    onConfirmed?.()
    return released(client, checked, applicants, 'pindahkan')
  }
  async function sendMove(
    move: Move,
    left: readonly Departure[],
    { isSilent, isShown, keeps }: MoveOptions,
  ): Promise<Moved> {
    let failed = move.applicants
    const moved: Applicant[] = []
    for (;;) {
      const tried = failed
      const outcome = await attempt(client, writer, { ...move, applicants: tried }, { keeps })
      moved.push(...tried.filter(({ userId }) => outcome.done.has(userId)))
      failed = tried.filter(({ userId }) => !outcome.done.has(userId))
      if (isSilent && failed.length === 0) break
      if ((await tellOutcome(client, tried, outcome, left, isShown)) !== 'retry') break
    }
    if (moved.length > 0) undos.push({ ...move, applicants: moved })
    return { moved: moved.map(({ userId }) => userId), failed: failed.map(({ userId }) => userId) }
  }
  /** Undoes a move for the applicants who are still in its target stage; `knownDepartures` replaces the check. */
  const takeBack = (last: Move, known?: readonly Departure[]) =>
    once(async () => {
      const back: Move = { ...last, from: last.to, to: last.from }
      const checked = known ? Promise.resolve(known) : check(back)
      const { applicants, left } = await released(client, checked, back.applicants, 'kembalikan')
      if (applicants.length === 0) return invalidate(client, ['stages'])
      const outcome = await attempt(client, writer, { ...back, applicants }, { isUndo: true })
      const failed = applicants.filter(({ userId }) => !outcome.done.has(userId))
      if (failed.length > 0) undos.restore({ ...last, applicants: failed })
      const [only] = applicants
      if (applicants.length === 1 && failed.length === 0 && only)
        await notify(`${fullName(only)} dikembalikan ke ${back.to.text}`)
      else if ((await tellOutcome(client, applicants, outcome, left, () => true)) === 'retry')
        queueMicrotask(() => void undo())
    })
  async function undo() {
    const last = isMoving ? undefined : undos.pop()
    if (last) await takeBack(last)
  }
  return {
    /**
     * Confirms and moves; undefined when nothing was sent. Failures are always shown, successes only unless `isSilent`.
     */
    move: (move: Move, options: MoveOptions): Promise<Moved | undefined> =>
      once(async () => {
        if (move.applicants.length === 0 || move.from.id === move.to.id) return undefined
        const answer = await askFor(move, options)
        if (answer === undefined) return undefined
        const { applicants, left } = answer
        // The screen still shows applicants who have left.
        if (applicants.length < move.applicants.length) {
          invalidate(client, ['stages'])
          refreshColumns(client, move.stageKey, { from: move.from.id, to: move.to.id, moved: new Set() })
        }
        return applicants.length === 0 ? undefined : sendMove({ ...move, applicants }, left, options)
      }),
    /** Undoes the newest move on the stack. */
    undo,
    takeBack(move: Move, departed: readonly Departure[]) {
      undos.drop(move)
      return takeBack(move, departed)
    },
    /** Switches user or company; moves of another company are dropped. */
    within(next: Writer) {
      writer = next
      undos.within(next.corporateId)
    },
  }
}

type Moves = ReturnType<typeof makeMoves>
/** Shared by all screens, so that a move can be undone on another screen. */
const made = new WeakMap<QueryClient, Moves>()

/**
 * Moving applicants, the same from list, board and tabs: confirmed with every name and both stages, sent after a check
 * of each applicant's stage, reported per applicant, and undone one by one (document 2 §4.5; decisions 'moves', 'undo').
 */
export function useMoves(writer: Writer): Moves {
  const client = useQueryClient()
  const moves = made.get(client) ?? makeMoves(client, writer)
  made.set(client, moves)
  moves.within(writer)
  return moves
}
