import { PendingScreen } from '~/ui/states/PendingScreen'
import { useTitle } from './Root'

/** While a screen's code or first data are on the way: its name is there for readers already. */
export function ScreenPending() {
  const title = useTitle()
  return (
    <>
      {title && <h1 className="visually-hidden">{title}</h1>}
      <PendingScreen />
    </>
  )
}
