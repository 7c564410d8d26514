import './palette.css'
import { ActionIcon } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { lazyComponent } from '~/ui/lazyComponent'
import { notify } from '~/ui/messages/notify'
import classes from './ChartCard.module.css'
import { type ChartTable, csvOf, fileNameOf } from './chartTable'
import type { Drawing } from './picture'

type Props = {
  title: string
  /** Its heading's place below the headings of the screen. */
  level?: 2 | 3
  /** Of whom or of what the figures are. */
  note?: string | undefined
  /** What can be done with it here; it is not for the picture. */
  hint?: string
  table: ChartTable
  /** What is drawn besides the figures, for the downloaded picture. */
  drawing?: Drawing
  /** Whose work it shows. */
  credit?: string
  /** Shown when the table has no row. */
  empty?: ReactNode
  children: ReactNode
}

const ChartMenu = lazyComponent(async () => (await import('./ChartMenu')).ChartMenu)

function save(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** A chart with its title; its figures can be downloaded as PNG and CSV. */
export function ChartCard({ title, level = 2, note, hint, table, drawing, credit, empty, children }: Props) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const hasRows = table.rows.length > 0
  const Heading = `h${level}` as const
  const saveCsv = () => save(new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }), `${fileNameOf(title)}.csv`)
  const savePicture = async () => {
    try {
      const { pictureOf } = await import('./picture')
      const parts = {
        ...(note === undefined ? {} : { note }),
        ...(drawing ? { drawing } : {}),
        ...(credit ? { credit } : {}),
      }
      save(await pictureOf({ title, table, ...parts }), `${fileNameOf(title)}.png`)
    } catch {
      await notify('Gambar belum dapat dibuat.', 'failed')
    }
  }
  return (
    <section className={`card ${classes.card}`} aria-labelledby={id}>
      <header className={classes.head} role="presentation">
        <div>
          <Heading id={id}>{title}</Heading>
          {note && <p className={classes.note}>{note}</p>}
          {hint && <p className={classes.note}>{hint}</p>}
        </div>
        {hasRows && (
          <div className={classes.downloads} data-open={isMenuOpen || undefined}>
            <ActionIcon
              ref={setAnchor}
              variant="subtle"
              color="gray"
              aria-label={`Unduh grafik: ${title}`}
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onClick={() => setMenuOpen((was) => !was)}
            >
              <IconDownload size={16} aria-hidden />
            </ActionIcon>
            {isMenuOpen && (
              <ChartMenu
                anchor={anchor}
                title={title}
                onClose={() => setMenuOpen(false)}
                onPick={(kind) => (kind === 'CSV' ? saveCsv() : void savePicture())}
              />
            )}
          </div>
        )}
      </header>
      {hasRows ? children : (empty ?? <p className={classes.empty}>Belum ada data.</p>)}
      {credit && <p className={classes.credit}>{credit}</p>}
    </section>
  )
}
