import { useRef, useState } from 'react'
import { useIsUnmounted } from './effects'

type Flow<Failure> = {
  /** Asked before the work; without a yes nothing is done, and the flow does not count as busy meanwhile. */
  question?: (() => Promise<boolean>) | undefined
  work: () => Promise<unknown>
  /** What to show of an error; nothing if it is told elsewhere. */
  toFailure: (error: unknown) => Failure | undefined | Promise<Failure | undefined>
  /** Tells a failure whose place is gone. */
  tell?: (failure: Failure) => void
}

/** A flow of a screen: question, work and failure, one at a time; a second press meanwhile does nothing. */
export function useFlow<Failure = string>() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  // Set before the first await, so that a second press does not start another.
  const isRunning = useRef(false)
  const isGone = useIsUnmounted()
  async function run({ question, work, toFailure, tell }: Flow<Failure>): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setFailure(undefined)
    try {
      if (question && !(await question())) return
      setBusy(true)
      await work()
    } catch (error) {
      const failed = await toFailure(error)
      setFailure(failed)
      if (failed !== undefined && isGone.current) tell?.(failed)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { isBusy, failure, setFailure, run }
}
