import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

/** Version and commit of this page's build, from index.html. */
export const buildName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? 'tidak diketahui'

/**
 * Whether the server has another build by now, so that files of this one may be gone. False if unknown: then the network
 * failed, and a retry is appropriate.
 */
export async function isOutdated(): Promise<boolean> {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src')
  try {
    const response = await fetch('/', { cache: 'no-store' })
    return response.ok && typeof entry === 'string' && !(await response.text()).includes(entry)
  } catch {
    return false
  }
}

/** Message and action after a failed load: a retry, or a reload of the page if its build is outdated. */
export const recoveryAction = (
  isOld: boolean,
  text: string,
  retry: () => void,
): { text: string; label: string; run(): void } =>
  isOld
    ? {
        text: 'Konsol sudah diperbarui sejak halaman ini dibuka. Draf isian Anda tetap ada.',
        label: 'Muat ulang halaman',
        run: () => location.reload(),
      }
    : { text, label: 'Coba lagi', run: retry }

/**
 * A component that loads when it is first rendered. A failed load is shown in its place with a retry, or with a reload of
 * the page if the build is outdated. It does not suspend: React would delay content right after a fallback by a third of
 * a second. `preload` loads it in advance.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: (props: P) => ReactNode = () => null,
) {
  let loaded: ComponentType<P> | undefined
  function LazyComponent(props: P) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed' | 'outdated'>('loading')
    useEffect(() => {
      if (loaded || state !== 'loading') return
      let isGone = false
      const fetchIt = async () => {
        loaded = await load()
        return 'loaded' as const
      }
      void fetchIt()
        .catch(async () => ((await isOutdated()) ? ('outdated' as const) : ('failed' as const)))
        .then((outcome) => !isGone && setState(outcome))
      return () => {
        isGone = true
      }
    }, [state])
    const Loaded = loaded
    if (Loaded) return <Loaded {...props} />
    if (state === 'loading' || state === 'loaded') return fallback(props)
    const { text, label, run } = recoveryAction(state === 'outdated', 'Bagian ini belum dapat dimuat.', () =>
      setState('loading'),
    )
    return (
      <span role="alert">
        {text}{' '}
        <button type="button" className="link-button" onClick={run}>
          {label}
        </button>
      </span>
    )
  }
  return Object.assign(LazyComponent, {
    preload: () => {
      if (loaded) return
      // The component that renders it shows the failure.
      load().then(
        (component) => (loaded = component),
        () => {},
      )
    },
  })
}

/** Loads optional data on mount; undefined until then and if the load fails. `load` may show several values in turn. */
export function useLoaded<T>(load: (show: (value: T) => void) => Promise<void>): T | undefined {
  const [value, setValue] = useState<T>()
  const start = useEffectEvent(load)
  useEffect(() => {
    let isGone = false
    start((next) => {
      if (!isGone) setValue(() => next)
    }).catch(() => {})
    return () => {
      isGone = true
    }
  }, [])
  return value
}
