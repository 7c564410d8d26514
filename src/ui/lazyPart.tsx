import {
  Component,
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
  useTransition,
} from 'react'
import { part, PartFailure } from './part'

/** A component of any props. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyComponent = ComponentType<any>
/** The same component with the props of the one that it renders, which may be generic. */
export const withPropsOf = <C extends AnyComponent>(component: (props: ComponentProps<C>) => ReactNode): C =>
  // The compiler keeps no type parameters of a component when it reads its props.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  component as C

type BoundaryProps = { renderFailure: (failure: PartFailure) => ReactNode; children: ReactNode }

/** Catches the failure of a part that could not be loaded; every other error is for the boundaries above. */
class LoadBoundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}
  static getDerivedStateFromError(error: unknown) {
    return { error }
  }
  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (error instanceof PartFailure) return this.props.renderFailure(error)
    throw error
  }
}

type PartProps<P> = {
  props: P
  fallback: ReactNode
  renderFailure: (failure: PartFailure, retry: () => void) => ReactNode
}

/**
 * A component that loads when its `Part` is first rendered. It loads within a transition, so that nothing suspends on the
 * screen: React shows content a third of a second late if it follows the fallback of a Suspense.
 */
export function lazyPart<C extends AnyComponent>(load: () => Promise<C>, maxWaitMs?: number) {
  let loaded: AnyComponent | undefined
  const code = part(async () => ({ default: (loaded = await load()) }), maxWaitMs)
  function Part({ props, fallback, renderFailure }: PartProps<ComponentProps<C>>) {
    const [shown, setShown] = useState<{ attempt: number; Content: AnyComponent } | undefined>(
      () => loaded && { attempt: 0, Content: loaded },
    )
    const [isLoading, startTransition] = useTransition()
    // A lazy component keeps a failed load for ever: each attempt has its own.
    const start = () => {
      const Content = lazy(code.load)
      startTransition(() => setShown((before) => ({ attempt: (before?.attempt ?? 0) + 1, Content })))
    }
    const onMounted = useEffectEvent(() => shown ?? start())
    useEffect(() => void onMounted(), [])
    if (!shown || isLoading) return fallback
    const { attempt, Content } = shown
    return (
      <LoadBoundary key={attempt} renderFailure={(failure) => renderFailure(failure, start)}>
        <Content {...props} />
      </LoadBoundary>
    )
  }
  return { Part, ...code }
}
