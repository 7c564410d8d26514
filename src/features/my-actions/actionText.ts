import { type Action, peopleCount } from '~/components/actions/actions'
import { numberText } from '~/lib/texts/numbers'

const listNames = {
  talentsearch: 'Cari Talenta',
  recruitment: 'Cari Pelamar',
  recruitmentats: 'Pelacakan Pelamar',
  recruitmentmatching: 'Matching pelamar',
  'es-admin-query': 'Cari Exec. Search',
} as const
const outcomeTexts = {
  done: 'Berhasil',
  started: 'Dimulai',
  partly: 'Sebagian berhasil',
  failed: 'Gagal',
  unknown: 'Belum pasti: server gagal atau tidak menjawab',
} as const

/** Names by code, as far as they are known. */
export type Names = {
  person: (userId: string) => string | undefined
  stage: (vacancy: string | undefined, stageId: string | undefined) => string
  vacancy: (code: string) => string
}

/** The people of an action: a single one by name while it is in memory, else their number. */
function peopleText(action: Action, { person }: Names): string {
  const { userIds, failed = 0, list } = action
  const [only] = userIds
  const count = peopleCount(action) + failed
  const noun = list === 'talentsearch' ? 'talenta' : list === 'es-admin-query' ? 'kandidat' : 'pelamar'
  return (count === 1 && only !== undefined ? person(only) : undefined) ?? `${numberText(count)} ${noun}`
}

/** Describes an action. */
export function actionText(action: Action, names: Names): string {
  const who = peopleText(action, names)
  const isNamed = action.userIds.length > 0
  const to = isNamed ? ` ke ${who}` : ''
  switch (action.kind) {
    case 'move':
      return `${action.isUndo ? 'Mengembalikan' : 'Memindahkan'} ${who} dari ${names.stage(action.vacancy, action.from)} ke ${names.stage(action.vacancy, action.stage)}`
    case 'note':
      return `Menyimpan catatan${isNamed ? ` tentang ${who}` : ''}`
    case 'email':
      return `Menyimpan catatan dan mengirim email tahap${to}`
    case 'message':
      return `Mengirim pesan${to}`
    case 'ticket':
      return 'Membalas tiket Exec. Search'
    case 'export':
      return `Mengekspor dari ${listNames[action.list ?? 'recruitment']}`
    case 'upload':
      return 'Mengunggah perubahan tahap'
    case 'vacancy':
      return 'Mengubah lowongan'
  }
}
/** Describes how an action ended. */
export const outcomeText = (action: Action): string =>
  action.outcome === 'partly'
    ? `${numberText(peopleCount(action))} berhasil, ${numberText(action.failed ?? 0)} gagal`
    : outcomeTexts[action.outcome]
