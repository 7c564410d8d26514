import { useLocation, useRouter } from '@tanstack/react-router'
import type { Corporate } from '~/api/contract/session'
import { permittedSections, rightOf, type sections } from '~/features/shell/sections'
import { allows } from '~/lib/rules/rights'
import { notify } from '~/ui/messages/notify'
import { switchTarget } from './switchTarget'

/** The target of a switch to each corporate: the open screen, or the first permitted one. */
export function useCorporateSwitch() {
  const router = useRouter()
  const { pathname, search } = useLocation()
  return {
    targetOf: ({ corporateId, menu }: Corporate) => {
      const { screen, ...rest } = switchTarget(pathname, search, corporateId)
      // The open screen is always one of the console's.
      // The screens are those of the sections.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const to = `/dashboard/$index${screen && `/${screen}`}` as (typeof sections)[number]['to']
      const right = rightOf(router, to)
      if (right === undefined || allows(menu, right)) return { to, ...rest }
      const [first] = permittedSections(router, menu)
      return { to: first?.to ?? to, search: {}, dropped: [] }
    },
    /** Announces dropped params after the navigation, which a form may still block. */
    announce: (index: number, { corporateName }: Corporate, dropped: readonly string[]) => {
      if (dropped.length === 0) return
      const stop = router.subscribe('onResolved', ({ toLocation }) => {
        stop()
        if (toLocation.pathname.startsWith(`/dashboard/${index}`))
          void notify(`Tidak dibawa ke ${corporateName}: ${dropped.join(', ')}.`, 'info')
      })
    },
  }
}
