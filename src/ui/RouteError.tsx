import { Button } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { texts } from '~/lib/texts'
import { StatePanel } from './StatePanel'

/** A screen whose data could not be had: what happened, and trying again. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const { name, message, detail } = error as Error & { detail?: string }
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <StatePanel
      whole
      urgent
      drawing="error"
      title="Layar belum dapat dibuka"
      message={name === 'ApiError' ? message : texts.failed}
      detail={detail ?? message}
      action={<Button onClick={retry}>Coba lagi</Button>}
    />
  )
}
