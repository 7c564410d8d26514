import { OwnTextList } from '~/ui/texts/OwnTextList'
import type { OwnTextState } from '~/ui/texts/ownTexts'

const WORDING = {
  title: 'Daftar alasan penolakan',
  label: 'Pilih alasan',
  noun: 'alasan',
  empty: 'Belum ada alasan.',
  file: {
    label: 'Berkas alasan penolakan',
    name: 'alasan-penolakan.json',
    refused: 'Berkas ini tidak berisi alasan penolakan.',
  },
}
type Props = { anchor: HTMLElement; list: OwnTextState; pick: (reason: string) => void; onClose: () => void }

/** The user's list of reasons. */
export const ReasonMenu = (props: Props) => <OwnTextList wording={WORDING} {...props} />
