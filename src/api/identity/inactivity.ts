import { config } from '~/api/config'
import { isSharedComputer } from '~/lib/storage'

/** Time of the last input in any tab, in milliseconds; a mark without personal data. */
export const LAST_INPUT = 'klob:last-input'
const DEFAULT_SHARED_MINUTES = 15
/** Input within this time is stored once. */
const STORE_EVERY_MS = 1_000

let inMemory = 0

const lastInput = (): number => {
  try {
    return Number(localStorage.getItem(LAST_INPUT)) || inMemory
  } catch {
    return inMemory
  }
}

/** Time without input after which the session ends, in milliseconds (decision 'inactivity'). */
export function inactivityLimit(): number {
  const { sharedComputer = DEFAULT_SHARED_MINUTES, ownComputer = Infinity } = config().inactivityMinutes ?? {}
  return (isSharedComputer() ? sharedComputer : ownComputer) * 60_000
}

/** When the session ends without further input; `since` counts where no input was stored. */
export const endsInactive = (since: number): number => (lastInput() || since) + inactivityLimit()
/** Whether the time without input is over. */
export const isInactiveSince = (since: number): boolean => Date.now() >= endsInactive(since)

/** Starts the time without input anew, at a sign-in. */
export function startActivity(): void {
  inMemory = Date.now()
  try {
    localStorage.setItem(LAST_INPUT, String(inMemory))
  } catch {
    // Storage is full or blocked: each tab counts by itself.
  }
}
/** Notes input; once the time is over, input does not bring the session back. */
export function noteInput(): void {
  if (inactivityLimit() === Infinity) return
  const last = lastInput()
  if (Date.now() - last < STORE_EVERY_MS || (last > 0 && isInactiveSince(last))) return
  startActivity()
}
