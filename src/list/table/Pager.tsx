import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import { numberText } from '~/lib/texts/numbers'
import { CompactSelect } from '~/ui/fields/CompactSelect'
import classes from './Pager.module.css'
import type { PagedTable } from './pagedTable'
import { pagesShown } from './pagesShown'

type Props = {
  /** Which pages these are, where there are others on the screen. */
  label: string
  table: PagedTable
  sizes: readonly number[]
  /** Called with the page that is likely to be opened next. */
  onHint?: ((page: number) => void) | undefined
  /** Shows page numbers instead of the position among all pages. */
  isNumbered?: boolean
  /** Number of page numbers in a row; absent: the ends and those around the open page. */
  inRow?: number | undefined
}

/** Which rows are shown of how many, and the way to the others. */
export function Pager({ label, table, sizes, onHint, isNumbered, inRow }: Props) {
  const { pageIndex, pageSize } = table.state.pagination
  const page = pageIndex + 1
  const total = table.getRowCount()
  const pages = Math.max(1, table.getPageCount())
  // The total may still be that of an earlier list.
  if (page > pages) return null
  const first = Math.min(pageIndex * pageSize + 1, total)
  const last = Math.min(page * pageSize, total)
  const steps = [
    { name: 'Halaman pertama', to: 1, icon: IconChevronsLeft, off: page <= 1 },
    { name: 'Halaman sebelumnya', to: page - 1, icon: IconChevronLeft, off: page <= 1 },
    { name: 'Halaman berikutnya', to: page + 1, icon: IconChevronRight, off: page >= pages },
    { name: 'Halaman terakhir', to: pages, icon: IconChevronsRight, off: page >= pages },
  ]
  const toPage = (to: number) => table.setPageIndex(to - 1)
  return (
    <nav className={classes.pager} aria-label={label}>
      <span>
        {numberText(first)}–{numberText(last)} dari {numberText(total)}
      </span>
      {sizes.length > 1 && (
        <CompactSelect
          label="Baris per halaman"
          value={String(pageSize)}
          options={sizes.map((one) => ({ id: String(one), text: String(one) }))}
          onChange={(one) => table.setPageSize(Number(one))}
        />
      )}
      <span className={classes.steps}>
        {steps.slice(0, 2).map(step)}
        {isNumbered ? (
          <PageNumbers page={page} pages={pages} inRow={inRow} onPage={toPage} onHint={(to) => onHint?.(to)} />
        ) : (
          <span className={classes.page}>
            Halaman {numberText(page)} dari {numberText(pages)}
          </span>
        )}
        {steps.slice(2).map(step)}
      </span>
    </nav>
  )

  function step({ name, to, icon: Icon, off }: (typeof steps)[number]) {
    return (
      <ActionIcon
        key={name}
        variant="subtle"
        color="gray"
        className={classes.step}
        aria-label={name}
        // Stays focusable at the ends, so that the keyboard focus is not lost.
        aria-disabled={off}
        data-disabled={off}
        onClick={() => !off && toPage(to)}
        onMouseEnter={() => !off && onHint?.(to)}
        onFocus={() => !off && onHint?.(to)}
      >
        <Icon size={16} aria-hidden />
      </ActionIcon>
    )
  }
}

type NumbersProps = {
  page: number
  pages: number
  /** Number of page numbers in a row; absent: the ends and those around the open page. */
  inRow: number | undefined
  onPage: (page: number) => void
  onHint: (page: number) => void
}

/** The page-number buttons (pagesShown). */
function PageNumbers({ page, pages, inRow, onPage, onHint }: NumbersProps) {
  return (
    <ol className={classes.numbers}>
      {pagesShown(page, pages, inRow).map((one, n) =>
        one === 'gap' ? (
          // Two gaps differ only in their position.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`gap-${n}`}>…</li>
        ) : (
          <li key={one}>
            <button
              type="button"
              aria-label={`Halaman ${numberText(one)}`}
              aria-current={one === page ? 'page' : undefined}
              onClick={() => one !== page && onPage(one)}
              onMouseEnter={() => one !== page && onHint(one)}
              onFocus={() => one !== page && onHint(one)}
            >
              {numberText(one)}
            </button>
          </li>
        ),
      )}
    </ol>
  )
}
