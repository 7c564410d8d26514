import { tellFailure } from '~/lib/failures'

/** Longer than any file takes: a load that hangs has failed. */
const MAX_WAIT_MS = 15_000
/** After this a question, an alert or a toast would come too late. */
export const MOMENT_MS = 5_000

/** Version and commit of this page's build, from index.html. */
export const buildName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? 'tidak diketahui'

/**
 * Whether the server has another build by now, so that files of this one may be gone; undefined if it cannot be reached:
 * then a retry is appropriate.
 */
async function isOutdated(): Promise<boolean | undefined> {
  // Those of the build with their hashes (scripts/bundle/routeFiles.ts); without a build there are none.
  const files = document.getElementById('files')?.textContent
  try {
    const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(MAX_WAIT_MS) })
    return response.ok ? typeof files === 'string' && !(await response.text()).includes(files) : undefined
  } catch {
    return undefined
  }
}

/** A part that could not be loaded, and whether only a reload of the page helps. */
export class PartFailure extends Error {
  override name = 'PartFailure'
  readonly needsReload: boolean
  constructor(message: string, needsReload: boolean) {
    super(message)
    this.needsReload = needsReload
  }
}
const OUTDATED = 'Konsol sudah diperbarui sejak halaman ini dibuka. Draf isian Anda tetap ada.'
const UNREACHABLE = 'Bagian ini gagal dimuat.'

/**
 * Why a file of the console did not load. Some browsers remember that a file failed and never request it again: a part
 * that fails `again` while the server can be reached needs a reload, too.
 */
export async function partFailure(again = false): Promise<PartFailure> {
  const outdated = await isOutdated()
  const failure = outdated ? new PartFailure(OUTDATED, true) : new PartFailure(UNREACHABLE, again && outdated === false)
  tellFailure(failure)
  return failure
}

/** The action after a failed load: a retry, or a reload of the page if nothing else helps. */
export const recovery = ({ needsReload }: PartFailure, retry: () => void): { label: string; run: () => void } =>
  needsReload ? { label: 'Muat ulang halaman', run: () => location.reload() } : { label: 'Coba lagi', run: retry }

const pending = new Set<symbol>()
/** Whether a part of the screen is on its way: until then it is not complete. */
export const arePartsPending = (): boolean => pending.size > 0

/** Loads a part of the console once; a failed load is repeated by the next call and rejects with a PartFailure. */
export function part<T>(importPart: () => Promise<T>, maxWaitMs = MAX_WAIT_MS) {
  let loaded: { value: T } | undefined
  let loading: Promise<T> | undefined
  let failures = 0
  const start = async (): Promise<T> => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const own = Symbol('part')
    pending.add(own)
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('timeout')), maxWaitMs)
    })
    try {
      loaded = { value: await Promise.race([importPart(), timeout]) }
      return loaded.value
    } catch {
      failures += 1
      throw await partFailure(failures > 1)
    } finally {
      clearTimeout(timer)
      pending.delete(own)
      loading = undefined
    }
  }
  const load = (): Promise<T> => (loaded ? Promise.resolve(loaded.value) : (loading ??= start()))
  return {
    load,
    /** Loads it in advance; who uses it shows a failure. */
    preload: () => void load().catch(() => {}),
  }
}

/** Runs once when the network returns. Returns a stop function. */
export function onceOnline(run: () => void): () => void {
  window.addEventListener('online', run, { once: true })
  return () => window.removeEventListener('online', run)
}

/** A style sheet that failed must leave the page: the bundler's loader takes every one that is there for loaded. */
export function dropFailedStyles(): void {
  document.addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && target.remove(), true)
}
