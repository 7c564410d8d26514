import type { TablerIcon } from '@tabler/icons-react'
import type { VacancySummary } from '~/api/contract/recruitment/pipeline'

/** Anything that can be found by words; `text` is what is searched, in lower case. */
type Findable = { label: string; text: string }
/** What the palette offers: a place or an action. */
export type PaletteItem = Findable & {
  id: string
  icon: TablerIcon
  /** Distinguishes it from others of the same name: a code, a status. */
  hint?: string | undefined
  /** The key that does the same. */
  shortcut?: string
  run: () => void
}
/** Items under a heading. */
export type PaletteGroup = { title: string; items: readonly PaletteItem[] }

/** Lower case as Indonesian has it. */
export const lower = (text: string): string => text.toLocaleLowerCase('id')
const wordsOf = (typed: string) => lower(typed).split(/\s+/).filter(Boolean)

/**
 * The entries that have every word, at most `limit`: first those that begin with what was typed, then those in which each
 * word begins one, then the rest; within these in the given order.
 */
export function find<T extends Findable>(typed: string, entries: readonly T[], limit: number): T[] {
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
 * The stages that are meant by words such as 'tahap wawancara lowongan analis': each word names the stage or its vacancy,
 * and one of them the stage.
 */
export function findStages(typed: string, vacancies: readonly VacancySummary[], limit: number): FoundStage[] {
  const all = wordsOf(typed)
  const words = all.filter((word) => word !== 'tahap' && word !== 'lowongan')
  const isNamed = words.length < all.length
  const found: FoundStage[] = []
  if (words.length === 0) return found
  for (const vacancy of vacancies) {
    const name = lower(`${vacancy.positionName} ${vacancy.klobVacancyCode}`)
    const rest = words.filter((word) => !name.includes(word))
    for (const stage of vacancy.stageCounter) {
      const text = lower(stage.stageName)
      const isMeant = isNamed || words.some((word) => text.includes(word))
      if (isMeant && rest.every((word) => text.includes(word))) found.push({ vacancy, stage })
      if (found.length === limit) return found
    }
  }
  return found
}
