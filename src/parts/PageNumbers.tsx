import { numberText } from '~/lib/numbers'
import { pagesShown } from './pagesShown'
import classes from './PageNumbers.module.css'

type Props = { page: number; pages: number; onPage: (page: number) => void; onHint: (page: number) => void }

/** The numbers of the pages around the open one, and of the first and the last (document 2 §9). */
export function PageNumbers({ page, pages, onPage, onHint }: Props) {
  return (
    <ol className={classes.numbers}>
      {pagesShown(page, pages).map((one, n) =>
        one === 'gap' ? (
          // Of two gaps the place is all that tells them apart.
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
