import { useIsFetching } from '@tanstack/react-query'
import { type ComponentProps, startTransition, useEffect, useState } from 'react'
import { lazyComponent } from '~/ui/lazyComponent'
import classes from './FilterForm.module.css'
import type { FilterForm } from './FilterForm'

/** In milliseconds: rows that take longer do not hold the form back. */
const MAX_WAIT = 1000

const LazyForm = lazyComponent<typeof FilterForm>(
  async () => (await import('./FilterForm')).FilterForm,
  () => <Waiting />,
)
/** The room of the form. */
const Waiting = () => <div className={classes.waiting} aria-hidden />

/** The filter form beside rows: they need none of it, so it is loaded and drawn after the frame that shows them. */
export function LaterFilterForm<F extends object>(props: ComponentProps<typeof FilterForm<F>>) {
  const [isTime, setTime] = useState(false)
  return isTime ? <LazyForm {...props} /> : <RowsFirst onEnd={setTime} />
}

function RowsFirst({ onEnd }: { onEnd: (isTime: boolean) => void }) {
  const isAsking = useIsFetching({ predicate: ({ state }) => state.data === undefined }) > 0
  useEffect(() => {
    const start = () => startTransition(() => onEnd(true))
    if (!isAsking) return start()
    const timer = setTimeout(start, MAX_WAIT)
    return () => clearTimeout(timer)
  }, [isAsking, onEnd])
  return <Waiting />
}
