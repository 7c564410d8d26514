import { runInNewContext } from 'node:vm'

/** Thrown instead of what work that takes too long would return. */
export class TimeOver extends Error {}

/** Does work that a hostile input can make long, and ends it wherever it is: nobody else is answered meanwhile. */
export function withinTime<T>(ms: number, work: () => T): T {
  try {
    return runInNewContext('work()', { work }, { timeout: ms }) as T
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw new TimeOver()
    throw error
  }
}
