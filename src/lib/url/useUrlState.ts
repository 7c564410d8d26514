// A separate file, since some screens need nothing else of urlState.ts.
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { UrlState } from './urlState'

/**
 * The state in the URL of the screen; `read` must be stable. A screen reads its own address, not its loader's data: a
 * loader that is under way gives its result to every address of its route (see src/router.test.ts).
 */
export function useUrlState<S>(read: (...raw: Parameters<UrlState<object>['read']>) => S): S {
  const raw = useSearch({ strict: false })
  return useMemo(() => read(raw), [read, raw])
}
