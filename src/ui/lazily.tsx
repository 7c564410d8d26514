import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'

type BoundaryProps = { again: () => void; children: ReactNode }

/** Keeps a part that cannot be loaded from taking the screen with it. */
class LoadBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    if (!this.state.failed) return this.props.children
    const again = () => {
      this.props.again()
      this.setState({ failed: false })
    }
    return (
      <span role="alert">
        Bagian ini belum dapat dimuat.{' '}
        <button type="button" className="link-button" onClick={again}>
          Coba lagi
        </button>
      </span>
    )
  }
}

/**
 * A component that loads when it is first shown. A failed load says so in its place and can be tried again: React keeps
 * a rejected load for ever, so each try is a new one.
 */
export function lazily<P extends object>(
  load: () => Promise<ComponentType<P>>,
  fallback: (props: P) => ReactNode = () => null,
) {
  const fresh = () => lazy(async () => ({ default: await load() }))
  let Loaded = fresh()
  return function Later(props: P) {
    const Now: ComponentType<P> = Loaded
    return (
      <LoadBoundary again={() => (Loaded = fresh())}>
        <Suspense fallback={fallback(props)}>
          <Now {...props} />
        </Suspense>
      </LoadBoundary>
    )
  }
}
