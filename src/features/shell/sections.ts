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
import type { LinkProps } from '@tanstack/react-router'
import { type Right, rights } from '~/lib/rights'

/** An entry of the sidebar; `onlyWith` hides it, the others show their panel. */
type Section = {
  label: string
  icon: TablerIcon
  to: Extract<LinkProps['to'], `/dashboard/$index${string}`>
  exact?: boolean
  onlyWith?: Right
}

/** The sidebar's entries in the order of document 3 §2; `onlyWith` hides it, the others show their panel. */
export const sections: readonly Section[] = [
  { label: 'Dasbor', icon: IconLayoutDashboard, to: '/dashboard/$index', exact: true },
  { label: 'Cari Talenta', icon: IconUserSearch, to: '/dashboard/$index/talentsearch' },
  { label: 'Cari Pelamar', icon: IconUsersGroup, to: '/dashboard/$index/recruitment' },
  { label: 'Pelacakan Pelamar', icon: IconClipboardList, to: '/dashboard/$index/recruitmentats' },
  { label: 'Infografik', icon: IconMap2, to: '/dashboard/$index/infographic' },
  { label: 'Laporan ATS', icon: IconChartBar, to: '/dashboard/$index/atsreport' },
  { label: 'Lowongan Kerja', icon: IconBriefcase, to: '/dashboard/$index/create-job-vacancy' },
  {
    label: 'Tiket Exec. Search',
    icon: IconTicket,
    to: '/dashboard/$index/contact-us',
    onlyWith: rights.executiveSearch,
  },
  {
    label: 'Kueri Exec. Search',
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
