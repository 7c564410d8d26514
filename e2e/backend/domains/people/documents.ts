import { hostile } from '../../engine/content/hostile'
import type { Person } from './person'
import { type Random, randomFrom } from '../../engine/content/random'

/** Maps the name of a document to its address. */
export type FileUrl = (name: string) => string
/** A person's card and files, the same on every screen; null or an empty list means hidden or missing. */
export type Documents = {
  cardId: string | null
  /** Whether the profile's files may be fetched. */
  mayFiles: boolean
  portfolio: readonly { name: string; type: string | null; attachmentUrl: string | null }[]
}

const works = ['Aplikasi Kasir UMKM', 'Laporan Riset Pasar', 'Kumpulan Desain', 'Makalah'] as const

/** A number derived from a text, as a seed. */
export const seedNumber = (text: string): number =>
  [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x2f) | 0

/** 16 digits: region, day of birth (women's days plus 40), number. */
function cardIdOf({ sex, bornOn }: Person, random: Random): string {
  const [year = '1995', month = '01', date = '01'] = bornOn?.split('-') ?? []
  const dayOfBirth = String(Number(date) + (sex === 'F' ? 40 : 0)).padStart(2, '0')
  const region = String(random.between(110101, 947199))
  return `${region}${dayOfBirth}${month}${year.slice(2)}${String(random.between(1, 9999)).padStart(4, '0')}`
}

/** The identity card and portfolio of a person: complete for Ayu Wulandari, absent for Dian Purnama, hostile for one. */
export function documentsOf(person: Person, fileUrl: FileUrl): Documents {
  if (person.userId === 'USR-DIAM') return { cardId: null, mayFiles: false, portfolio: [] }
  if (person.userId === 'USR-JAHAT')
    return {
      cardId: hostile.handler,
      mayFiles: true,
      portfolio: [
        { name: hostile.handler, type: hostile.script, attachmentUrl: hostile.javascriptUrl },
        { name: hostile.rightToLeft, type: null, attachmentUrl: hostile.mixedCaseUrl },
        { name: hostile.longWord, type: null, attachmentUrl: hostile.plainUrl },
        { name: hostile.combining, type: null, attachmentUrl: hostile.dataUrl },
      ],
    }
  const isComplete = person.userId === 'USR-AYU'
  const random = randomFrom(seedNumber(`papers/${person.userId}`))
  const isCardVisible = isComplete || random.chance(0.85)
  const mayFiles = isComplete || random.chance(0.9)
  const cardId = cardIdOf(person, random)
  const shown = isComplete ? works.slice(0, 2) : random.some(works, 2).slice(0, random.below(3))
  return {
    cardId: isCardVisible ? cardId : null,
    mayFiles,
    portfolio: shown.map((name, n) => ({
      name,
      type: 'pdf',
      attachmentUrl: mayFiles ? fileUrl(`portofolio-${n + 1}.pdf`) : null,
    })),
  }
}
