import './palette.css'
import { ActionIcon } from '@mantine/core'
import { IconDownload, IconPhoto, IconTable } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { saveFile } from '~/lib/saveFile'
import { isoDayOf } from '~/lib/time/dates'
import { lazyDialog } from '~/ui/lazyDialog'
import { notify } from '~/ui/messages/notify'
import classes from './ChartCard.module.css'
import { type ChartTable, csvOf, fileNameOf } from './chartData'
import type { Drawing } from './picture'

type Props = {
  title: string
  /** Whose figures they are; names the downloaded files. */
  owner: string
  /** Heading level. */
  level?: 2 | 3
  /** What the figures describe. */
  note?: string | undefined
  /** A hint about interaction, which the downloaded picture omits. */
  hint?: string
  table: ChartTable
  /** The drawing beside the figures in the downloaded picture. */
  drawing?: Drawing
  /** Attribution of the drawing's source. */
  credit?: string
  /** Shown when the table has no row. */
  empty?: ReactNode
  children: ReactNode
}

const ActionMenu = lazyDialog(async () => (await import('~/ui/dialogs/ActionMenu')).ActionMenu)

/** A chart with its title; its figures can be downloaded as PNG and CSV. */
export function ChartCard({ title, owner, level = 2, note, hint, table, drawing, credit, empty, children }: Props) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const hasRows = table.rows.length > 0
  const Heading = `h${level}` as const
  const fileName = () => `${fileNameOf(`${title} ${owner}`)}-${isoDayOf(Date.now())}`
  const saveCsv = () => saveFile(new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }), `${fileName()}.csv`)
  const savePicture = async () => {
    try {
      const { pictureOf } = await import('./picture')
      const parts = {
        ...(note === undefined ? {} : { note }),
        ...(drawing ? { drawing } : {}),
        ...(credit ? { credit } : {}),
      }
      saveFile(await pictureOf({ title, table, ...parts }), `${fileName()}.png`)
    } catch {
      await notify('Gambar gagal dibuat.', 'failed')
    }
  }
  return (
    <section className={`card ${classes.card}`} aria-labelledby={id}>
      <header className={classes.head} role="presentation">
        <div>
          <Heading id={id} className="break-anywhere">
            {title}
          </Heading>
          {note && <p className="caption dimmed">{note}</p>}
          {hint && <p className="caption dimmed">{hint}</p>}
        </div>
        {hasRows && (
          <div className={classes.downloads} data-open={isMenuOpen || undefined}>
            <ActionIcon
              ref={setAnchor}
              variant="subtle"
              color="gray"
              aria-label={`Unduh grafik: ${title}`}
              aria-haspopup="menu"
              aria-expanded={isMenuOpen}
              onClick={() => setMenuOpen((was) => !was)}
            >
              <IconDownload size={16} aria-hidden />
            </ActionIcon>
            {isMenuOpen && (
              <ActionMenu
                anchor={anchor}
                label={`Unduh grafik: ${title}`}
                entries={[
                  { label: 'Gambar (PNG)', icon: IconPhoto, run: () => void savePicture() },
                  { label: 'Tabel (CSV)', icon: IconTable, run: saveCsv },
                ]}
                onClose={() => setMenuOpen(false)}
              />
            )}
          </div>
        )}
      </header>
      {hasRows ? children : (empty ?? <p className="small dimmed">Belum ada data.</p>)}
      {credit && <p className="caption dimmed">{credit}</p>}
    </section>
  )
}
