import { fullName } from '~/lib/texts/text'
import { numberText } from '~/lib/texts/numbers'
import { offer } from '~/ui/messages/notify'
import type { Applicant, Move, StageKey } from '../model/applicant'

/** A verdict of this tab that can be taken back. */
type SavedVerdict = {
  kind: 'verdict'
  stageKey: StageKey
  applicant: Applicant
  /** What the toast says. */
  message: string
  /** Writes the verdict before it; a failure is shown. 'kept': a colleague's verdict was left as it is. */
  revert: () => Promise<'undone' | 'kept' | 'failed'>
}
/** What the key U and the toasts take back. */
export type Undoable = (Move & { kind: 'move' }) | SavedVerdict

/** How long the toast offers to undo; the key works as long as the entry is on the stack. */
const OFFER_MS = 8_000
const MAX_ENTRIES = 20
const MAX_AGE_MS = 10 * 60_000

function messageOf(latest: readonly Undoable[]): string {
  const [only, another] = latest
  if (only?.kind === 'verdict') return only.message
  const moves = latest.filter((one) => one.kind === 'move')
  const people = new Map(moves.flatMap(({ applicants }) => applicants).map((one) => [one.userId, one]))
  const [first] = people.values()
  const who = people.size === 1 ? fullName(first!) : `${numberText(people.size)} pelamar`
  return another ? `${who} dipindahkan` : `${who} dipindahkan ke ${moves[0]!.to.text}`
}

/**
 * The moves and verdicts of this tab that can be undone, newest last: at most twenty, for ten minutes. One toast sums up
 * a run of moves, a verdict has its own; `undoRun` is pressed there and takes back exactly what the toast names.
 */
export function makeUndoStack(undoRun: () => void) {
  let entries: readonly (Undoable & { time: number })[] = []
  /** How many of the newest entries the toast names. */
  let runLength = 0
  let close = () => {}

  const prune = () => {
    entries = entries.filter(({ time }) => Date.now() - time < MAX_AGE_MS).slice(-MAX_ENTRIES)
    runLength = Math.min(runLength, entries.length)
  }
  function show() {
    close()
    if (runLength === 0) return
    const message = messageOf(entries.slice(-runLength))
    close = offer(message, { label: 'Urungkan', run: undoRun }, OFFER_MS, () => (runLength = 0))
  }
  function add(entry: Undoable) {
    entries = [...entries, { ...entry, time: Date.now() }]
    prune()
  }
  function clear() {
    entries = []
    runLength = 0
    close()
  }
  /** Takes the newest entries off the stack, the newest first. */
  function take(count: number): readonly Undoable[] {
    prune()
    const taken = count === 0 ? [] : entries.slice(-count).toReversed()
    entries = entries.slice(0, entries.length - taken.length)
    runLength = Math.max(0, runLength - taken.length)
    show()
    return taken
  }
  return {
    /** Puts back what could not be undone; no toast names it. */
    restore(entry: Undoable) {
      close()
      runLength = 0
      add(entry)
    },
    push(entry: Undoable) {
      const isRun = entry.kind === 'move' && entries.at(-1)?.kind === 'move'
      runLength = isRun ? runLength + 1 : 1
      add(entry)
      show()
    },
    /** Takes the newest entry. */
    pop: () => take(1),
    /** Takes what the toast names. */
    popRun: () => take(runLength),
    /** Drops a move that is undone from elsewhere. */
    drop({ to, applicants }: Move) {
      const ids = new Set(applicants.map(({ userId }) => userId))
      entries = entries.filter(
        (one) => one.kind !== 'move' || one.to.id !== to.id || !one.applicants.some(({ userId }) => ids.has(userId)),
      )
      runLength = 0
      close()
    },
    clear,
    dropOtherCorporates(corporateId: string) {
      if (entries.some(({ stageKey }) => stageKey.corporateId !== corporateId)) clear()
    },
  }
}
