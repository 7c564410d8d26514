import { useMantineColorScheme } from '@mantine/core'
import {
  IconArrowBounce,
  IconBookmark,
  IconBuildingSkyscraper,
  IconExternalLink,
  IconHistory,
  IconKeyboard,
  IconLock,
  IconLogout,
  IconMoon,
  IconPlus,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { comparable } from '~/lib/texts/cleaned'
import type { Account } from '~/api/identity/account'
import { config } from '~/api/config'
import type { Corporate } from '~/api/contract/session'
import { useCorporateSwitch } from '~/features/shell/corporate/useCorporateSwitch'
import { leaveConsole } from '~/features/shell/user/leaveConsole'
import { permittedSections, sections } from '~/features/shell/sections'
import { pageSizes, sizeSearch } from '~/components/corporate'
import { type OfferedSearch, screenSearches } from '~/components/screenSearches'
import { allows, rights, type VacancyFlag } from '~/lib/rules/rights'
import { keyName, shortcuts } from '~/ui/keys/shortcuts'
import { useLoaded } from '~/ui/lazyComponent'
import { type PaletteGroup, type PaletteItem } from './find'

type Input = {
  account: Account
  corporate: Corporate
  index: string
  /** Rights in the job vacancy feature; undefined until loaded. */
  flags: Record<VacancyFlag, boolean> | undefined
  showRights: () => void
}
const VACANCIES = '/dashboard/$index/create-job-vacancy'
const entry = (item: Omit<PaletteItem, 'text'>): PaletteItem => ({ ...item, text: comparable(item.label) })

/**
 * The palette's items except vacancies: actions of this screen (its shortcuts, and buttons marked with
 * `data-palette`), screens, companies, general actions, and searches of this screen.
 */
export function useStaticItems({ account, corporate, index, flags, showRights }: Input): PaletteGroup[] {
  const { userId } = account
  const searches = useScreenSearches()
  const router = useRouter()
  const { setColorScheme } = useMantineColorScheme()
  const { targetOf, announce } = useCorporateSwitch()
  // Read once on opening: the screen beneath does not change.
  const [keys] = useState(() => shortcuts.all().filter(([key]) => key !== '?' && key !== 'escape'))
  const [buttons] = useState(() => [...document.querySelectorAll<HTMLElement>('main [data-palette]')])
  const screens = useMemo(() => {
    const permitted = permittedSections(router, corporate.menu)
    const shown = sections.filter((one) => permitted.includes(one) || (one.to === VACANCIES && flags?.view))
    return [
      ...shown.map(({ label, icon, to }) =>
        entry({
          id: to,
          label,
          icon,
          run: () => {
            const sizes = pageSizes({ userId, corporateId: corporate.corporateId }).get()
            // Each screen has search parameters of its own.
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion
            void router.navigate({ to, params: { index }, search: sizeSearch(sizes, to) as never })
          },
        }),
      ),
      ...(allows(corporate.menu, rights.applicantSearch)
        ? [
            entry({
              id: 'matching',
              label: 'Matching pelamar',
              icon: IconUsersGroup,
              run: () => void router.navigate({ to: '/dashboard/$index/recruitmentmatching', params: { index } }),
            }),
          ]
        : []),
    ]
  }, [router, corporate, flags, index, userId])
  return [
    {
      title: 'Tindakan di halaman ini',
      items: [
        ...buttons.map((button, n) =>
          entry({
            id: `button ${n}`,
            label: button.textContent.trim(),
            icon: IconArrowBounce,
            // Focused first, so that whatever it opens restores the focus to it.
            run: () => (button.focus(), button.click()),
          }),
        ),
        ...keys.map(([key, { label, run }]) =>
          entry({ id: `key ${key}`, label, icon: IconArrowBounce, shortcut: keyName(key), run }),
        ),
      ],
    },
    { title: 'Halaman', items: screens },
    {
      title: 'Ganti perusahaan',
      items: [...account.corporates.entries()]
        .filter(([, { corporateId }]) => corporateId !== corporate.corporateId)
        .map(([n, one]) =>
          entry({
            id: one.corporateId,
            label: one.corporateName,
            icon: IconBuildingSkyscraper,
            run: () => {
              const { to, search, dropped } = targetOf(one)
              announce(n, one, dropped)
              // Each section has search parameters of its own.
              // oxlint-disable-next-line typescript/no-unsafe-type-assertion
              void router.navigate({ to, params: { index: String(n) }, search: search as never })
            },
          }),
        ),
    },
    {
      title: 'Umum',
      items: [
        ...(flags?.add
          ? [
              entry({
                id: 'add',
                label: 'Buat lowongan baru',
                icon: IconPlus,
                run: () => void router.navigate({ to: `${VACANCIES}/add`, params: { index } }),
              }),
            ]
          : []),
        entry({
          id: 'actions',
          label: 'Tindakan saya',
          icon: IconHistory,
          run: () => void router.navigate({ to: '/dashboard/$index/my-actions', params: { index } }),
        }),
        entry({
          id: 'keys',
          label: 'Pintasan keyboard',
          icon: IconKeyboard,
          shortcut: '?',
          run: () => shortcuts.showHelp(true),
        }),
        entry({
          id: 'dark',
          label: 'Ganti tema terang atau gelap',
          icon: IconMoon,
          run: () =>
            setColorScheme(document.documentElement.dataset['mantineColorScheme'] === 'dark' ? 'light' : 'dark'),
        }),
        entry({ id: 'rights', label: 'Hak akses saya', icon: IconLock, run: showRights }),
        {
          ...entry({ id: 'leave', label: 'Logout', icon: IconLogout, run: () => void leaveConsole(userId) }),
          text: 'logout keluar',
        },
        entry({
          id: 'main',
          label: 'Situs utama',
          icon: IconExternalLink,
          run: () => location.assign(config().mainSiteUrl),
        }),
      ],
    },
    ...searches,
  ]
}

const searchItems = (kind: string, icon: PaletteItem['icon'], searches: readonly OfferedSearch[]) =>
  searches.map(({ id, label, run }) => entry({ id: `${kind} ${id}`, label, icon, run }))

/** The user's recent searches and the saved filters of the screen beneath, if it has any. */
const useScreenSearches = (): readonly PaletteGroup[] =>
  useLoaded<readonly PaletteGroup[]>(async (show) => {
    const offered = await screenSearches.get()?.()
    if (!offered) return
    const recent = {
      title: 'Pencarian terakhir di halaman ini',
      items: searchItems('recent', IconHistory, offered.recent),
    }
    show([recent])
    show([recent, { title: 'Filter tersimpan', items: searchItems('saved', IconBookmark, await offered.saved) }])
  }) ?? []
