import type { OptionListState } from './useOptionList'
import { lazily } from '../lazily'

const OptionPopup = lazily(async () => (await import('./OptionPopup')).OptionPopup)

/** What the open list under a field needs to know. */
export type OptionListProps = {
  /** The field, below which the list opens. */
  anchor: HTMLElement | null
  list: OptionListState
  label: string
  isChosen: (id: string) => boolean
  isPending?: boolean
  failed?: boolean
  retry?: () => void
  /** What stands there when nothing matches; undefined shows no list then. */
  empty?: string
}

/** The list of a field while it is open. */
export function OptionList(props: OptionListProps) {
  const { list, empty } = props
  if (!list.opened || (list.shown.length === 0 && empty === undefined)) return null
  return <OptionPopup {...props} />
}
