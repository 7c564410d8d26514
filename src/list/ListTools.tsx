import { Button } from '@mantine/core'
import { alert } from '~/ui/dialogs/dialogs'
import { SEARCH_FIRST } from './filters/conditions'
import type { Tool } from './list'

type Props<F extends object> = {
  tools: readonly Tool<F>[]
  /** The filters of the search, once it can be made. */
  searched: F | undefined
  /** Reads the filled-in values, once they can be searched with. */
  draft: (() => F) | undefined
  /** The filters of the URL. */
  filters: F
  /** Shown while required filters are missing. */
  emptyHint: string | undefined
  open: (Dialog: Tool<F>['Dialog'], filters: F) => void
}

/** The buttons of a list's tools; one that cannot be used yet explains why. */
export function ListTools<F extends object>({ tools, searched, draft, filters, emptyHint, open }: Props<F>) {
  return tools.map(({ label, icon: Icon, Dialog, needsNoSearch = false, usesDraft = false }) => {
    const isReady = searched !== undefined || needsNoSearch || (usesDraft && draft !== undefined)
    return (
      <Button
        key={label}
        data-palette
        variant="default"
        size="xs"
        leftSection={<Icon size={16} aria-hidden />}
        aria-disabled={!isReady}
        data-disabled={!isReady}
        onClick={() =>
          isReady
            ? open(Dialog, (usesDraft && draft?.()) || searched || filters)
            : void alert(draft ? SEARCH_FIRST : (emptyHint ?? ''))
        }
      >
        {label}
      </Button>
    )
  })
}
