import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { onceOnline, part, type PartFailure, recovery } from './part'

/**
 * A component that loads when it is first rendered. A failed load is shown in its place and repeated on request and when
 * the network returns. It does not suspend: React would delay content right after a fallback by a third of a second.
 * What a press opens is a lazyDialog. `preload` loads it in advance.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: (props: P) => ReactNode = () => null,
) {
  let loaded: ComponentType<P> | undefined
  const code = part(async () => void (loaded = await load()))
  function LazyComponent(props: P) {
    const [state, setState] = useState<'loading' | 'loaded' | PartFailure>('loading')
    const isLoading = state === 'loading'
    useEffect(() => {
      if (loaded || !isLoading) return
      let isGone = false
      code.load().then(
        () => !isGone && setState('loaded'),
        (failure: PartFailure) => !isGone && setState(failure),
      )
      return () => {
        isGone = true
      }
    }, [isLoading])
    const hasFailed = typeof state === 'object'
    useEffect(() => (hasFailed ? onceOnline(() => setState('loading')) : undefined), [hasFailed])
    const Loaded = loaded
    if (Loaded) return <Loaded {...props} />
    if (typeof state === 'string') return fallback(props)
    const { label, run } = recovery(state, () => setState('loading'))
    return (
      <span role="alert">
        {state.message}{' '}
        <button type="button" className="link-button" onClick={run}>
          {label}
        </button>
      </span>
    )
  }
  return Object.assign(LazyComponent, { preload: code.preload })
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
