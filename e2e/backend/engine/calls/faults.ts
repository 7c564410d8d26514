import { answered, cutConnection, Refusal, refused } from './refusal'

/** A fault for calls of an endpoint ('*': all) and how often it happens; 0 means until reset. */
export type Fault = {
  endpoint: string
  kind: 'status' | 'shape' | 'text' | 'empty' | 'hang' | 'cut' | 'slow'
  status: number
  message?: string | undefined
  ms: number
  times: number
}

/** Duration of a hanging call unless its caller aborts. */
const HANG_MS = 120_000

/** Waits; ends early if the caller aborts. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    if (ms <= 0 || signal.aborted) return done()
    const timer = setTimeout(done, ms)
    // A pending call must not keep the process alive.
    timer.unref?.()
    signal.addEventListener('abort', () => (clearTimeout(timer), done()), { once: true })
  })

/** Takes the first fault set for the endpoint and counts it as used. */
function consumeFault(faults: Fault[], endpoint: string): Fault | undefined {
  const index = faults.findIndex((fault) => fault.endpoint === endpoint || fault.endpoint === '*')
  const fault = faults[index]
  if (fault && fault.times > 0 && --fault.times === 0) faults.splice(index, 1)
  return fault
}

/** The answer of a fault; undefined if the call proceeds. */
async function answerOf(fault: Fault, signal: AbortSignal): Promise<Response | undefined> {
  switch (fault.kind) {
    case 'status':
      return refused(new Refusal(fault.status, fault.message))
    case 'shape':
      return answered({ unexpected: true })
    case 'text':
      return new Response('<html><body>Bad Gateway</body></html>', { headers: { 'content-type': 'text/html' } })
    case 'empty':
      return new Response('', { headers: { 'content-type': 'application/json' } })
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

/** The part of a world that sets faults and latency. */
type FaultSettings = { faults: Fault[]; latency: { ms: number; byEndpoint: ReadonlyMap<string, number> } }

/** Applies the world's latency and the fault set for that name, if any, then answers. */
export async function withFaults(
  { faults, latency }: FaultSettings,
  name: string,
  signal: AbortSignal,
  answer: () => Promise<Response>,
): Promise<Response> {
  await pause(latency.byEndpoint.get(name) ?? latency.ms, signal)
  const fault = consumeFault(faults, name)
  const faulty = fault && (await answerOf(fault, signal))
  if (faulty) return faulty
  try {
    return await answer()
  } catch (error) {
    if (error instanceof Refusal) return refused(error)
    console.error(error)
    return refused(new Refusal(500))
  }
}
