import { IconUserSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { personName } from '~/api/contract/filterValues'
import type { Corporate } from '~/api/contract/session'
import { allows, rights } from '~/lib/rules/rights'
import { cleaned, comparable } from '~/lib/texts/cleaned'
import { splitName } from '~/lib/texts/text'
import type { PaletteGroup } from './find'

/** More words are a question or a place, not a name. */
const MAX_WORDS = 3

/** The filters for a typed name; undefined for what is none, or what the search does not take as one. */
function filtersOf(name: string) {
  if (name.split(' ').length > MAX_WORDS) return undefined
  const [firstNames, lastNames] = splitName(name) ?? [name]
  const filters = lastNames === undefined ? { firstNames } : { firstNames, lastNames }
  return Object.values(filters).every((part) => personName.safeParse(part).success) ? filters : undefined
}

/** Makes the item that searches the platform for a typed name, for who may search it. */
export function useTalentSearch({ menu }: Corporate, index: string): (typed: string) => PaletteGroup[] {
  const router = useRouter()
  const isPermitted = allows(menu, rights.talentSearch)
  return useCallback(
    (typed) => {
      const name = cleaned(typed)
      const search = isPermitted ? filtersOf(name) : undefined
      if (!search) return []
      const item = {
        id: 'talents',
        label: `Cari talenta "${name}"`,
        text: comparable(name),
        icon: IconUserSearch,
        run: () => void router.navigate({ to: '/dashboard/$index/talentsearch', params: { index }, search }),
      }
      return [{ title: 'Cari orang', items: [item] }]
    },
    [router, isPermitted, index],
  )
}
