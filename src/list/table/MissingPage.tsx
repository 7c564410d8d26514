import { Button } from '@mantine/core'
import { numberText } from '~/lib/texts/numbers'
import { StatePanel } from '~/ui/states/StatePanel'

type Props = {
  /** What ends before that page. */
  list?: 'daftar' | 'hasil' | undefined
  /** Counted from one, both. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Panel for a page beyond the last one, as from an old link or after the list has shrunk. */
export function MissingPage({ list = 'daftar', page, pages, onPage }: Props) {
  return (
    <StatePanel
      drawing="lost"
      message={`Halaman ${numberText(page)} tidak ada; ${list} berakhir di halaman ${numberText(pages)}.`}
      action={<Button onClick={() => onPage(pages)}>Buka halaman terakhir</Button>}
    />
  )
}
