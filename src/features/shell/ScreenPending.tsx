import { PendingScreen } from '~/ui/states/PendingScreen'
import { useTitle } from './Root'

/** Pending state of a screen; its name is already there for screen readers. */
export function ScreenPending() {
  const title = useTitle()
  return (
    <>
      {title && <h1 className="visually-hidden">{title}</h1>}
      <PendingScreen />
    </>
  )
}
