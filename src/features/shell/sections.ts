import {
  IconBriefcase,
  IconCalendarTime,
  IconChartBar,
  IconClipboardList,
  IconLayoutDashboard,
  IconListSearch,
  IconMap2,
  IconListDetails,
  IconTicket,
  IconUserSearch,
  IconUsersGroup,
  type TablerIcon,
} from '@tabler/icons-react'
import type { LinkProps, StaticDataRouteOption } from '@tanstack/react-router'
import { allows, type Menu, type Right, rights } from '~/lib/rules/rights'

/** An entry of the sidebar, hidden without the right `onlyWith`; entries without it are always shown. */
type Section = {
  label: string
  icon: TablerIcon
  to: Extract<LinkProps['to'], `/dashboard/$index${string}`>
  exact?: boolean
  onlyWith?: Right
}

/** The sidebar's entries in the order of document 3 §2. */
export const sections: readonly Section[] = [
  { label: 'Dasbor', icon: IconLayoutDashboard, to: '/dashboard/$index', exact: true },
  { label: 'Cari Talenta', icon: IconUserSearch, to: '/dashboard/$index/talentsearch' },
  { label: 'Cari Pelamar', icon: IconUsersGroup, to: '/dashboard/$index/recruitment' },
  { label: 'Pelacakan Pelamar', icon: IconClipboardList, to: '/dashboard/$index/recruitmentats' },
  { label: 'Infografik', icon: IconMap2, to: '/dashboard/$index/infographic' },
  { label: 'ATS Report', icon: IconChartBar, to: '/dashboard/$index/atsreport' },
  { label: 'Lowongan Kerja', icon: IconBriefcase, to: '/dashboard/$index/create-job-vacancy' },
  {
    label: 'Tiket Exec. Search',
    icon: IconTicket,
    to: '/dashboard/$index/contact-us',
    onlyWith: rights.executiveSearch,
  },
  {
    label: 'Cari Exec. Search',
    icon: IconListSearch,
    to: '/dashboard/$index/es-admin-query',
    onlyWith: rights.executiveSearch,
  },
  { label: 'Jadwal Chat', icon: IconCalendarTime, to: '/dashboard/$index/chat-admin' },
  {
    label: 'Longlist Exec. Search',
    icon: IconListDetails,
    to: '/dashboard/$index/es-longlist',
    onlyWith: rights.executiveSearch,
  },
]

/** The router's routes, used here only for their rights. */
type Screens = { routesByPath: object }
type Screen = { options: { staticData?: StaticDataRouteOption } }

/** The right that a screen's route requires; undefined if no menu entry controls it. */
export const rightOf = ({ routesByPath }: Screens, path: string): Right | undefined =>
  // A section without a route has no right.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  (routesByPath as Record<string, Screen | undefined>)[path]?.options.staticData?.right

/** The screen at which a corporate is entered: the first permitted one; without any, the dashboard says what is missing. */
export const entrySection = (router: Screens, menu: Menu): Section['to'] =>
  permittedSections(router, menu)[0]?.to ?? '/dashboard/$index'

/** The sidebar's screens that a menu permits, except the job vacancy feature, which no menu entry controls. */
export const permittedSections = (router: Screens, menu: Menu) =>
  sections.filter(({ to }) => {
    const right = rightOf(router, to)
    return right !== undefined && allows(menu, right)
  })
