import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { arePartsPending } from '~/ui/part'

const CHECK_MS = 1_000

/** Runs `preload` once the first screen has all of its data, and again when the network returns. */
export function usePreloading(preload: () => void): void {
  const client = useQueryClient()
  const router = useRouter()
  const run = useEffectEvent(preload)
  useEffect(() => {
    let wasIdle = false
    const check = setInterval(() => {
      const isIdle = router.state.status === 'idle' && client.isFetching() === 0 && !arePartsPending()
      if (isIdle && wasIdle) {
        clearInterval(check)
        run()
      }
      wasIdle = isIdle
    }, CHECK_MS)
    const onOnline = () => run()
    window.addEventListener('online', onOnline)
    return () => {
      clearInterval(check)
      window.removeEventListener('online', onOnline)
    }
  }, [client, router])
}
