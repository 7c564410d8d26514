import { lazyComponent } from '../lazyComponent'
import type { OptionListProps } from './OptionPopup'

const OptionPopup = lazyComponent(async () => (await import('./OptionPopup')).OptionPopup)

/** The option list of a field while it is open. */
export function OptionList(props: OptionListProps) {
  const { list, empty } = props
  if (!list.opened || (list.shown.length === 0 && empty === undefined)) return null
  return <OptionPopup {...props} />
}
