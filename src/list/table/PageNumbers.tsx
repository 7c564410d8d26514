import { numberText } from '~/lib/texts/numbers'
import { pagesShown } from './pagesShown'
import classes from './PageNumbers.module.css'

type Props = {
  page: number
  pages: number
  /** How many are shown in a row; absent: the ends and those around the open page. */
  inRow: number | undefined
  onPage: (page: number) => void
  onHint: (page: number) => void
}

/** The pages by their numbers (pagesShown). */
export function PageNumbers({ page, pages, inRow, onPage, onHint }: Props) {
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
