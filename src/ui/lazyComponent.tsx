import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { type AnyComponent, lazyPart, withPropsOf } from './lazyPart'
import { Notice } from './messages/Notice'
import { onceOnline, type PartFailure, recovery } from './part'

/**
 * A component that loads when it is first rendered. A failed load is shown in its place and repeated on request and when
 * the network returns. What a press opens is a lazyDialog. `preload` loads it in advance.
 */
export function lazyComponent<C extends AnyComponent>(
  load: () => Promise<C>,
  fallback: (props: ComponentProps<C>) => ReactNode = () => null,
) {
  const { Part, preload } = lazyPart(load)
  const LazyComponent = (props: ComponentProps<C>) => (
    <Part
      props={props}
      fallback={fallback(props)}
      renderFailure={(failure, retry) => <LoadFailure failure={failure} retry={retry} />}
    />
  )
  return Object.assign(withPropsOf<C>(LazyComponent), { preload })
}

function LoadFailure({ failure, retry }: { failure: PartFailure; retry: () => void }) {
  const onOnline = useEffectEvent(retry)
  useLayoutEffect(() => onceOnline(() => onOnline()), [])
  const { label, run } = recovery(failure, retry)
  return (
    <Notice isInline retry={run} retryLabel={label}>
      {failure.message}
    </Notice>
  )
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
