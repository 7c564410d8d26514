import { Refusal, answered, cutConnection, refused } from './refusal'

/** What goes wrong with the calls of an endpoint ('*': of all), and how many times; 0 is until reset. */
export type Fault = {
  endpoint: string
  kind: 'status' | 'shape' | 'hang' | 'cut' | 'slow'
  status: number
  message?: string | undefined
  ms: number
  times: number
}

/** How long a hanging call hangs when nobody gives it up. */
const HANG_MS = 120_000

/** Waits, or until the caller gives up. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (ms <= 0 || signal.aborted) return done()
    const timer = setTimeout(done, ms)
    // An unanswered call must not keep the process alive.
    timer.unref?.()
    signal.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true })
  })

/** Takes the first fault that is set for the endpoint, once. */
export function takeFault(faults: Fault[], endpoint: string): Fault | undefined {
  const at = faults.findIndex((fault) => fault.endpoint === endpoint || fault.endpoint === '*')
  const fault = faults[at]
  if (fault && fault.times > 0 && --fault.times === 0) faults.splice(at, 1)
  return fault
}

/** What a fault answers; undefined: the call goes on. */
export async function answerOf(fault: Fault, signal: AbortSignal): Promise<Response | undefined> {
  switch (fault.kind) {
    case 'status':
      return refused(new Refusal(fault.status, fault.message))
    case 'shape':
      return answered({ unexpected: true })
    case 'cut':
      return cutConnection()
    case 'hang':
      await pause(HANG_MS, signal)
      return cutConnection()
    case 'slow':
      await pause(fault.ms, signal)
      return undefined
  }
}
