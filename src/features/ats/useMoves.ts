import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { pipeline } from '~/api/contract/pipeline'
import type { Option } from '~/api/contract/values'
import { detailOf } from '~/api/errors'
import { send } from '~/api/queries'
import { adminTexts } from '~/lib/adminTexts'
import { fullName } from '~/lib/fullName'
import { alert, confirm, withLoader } from '~/ui/dialogs'
import { notify, offer, type Offer } from '~/ui/notify'

/** An applicant as far as a move and its telling need one. */
export type Applicant = { userId: string; firstName: string; lastName: string | null }
/** Applicants who leave a stage for another one. */
export type Move = { applicants: readonly Applicant[]; from: Option; to: Option }
/** What became of a move, by userId. */
export type Moved = { moved: readonly string[]; failed: readonly string[] }

/** How long a move can be taken back with a word. */
const UNDO_MS = 8_000
const BULK = 'Hanya tahap yang diubah. Catatan dan email dikirim dari panel pelamar.'

/** Sends a move once and tells who moved; when the call itself fails nobody did, as far as is known. */
async function attempt(client: QueryClient, applicants: readonly Applicant[], to: Option) {
  try {
    const body = { stageId: to.id, userId: applicants.map(({ userId }) => userId) }
    const outcomes = await send(client, pipeline.move, { body })
    return { done: new Set(outcomes.filter(({ success }) => success).map(({ userId }) => userId)) }
  } catch (error) {
    // A cut connection does not say whether they moved; the list does.
    void client.invalidateQueries({ queryKey: [pipeline.applicants.name] })
    return { done: new Set<string>(), error }
  }
}

const outcomeText = (applicants: readonly Applicant[], done: ReadonlySet<string>) =>
  applicants
    .map((one) => `${fullName(one)} ${done.has(one.userId) ? adminTexts.stage.moved : adminTexts.stage.notMoved}`)
    .join('\n')
const tellOutcome = (applicants: readonly Applicant[], done: ReadonlySet<string>, error: unknown) =>
  alert(
    [outcomeText(applicants, done), error instanceof Error ? error.message : ''].filter(Boolean).join('\n\n'),
    detailOf(error),
    'Hasil pemindahan',
  )

function makeMoves(client: QueryClient) {
  let isMoving = false
  let last: Offer | undefined

  async function undo({ applicants, from }: Move) {
    const { done, error } = await withLoader('Mengembalikan pelamar...', attempt(client, applicants, from))
    const [only] = applicants
    if (done.size === 1 && applicants.length === 1 && only)
      await notify(`${fullName(only)} dikembalikan ke ${from.text}`)
    else await tellOutcome(applicants, done, error)
  }
  function offerUndo(move: Move) {
    const { applicants, to } = move
    const who = applicants.length === 1 ? fullName(applicants[0]!) : `${applicants.length} pelamar`
    const run = () => void undo(move)
    last = offer(`${who} dipindahkan ke ${to.text}`, { label: 'Urungkan', run }, UNDO_MS)
  }
  return {
    /**
     * Asks and moves; undefined when nothing was sent. Failures are always told in a dialog, successes too unless the
     * toast will do.
     */
    async move(move: Move, { isQuiet = false, note = '' } = {}): Promise<Moved | undefined> {
      const { applicants, from, to } = move
      if (isMoving || applicants.length === 0 || from.id === to.id) return undefined
      isMoving = true
      try {
        const lines = applicants.map((one) => `${fullName(one)}: ${from.text} → ${to.text}`)
        const isSure = await confirm({
          title: applicants.length === 1 ? 'Pindahkan pelamar' : `Pindahkan ${applicants.length} pelamar`,
          message: [lines.join('\n'), note, isQuiet ? '' : BULK].filter(Boolean).join('\n\n'),
          yes: 'Pindahkan',
          no: 'Batal',
        })
        if (!isSure) return undefined
        const { done, error } = await withLoader('Memindahkan pelamar...', attempt(client, applicants, to))
        const moved = applicants.filter(({ userId }) => done.has(userId))
        const failed = applicants.filter(({ userId }) => !done.has(userId))
        if (!isQuiet || failed.length > 0) await tellOutcome(applicants, done, error)
        if (moved.length > 0) offerUndo({ ...move, applicants: moved })
        return { moved: moved.map(({ userId }) => userId), failed: failed.map(({ userId }) => userId) }
      } finally {
        isMoving = false
      }
    },
    /** Takes the last move back, while that is offered. */
    undoLast: () => last?.take(),
  }
}

type Moves = ReturnType<typeof makeMoves>
/** The toast outlives the stage that it was offered at, and so does the key that takes it. */
const kept = new WeakMap<QueryClient, Moves>()

/**
 * Moving applicants: asked with every name and both stages, told per applicant, and taken back as long as the toast
 * stands (document 2 §4.5; decisions 'moves', 'undo'). One at a time; no move is ever sent twice.
 */
export function useMoves(): Moves {
  const client = useQueryClient()
  const moves = kept.get(client) ?? makeMoves(client)
  kept.set(client, moves)
  return moves
}
