import type { TablerIcon } from '@tabler/icons-react'
import { comparable } from '~/lib/texts/cleaned'
import type { VacancySummary } from '~/api/contract/recruitment/pipeline'
import { withDistinctNames } from '~/components/vacancies/distinctNames'

/** A searchable entry; `text` is its lower-case search text. */
type Findable = { label: string; text: string }
/** An item of the palette: a link target or an action. */
export type PaletteItem = Findable & {
  id: string
  icon: TablerIcon
  /** Distinguishes items with the same name: a code, a status. */
  hint?: string | undefined
  /** Its keyboard shortcut. */
  shortcut?: string
  run: () => void
}
/** Items under a heading, and whether more would match. */
export type PaletteGroup = { title: string; items: readonly PaletteItem[]; hasMore?: boolean }

/** The most items of a group. */
const MAX_ITEMS = 8
/** Asks for one item too many, to know whether there are more than are shown. */
export function limited<T>(find: (limit: number) => readonly T[]): { items: readonly T[]; hasMore: boolean } {
  const found = find(MAX_ITEMS + 1)
  return { items: found.slice(0, MAX_ITEMS), hasMore: found.length > MAX_ITEMS }
}

const wordsOf = (typed: string) => comparable(typed).split(/\s+/).filter(Boolean)

/**
 * The entries that contain every word, at most `limit`: first those that begin with the typed text, then those in which
 * each typed word begins a word, then the rest; stable within these groups.
 */
export function findEntries<T extends Findable>(typed: string, entries: readonly T[], limit: number): T[] {
  const words = wordsOf(typed)
  const start = words.join(' ')
  const ranks: T[][] = [[], [], []]
  for (const entry of entries) {
    const { text } = entry
    if (!words.every((word) => text.includes(word))) continue
    const rank = text.startsWith(start) ? 0 : words.every((word) => ` ${text}`.includes(` ${word}`)) ? 1 : 2
    ranks[rank]!.push(entry)
    if (ranks[0]!.length === limit) break
  }
  return ranks.flat().slice(0, limit)
}

/** A stage of a vacancy. */
export type FoundStage = { vacancy: VacancySummary; stage: VacancySummary['stageCounter'][number] }

/**
 * The stages that match words such as 'tahap wawancara lowongan analis': each word matches the stage or its vacancy, and
 * at least one the stage.
 */
export function findStages(typed: string, vacancies: readonly VacancySummary[], limit: number): FoundStage[] {
  const all = wordsOf(typed)
  const words = all.filter((word) => word !== 'tahap' && word !== 'lowongan')
  const isNamed = words.length < all.length
  const found: FoundStage[] = []
  if (words.length === 0) return found
  for (const vacancy of withDistinctNames(vacancies)) {
    const name = comparable(`${vacancy.positionName} ${vacancy.klobVacancyCode}`)
    const rest = words.filter((word) => !name.includes(word))
    for (const stage of vacancy.stageCounter) {
      const text = comparable(stage.stageName)
      const matchesStage = isNamed || words.some((word) => text.includes(word))
      if (matchesStage && rest.every((word) => text.includes(word))) found.push({ vacancy, stage })
      if (found.length === limit) return found
    }
  }
  return found
}
