import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

/**
 * A component that loads when it is first shown. A failed load says so in its place and can be tried again. It does not
 * suspend: React would hold back what comes right after a fallback for a third of a second. `preload` has it at hand before
 * it is asked for, for who is about to.
 */
export function lazily<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: (props: P) => ReactNode = () => null,
) {
  let loaded: ComponentType<P> | undefined
  function Later(props: P) {
    const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
    useEffect(() => {
      if (loaded || state !== 'loading') return
      let isGone = false
      const fetchIt = async () => {
        loaded = await load()
        return 'loaded' as const
      }
      void fetchIt()
        .catch(() => 'failed' as const)
        .then((outcome) => !isGone && setState(outcome))
      return () => {
        isGone = true
      }
    }, [state])
    const Loaded = loaded
    if (Loaded) return <Loaded {...props} />
    if (state !== 'failed') return fallback(props)
    return (
      <span role="alert">
        Bagian ini belum dapat dimuat.{' '}
        <button type="button" className="link-button" onClick={() => setState('loading')}>
          Coba lagi
        </button>
      </span>
    )
  }
  return Object.assign(Later, {
    preload: () => {
      if (loaded) return
      // A failure is told where it is shown.
      load().then(
        (component) => (loaded = component),
        () => {},
      )
    },
  })
}
