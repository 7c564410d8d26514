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
  /** A single move that went well needs no dialog. */
  isSilent?: boolean
  /** What the question says besides. */
  note?: string
  /** The page of the list with a single one on it: read anew, it shows whether they are still in the stage. */
  page?: ApplicantsPage
  /** The reads that the screen keeps right by itself when the move succeeds. */
  keeps?: Keeps
  /** Where the move is a part of something else, what the question is called and what yes does. */
  question?: { title: string; message: string; yes: string; more: readonly string[] }
  /** Runs when the question was answered with yes. */
  onConfirmed?: () => void
  /** whether the screen that started it is still there; if not, a toast shows the outcome. */
  isShown: () => boolean
}

const BULK = 'Hanya tahap yang diubah. Catatan dan email dikirim dari panel pelamar.'

/** Sends a move; when the call itself fails nobody has moved, as far as is known. */
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

  /** Runs one thing at a time; a second one meanwhile does nothing. */
  async function once<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (isMoving) return undefined
    isMoving = true
    return work().finally(() => (isMoving = false))
  }
  const check = ({ stageKey, applicants, from }: Move, page?: ApplicantsPage) => {
    const pending = departures(client, { ...stageKey, stageId: from.id }, from, applicants, page)
    // A failure is shown once somebody awaits the answer.
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
  /** Takes a move back, for the applicants who are still in its target stage; `known` are those who are known to have left it. */
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
     * Confirms and moves; undefined when nothing was sent. Failures are always shown, successes too unless the toast will do.
     */
    move: (move: Move, options: MoveOptions): Promise<Moved | undefined> =>
      once(async () => {
        if (move.applicants.length === 0 || move.from.id === move.to.id) return undefined
        const answer = await askFor(move, options)
        if (answer === undefined) return undefined
        const { applicants, left } = answer
        // Somebody has left whom the screen still shows.
        if (applicants.length < move.applicants.length) {
          invalidate(client, ['stages'])
          refreshColumns(client, move.stageKey, { from: move.from.id, to: move.to.id, moved: new Set() })
        }
        return applicants.length === 0 ? undefined : sendMove({ ...move, applicants }, left, options)
      }),
    /** Takes the newest move back that was not taken back yet. */
    undo,
    takeBack(move: Move, departed: readonly Departure[]) {
      undos.drop(move)
      return takeBack(move, departed)
    },
    /** Forgets the moves of another company. */
    within(next: Writer) {
      writer = next
      undos.within(next.corporateId)
    },
  }
}

type Moves = ReturnType<typeof makeMoves>
/** Moves can be taken back on other screens than the one where they were made. */
const made = new WeakMap<QueryClient, Moves>()

/**
 * Moving applicants, the same from list, board and tabs: confirmed with every name and both stages, sent once the stage of
 * each was checked, reported per applicant, and taken back one after the other (document 2 §4.5; decisions 'moves', 'undo').
 */
export function useMoves(writer: Writer): Moves {
  const client = useQueryClient()
  const moves = made.get(client) ?? makeMoves(client, writer)
  made.set(client, moves)
  moves.within(writer)
  return moves
}
