import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '~/ui/dialogs/Dialog'
import classes from './ShortcutHelp.module.css'
import { keyName, shortcuts, useShortcutsOn } from './shortcuts'

/** A key and what it does. */
type Key = readonly [key: string, label: string]

/** Shortcuts with a modifier: they also work while typing and cannot be turned off. */
const always: readonly Key[] = [
  ['Ctrl K', 'Cari atau buka halaman, lowongan, atau tindakan'],
  ['Ctrl S', 'Simpan formulir yang terbuka'],
]

/** All shortcuts of the current screen, and the switch that turns single keys off (WCAG 2.1.4). */
export function ShortcutHelp() {
  const isOn = useShortcutsOn()
  // A snapshot: the screen behind the dialog does not change.
  const [keys] = useState(() => shortcuts.all())
  return (
    <Dialog
      opened
      onClose={() => shortcuts.showHelp(false)}
      title="Pintasan keyboard"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Tutup dialog' }}
    >
      {keys.length > 0 && (
        <KeyList title="Di halaman ini" keys={keys.map(([key, { label }]) => [keyName(key), label] as const)} />
      )}
      <KeyList title="Di semua halaman" keys={always} />
      <Checkbox
        label="Pintasan satu tombol aktif"
        description="Tidak berlaku saat Anda mengetik di isian."
        checked={isOn}
        onChange={(event) => shortcuts.setOn(event.currentTarget.checked)}
      />
    </Dialog>
  )
}

/** A group of keys, in two columns. */
function KeyList({ title, keys }: { title: string; keys: readonly Key[] }) {
  return (
    <section>
      <h3 className="small dimmed">{title}</h3>
      <dl className={classes.keys}>
        {keys.map(([key, label]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
