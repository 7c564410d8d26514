import { IconBookmark, IconHistory } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { type OfferedSearch, screenSearches } from '~/components/screenSearches'
import { lower } from './find'
import type { PaletteGroup } from './paletteItem'

const items = (kind: string, icon: typeof IconBookmark, searches: readonly OfferedSearch[]) =>
  searches.map(({ id, label, run }) => ({ id: `${kind} ${id}`, label, text: lower(label), icon, run }))

/** This person's latest searches and the saved filters of the screen beneath, where it has any. */
export function useScreenSearches(): readonly PaletteGroup[] {
  const [groups, setGroups] = useState<readonly PaletteGroup[]>([])
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const offered = await screenSearches.get()?.()
      if (isGone || !offered) return
      const recent = {
        title: 'Pencarian terakhir di layar ini',
        items: items('recent', IconHistory, offered.recent),
      }
      setGroups([recent])
      const saved = await offered.saved
      if (isGone) return
      setGroups([recent, { title: 'Filter tersimpan', items: items('saved', IconBookmark, saved) }])
    }
    // Without them the rest of the palette is there all the same.
    load().catch(() => {})
    return () => {
      isGone = true
    }
  }, [])
  return groups
}
