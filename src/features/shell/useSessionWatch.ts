import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { session } from '~/api/session'

const CHECK_MS = 10_000

/**
 * Checks the session every ten seconds and renews its token; silent while the network is away, and not at all in a
 * hidden tab. When the session is over, the sign-in opens above the page (document 1 §4, §8, §9).
 */
export function useSessionWatch(): void {
  const { data: isOpen, dataUpdatedAt } = useQuery({
    queryKey: ['session'],
    queryFn: () => session.check(),
    refetchInterval: CHECK_MS,
    refetchOnWindowFocus: 'always',
  })
  useEffect(() => {
    if (isOpen === false && session.state() === 'open') session.end()
  }, [isOpen, dataUpdatedAt])
  useEffect(() => session.onClosedElsewhere(() => location.assign('/')), [])
}
