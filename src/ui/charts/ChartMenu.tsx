import { Button } from '@mantine/core'
import { IconPhoto, IconTable } from '@tabler/icons-react'
import { Popup } from '~/ui/dialogs/Popup'
import classes from './ChartCard.module.css'

const kinds = [
  { kind: 'PNG', text: 'Gambar (PNG)', Icon: IconPhoto },
  { kind: 'CSV', text: 'Tabel (CSV)', Icon: IconTable },
] as const

type Props = {
  anchor: HTMLElement | null
  title: string
  onClose: () => void
  onPick: (kind: 'PNG' | 'CSV') => void
}

/** As what a chart can be downloaded. */
export function ChartMenu({ anchor, title, onClose, onPick }: Props) {
  return (
    <Popup anchor={anchor} onClose={onClose} dialogLabel={`Unduh grafik: ${title}`}>
      <div className={classes.menu}>
        {kinds.map(({ kind, text, Icon }) => (
          <Button
            key={kind}
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => {
              onClose()
              onPick(kind)
            }}
          >
            {text}
          </Button>
        ))}
      </div>
    </Popup>
  )
}
