import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import type { Option } from '~/api/contract/values'
import { Dialog } from '~/ui/dialogs/Dialog'
import classes from './ShortcutHelp.module.css'

type Props = { stages: readonly Option[]; isOn: boolean; setOn: (on: boolean) => void; onClose: () => void }

/** The keys of the stage screen, and the switch that turns them off (WCAG 2.1.4). */
export function ShortcutHelp({ stages, isOn, setOn, onClose }: Props) {
  const keys: readonly (readonly [string, string])[] = [
    ['J', 'Pelamar berikutnya'],
    ['K', 'Pelamar sebelumnya'],
    ['X', 'Pilih atau batal pilih pelamar yang dibuka'],
    ...stages.slice(0, 9).map(({ text }, n) => [String(n + 1), `Pindahkan ke ${text}`] as const),
    ['[', 'Tahap sebelumnya'],
    [']', 'Tahap berikutnya'],
    ['C', 'Buka CV'],
    ['P', 'Buka portofolio'],
    ['N', 'Tulis catatan'],
    ['M', 'Tulis pesan ke pelamar'],
    ['U', 'Urungkan pemindahan terakhir'],
    ['Esc', 'Keluar dari catatan, lalu tutup panel pelamar'],
    ['?', 'Bantuan ini'],
  ]
  return (
    <Dialog opened onClose={onClose} title="Pintasan papan tik" closeButtonProps={{ 'aria-label': 'Tutup dialog' }}>
      <dl className={classes.keys}>
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label="Pintasan aktif"
        description="Tidak berlaku saat Anda mengetik di isian."
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
    </Dialog>
  )
}
