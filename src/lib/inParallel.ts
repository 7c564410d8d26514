/** How many calls of one task are under way at once. */
export const AT_ONCE = 4

/**
 * Runs `take` for each item, four at a time, and returns the results in the items' order. The first failure ends it, and
 * so does the signal: nothing is begun after it.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  take: (item: Item) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = [...items.entries()]
  const work = async () => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      signal?.throwIfAborted()
      const [at, item] = entry
      results[at] = await take(item).catch((error: unknown) => {
        waiting.length = 0
        throw error
      })
    }
    signal?.throwIfAborted()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return results
}

/** Runs tasks as they come, at most four at a time: the others wait for their turn. */
export function inTurns() {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/**
 * The outcome of a task, or the signal's reason as soon as it is given, also if it was before: what is under way then is
 * not waited for.
 */
export const orAborted = <Result>(task: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  Promise.race([
    task,
    new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason)
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    }),
  ])
