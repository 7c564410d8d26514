import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { pipeline } from '~/api/contract/recruitment/pipeline'
import { detailOf } from '~/api/errors'
import { invalidate } from '~/api/tags'
import { send } from '~/api/useSend'
import { adminTexts } from '~/lib/texts/adminTexts'
import { fullName } from '~/lib/texts/text'
import { numberText } from '~/lib/texts/numbers'
import { ask, withLoader } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import { type Applicant, departures, departureText, type Move } from './whereabouts'
import { refreshColumns } from '../board/columns'
import { adjustCounts } from '../queries'
import { makeUndoStack } from './undoStack'

/** The outcome of a move, by userId. */
export type Moved = { moved: readonly string[]; failed: readonly string[] }
type Options = {
  /** A single move that went well needs no dialog. */
  isSilent?: boolean
  /** What the question says besides. */
  note?: string
  /** Runs when the question was answered with yes. */
  onConfirmed?: () => void
  /** Whether the screen that asked is still there; if not, a toast tells the outcome. */
  isShown: () => boolean
}

const BULK = 'Hanya tahap yang diubah. Catatan dan email dikirim dari panel pelamar.'

/** Sends a move; when the call itself fails nobody has moved, as far as is known. */
async function attempt(client: QueryClient, { at, applicants, from, to }: Move) {
  try {
    const body = { stageId: to.id, userId: applicants.map(({ userId }) => userId) }
    const outcomes = await withLoader('Memindahkan pelamar...', send(client, pipeline.move, { body }))
    const done = new Set(outcomes.filter(({ success }) => success).map(({ userId }) => userId))
    adjustCounts(
      client,
      at,
      new Map([
        [from.id, -done.size],
        [to.id, done.size],
      ]),
    )
    refreshColumns(client, at, { from: from.id, to: to.id, moved: done })
    return { done }
  } catch (error) {
    refreshColumns(client, at, { from: from.id, to: to.id, moved: new Set() })
    return { done: new Set<string>(), error }
  }
}

/**
 * Tells of each applicant whether the move went well, failures first, and whether the failed ones are to be tried again
 * (document 2 §4.5). Where the screen has gone, a toast tells the counts.
 */
async function tellOutcome(
  applicants: readonly Applicant[],
  { done, error }: Awaited<ReturnType<typeof attempt>>,
  isShown: () => boolean,
): Promise<'retry' | undefined> {
  const failed = applicants.filter(({ userId }) => !done.has(userId))
  const counts = `${numberText(done.size)} berhasil, ${numberText(failed.length)} tidak`
  const reason = error instanceof Error ? error.message : ''
  if (!isShown()) {
    void notify(
      [`Hasil pemindahan: ${counts}`, reason].filter(Boolean).join('. '),
      failed.length > 0 ? 'failed' : 'done',
    )
    return undefined
  }
  const detail = detailOf(error)
  const isFine = await ask({
    title: 'Hasil pemindahan',
    message: [counts, reason].filter(Boolean).join('\n'),
    items: [
      ...failed.map((one) => ({ text: `${fullName(one)} ${adminTexts.stage.notMoved}`, isFailure: true })),
      ...applicants
        .filter(({ userId }) => done.has(userId))
        .map((one) => ({ text: `${fullName(one)} ${adminTexts.stage.moved}` })),
    ],
    yes: 'OK',
    ...(failed.length > 0 ? { no: 'Coba lagi untuk yang gagal' } : {}),
    ...(detail === undefined ? {} : { detail }),
    closing: true,
  })
  return isFine ? undefined : 'retry'
}

/**
 * Those of a move who may go: whoever a colleague has moved meanwhile only if that is wanted all the same. Undefined
 * when it is not known and not wanted without knowing.
 */
async function released(
  check: ReturnType<typeof departures>,
  applicants: readonly Applicant[],
  verb: string,
): Promise<readonly Applicant[]> {
  let gone: Awaited<typeof check>
  try {
    gone = await withLoader('Memeriksa tahap pelamar...', check)
  } catch (error) {
    const message = `Tahap pelamar belum dapat diperiksa: ${error instanceof Error ? error.message : ''}`
    const isSure = await ask({ title: 'Tahap belum diperiksa', message, yes: `Tetap ${verb}`, no: 'Batal' })
    return isSure ? applicants : []
  }
  if (gone.length === 0) return applicants
  const isSure = await ask({
    title: 'Sudah dipindahkan',
    message: applicants.length > gone.length ? 'Pelamar lain tetap dilanjutkan.' : '',
    items: gone.map((one) => ({ text: departureText(one) })),
    yes: `Tetap ${verb}`,
    no: 'Biarkan',
    destructive: true,
  })
  const ids = new Set(gone.map(({ applicant }) => applicant.userId))
  return isSure ? applicants : applicants.filter(({ userId }) => !ids.has(userId))
}

