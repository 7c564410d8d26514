import { Link } from '@tanstack/react-router'
import type { Corporate } from '~/api/contract/session'
import { allows } from '~/lib/rules/rights'
import { sections } from '~/features/shell/sections'
import classes from './Sidebar.module.css'

/** The fixed icon menu of the admin area (document 3 §2 'Sidebar'). */
export function Sidebar({ index, corporate }: { index: string; corporate: Corporate }) {
  return (
    <nav className={classes.sidebar} aria-label="Menu utama">
      <ul>
        {sections.map(({ label, icon: Icon, to, exact = false, onlyWith }) =>
          onlyWith && !allows(corporate.menu, onlyWith) ? null : (
            <li key={label}>
              <Link
                to={to}
                params={{ index }}
                activeOptions={{ exact, includeSearch: false }}
                className={classes.entry}
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
}
