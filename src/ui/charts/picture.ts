import { figureText } from '~/lib/texts/numbers'
import { type ChartTable, partOf } from './chartData'

/** A drawing of paths in the colours of the theme, named as '--klob-scale-1'. */
export type Drawing = {
  box: { x: number; y: number; width: number; height: number }
  /** Width in the picture, in CSS pixels. */
  width: number
  paths: readonly { d: string; fill: string }[]
  outline: string
  /** The colour of each row's bar, so that the table is the legend of the drawing. */
  keys: readonly string[]
}
/** The input for a picture of a chart. */
export type Picture = { title: string; note?: string; table: ChartTable; drawing?: Drawing; credit?: string }

const WIDTH = 960
const MARGIN = 32
const ROW = 28
const LABEL = 300
const VALUE = 120
/** Minimum width of the labels beside many columns. */
const MIN_LABEL = 260

/** Shortens text with '...' to fit a width. */
function fit(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text
  let end = text.length
  while (end > 0 && context.measureText(`${text.slice(0, end)}...`).width > width) end--
  return `${text.slice(0, end)}...`
}

const shapeOf = (d: string) => new Path2D(d)

/** Draws a chart as a PNG in the colours of the current theme, at double resolution. */
export async function pictureOf({ title, note, table, drawing, credit }: Picture): Promise<Blob> {
  const style = getComputedStyle(document.documentElement)
  const colour = (token: string) => style.getPropertyValue(token).trim()
  const font = (weight: number, size: number) =>
    `${weight} ${size}px ${style.getPropertyValue('--mantine-font-family')}`
  const drawn = drawing ? (drawing.width / drawing.box.width) * drawing.box.height + 24 : 0
  const columns = table.head.length - 1
  const value = columns === 1 ? VALUE : Math.min(180, (WIDTH - 2 * MARGIN - MIN_LABEL) / columns)
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH * 2
  canvas.height = (MARGIN * 2 + 72 + drawn + (table.rows.length + 1) * ROW + (credit ? 28 : 0)) * 2
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  context.scale(2, 2)
  context.fillStyle = colour('--klob-surface')
  context.fillRect(0, 0, WIDTH, canvas.height)
  context.textBaseline = 'middle'

  const write = (text: string, x: number, y: number, how: { dimmed?: boolean; right?: boolean; bold?: boolean }) => {
    context.font = font(how.bold ? 650 : 400, 14)
    context.fillStyle = colour(how.dimmed ? '--mantine-color-dimmed' : '--mantine-color-text')
    context.textAlign = how.right ? 'right' : 'left'
    context.fillText(text, x, y)
  }
  context.font = font(650, 22)
  context.fillStyle = colour('--mantine-color-text')
  context.fillText(fit(context, title, WIDTH - 2 * MARGIN), MARGIN, MARGIN + 12)
  context.font = font(400, 14)
  if (note) write(fit(context, note, WIDTH - 2 * MARGIN), MARGIN, MARGIN + 42, { dimmed: true })

  let y = MARGIN + 72
  if (drawing) {
    context.save()
    const scale = drawing.width / drawing.box.width
    context.translate((WIDTH - drawing.width) / 2 - drawing.box.x * scale, y - drawing.box.y * scale)
    context.scale(scale, scale)
    context.lineWidth = 0.75 / scale
    context.strokeStyle = colour(drawing.outline)
    for (const { d, fill } of drawing.paths) {
      context.fillStyle = colour(fill)
      context.fill(shapeOf(d))
      context.stroke(shapeOf(d))
    }
    context.restore()
    y += drawn
  }
  const right = (n: number) => WIDTH - MARGIN - (columns - 1 - n) * value
  const top = Math.max(0, ...table.rows.map(({ values }) => values[0] ?? 0))
  write(table.head[0] ?? '', MARGIN, y, { dimmed: true })
  for (const [n, head] of table.head.slice(1).entries())
    write(fit(context, head, value - 12), right(n), y, { dimmed: true, right: true })
  for (const [at, { label, values }] of table.rows.entries()) {
    y += ROW
    context.font = font(400, 14)
    write(fit(context, label, columns === 1 ? LABEL - 12 : WIDTH - 2 * MARGIN - columns * value), MARGIN, y, {})
    if (columns === 1) {
      const room = WIDTH - 2 * MARGIN - LABEL - VALUE
      context.fillStyle = colour('--klob-track')
      context.fillRect(MARGIN + LABEL, y - 6, room, 12)
      context.fillStyle = colour(drawing?.keys[at] ?? '--klob-bar')
      const length = partOf(values[0] ?? null, top) * room
      context.fillRect(MARGIN + LABEL, y - 6, length > 0 ? Math.max(2, length) : 0, 12)
    }
    for (const [n, figure] of values.entries()) write(figureText(figure), right(n), y, { right: true })
  }
  if (credit) write(credit, MARGIN, y + ROW + 14, { dimmed: true })
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('The picture could not be made'))), 'image/png'),
  )
}