function makeMoves(client: QueryClient) {
  let isMoving = false
  const undos = makeUndoStack(() => void undo())

  /** Runs one thing at a time; a second one meanwhile does nothing. */
  async function once<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (isMoving) return undefined
    isMoving = true
    return work().finally(() => (isMoving = false))
  }
  const check = ({ at, applicants, from }: Move) => {
    const asked = departures(client, { ...at, stageId: from.id }, from, applicants)
    // A failure is told once somebody waits for the answer.
    asked.catch(() => {})
    return asked
  }
  async function askFor(move: Move, { note = '', isSilent = false, onConfirmed }: Options) {
    const { applicants, from, to } = move
    const checked = check(move)
    const isSure = await ask({
      title: applicants.length === 1 ? 'Pindahkan pelamar' : `Pindahkan ${numberText(applicants.length)} pelamar`,
      message: [note, isSilent ? '' : BULK].filter(Boolean).join('\n\n'),
      items: applicants.map((one) => ({ text: `${fullName(one)}: ${from.text} → ${to.text}` })),
      yes: 'Pindahkan',
      no: 'Batal',
    })
    if (!isSure) return undefined
    onConfirmed?.()
    return released(checked, applicants, 'pindahkan')
  }
  async function sendMove(move: Move, { isSilent, isShown }: Options): Promise<Moved> {
    let failed = move.applicants
    const moved: Applicant[] = []
    for (;;) {
      const tried = failed
      const outcome = await attempt(client, { ...move, applicants: tried })
      moved.push(...tried.filter(({ userId }) => outcome.done.has(userId)))
      failed = tried.filter(({ userId }) => !outcome.done.has(userId))
      if (isSilent && failed.length === 0) break
      if ((await tellOutcome(tried, outcome, isShown)) !== 'retry') break
    }
    if (moved.length > 0) undos.push({ ...move, applicants: moved })
    return { moved: moved.map(({ userId }) => userId), failed: failed.map(({ userId }) => userId) }
  }
  const undo = () =>
    once(async () => {
      const last = undos.pop()
      if (!last) return
      const back: Move = { ...last, from: last.to, to: last.from }
      const applicants = await released(check(back), back.applicants, 'kembalikan')
      if (applicants.length === 0) return invalidate(client, ['stages'])
      const outcome = await attempt(client, { ...back, applicants })
      const failed = applicants.filter(({ userId }) => !outcome.done.has(userId))
      if (failed.length > 0) undos.restore({ ...last, applicants: failed })
      const [only] = applicants
      if (applicants.length === 1 && failed.length === 0 && only)
        await notify(`${fullName(only)} dikembalikan ke ${back.to.text}`)
      else if ((await tellOutcome(applicants, outcome, () => true)) === 'retry') queueMicrotask(() => void undo())
    })
  return {
    /**
     * Asks and moves; undefined when nothing was sent. Failures are always told, successes too unless the toast will do.
     */
    move: (move: Move, options: Options): Promise<Moved | undefined> =>
      once(async () => {
        if (move.applicants.length === 0 || move.from.id === move.to.id) return undefined
        const applicants = await askFor(move, options)
        if (applicants === undefined) return undefined
        // Somebody has left whom the screen still shows.
        if (applicants.length < move.applicants.length) {
          invalidate(client, ['stages'])
          refreshColumns(client, move.at, { from: move.from.id, to: move.to.id, moved: new Set() })
        }
        return applicants.length === 0 ? undefined : sendMove({ ...move, applicants }, options)
      }),
    /** Takes the newest move back that was not taken back yet. */
    undo,
    /** Forgets the moves of another company. */
    within: undos.within,
  }
}

type Moves = ReturnType<typeof makeMoves>
/** Moves can be taken back on other screens than the one where they were made. */
const made = new WeakMap<QueryClient, Moves>()

/**
 * Moving applicants, the same from list, board and tabs: asked with every name and both stages, sent once the stage of
 * each was checked, told per applicant, and taken back one after the other (document 2 §4.5; decisions 'moves', 'undo').
 */
export function useMoves(corporateId: string): Moves {
  const client = useQueryClient()
  const moves = made.get(client) ?? makeMoves(client)
  made.set(client, moves)
  moves.within(corporateId)
  return moves
}
