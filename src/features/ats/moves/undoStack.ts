import { fullName } from '~/lib/texts/text'
import { numberText } from '~/lib/texts/numbers'
import { offer } from '~/ui/messages/notify'
import type { Move } from './stageHistory'

/** How long the toast offers to undo; the key works as long as the move is on the stack. */
const OFFER_MS = 8_000
const MAX_MOVES = 20
const MAX_AGE_MS = 10 * 60_000

/**
 * The moves of this tab that can be undone, newest last: at most twenty, for ten minutes. One toast sums up a run of
 * them and offers to undo the newest.
 */
export function makeUndoStack(undo: () => void) {
  let entries: readonly (Move & { time: number })[] = []
  /** How many of the newest moves the toast sums up. */
  let runLength = 0
  let close = () => {}

  const prune = () => {
    entries = entries.filter(({ time }) => Date.now() - time < MAX_AGE_MS).slice(-MAX_MOVES)
    runLength = Math.min(runLength, entries.length)
  }
  function show() {
    close()
    const latest = runLength === 0 ? [] : entries.slice(-runLength)
    const [only, another] = latest
    if (!only) return
    const count = latest.reduce((sum, { applicants }) => sum + applicants.length, 0)
    const who = count === 1 ? fullName(only.applicants[0]!) : `${numberText(count)} pelamar`
    const message = another ? `${who} dipindahkan` : `${who} dipindahkan ke ${only.to.text}`
    close = offer(message, { label: 'Urungkan', run: undo }, OFFER_MS, () => (runLength = 0))
  }
  function restore(move: Move) {
    entries = [...entries, { ...move, time: Date.now() }]
    prune()
  }
  return {
    restore,
    push(move: Move) {
      restore(move)
      runLength += 1
      show()
    },
    pop(): Move | undefined {
      prune()
      const last = entries.at(-1)
      entries = entries.slice(0, -1)
      runLength = Math.max(0, runLength - 1)
      show()
      return last
    },
    /** Drops a move that is undone from elsewhere. */
    drop({ to, applicants }: Move) {
      const ids = new Set(applicants.map(({ userId }) => userId))
      entries = entries.filter((one) => one.to.id !== to.id || !one.applicants.some(({ userId }) => ids.has(userId)))
      runLength = 0
      close()
    },
    dropOtherCorporates(corporateId: string) {
      if (entries.every(({ stageKey }) => stageKey.corporateId === corporateId)) return
      entries = []
      runLength = 0
      close()
    },
  }
}
