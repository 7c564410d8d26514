import { Link, useMatches } from '@tanstack/react-router'
import { memo, useMemo } from 'react'
import type { Corporate } from '~/api/contract/session'
import { pageSizes, sizeSearch } from '~/components/corporate'
import { allows } from '~/lib/rules/rights'
import { useStoredState } from '~/lib/storedState'
import { sections } from '~/features/shell/sections'
import classes from './Sidebar.module.css'

type Props = { index: string; userId: string; corporate: Corporate; isDrawer?: boolean; onPick?: () => void }

/** On a window that is too low for all entries, where one is should be in sight. */
const showCurrent = (menu: HTMLElement | null) =>
  menu?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })

/** The fixed icon menu of the admin area (document 3 §2 'Sidebar'); on a narrow page it opens as a drawer. Its links are not drawn
 * again with every address. */
export const Sidebar = memo(function Sidebar({ index, userId, corporate, isDrawer, onPick }: Props) {
  const { corporateId } = corporate
  const sizes = useStoredState(useMemo(() => pageSizes({ userId, corporateId }), [userId, corporateId]))
  const section = useMatches({ select: (matches) => matches.at(-1)?.staticData.section })
  return (
    <nav ref={showCurrent} className={isDrawer ? classes.drawer : classes.sidebar} aria-label="Menu utama">
      <ul className={`plain-list ${classes.list}`}>
        {sections.map(({ label, icon: Icon, to, exact = false, onlyWith }) =>
          onlyWith && !allows(corporate.menu, onlyWith) ? null : (
            <li key={label}>
              <Link
                to={to}
                params={{ index }}
                // Each screen has search parameters of its own.
                // oxlint-disable-next-line typescript/no-unsafe-type-assertion
                search={sizeSearch(sizes, to) as never}
                aria-current={to === section ? 'page' : undefined}
                activeOptions={{ exact, includeSearch: false }}
                className={classes.entry}
                onClick={onPick}
              >
                <Icon size={22} stroke={1.6} aria-hidden />
                <span>{label}</span>
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
})
