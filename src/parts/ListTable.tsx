import type { ReactNode } from 'react'
import classes from './ListTable.module.css'

/** A column of a short list. */
export type ListColumn<Row> = { header: string; numeric?: true; show: (row: Row) => ReactNode }
/** What can be done with a row; `label` and the row's name are the button's. */
export type ListVerb<Row> = { label: string; run: (row: Row) => void }

type Props<Row> = {
  label?: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The verbs of each row, and what says which row it is. */
  verbs?: { header: ReactNode; nameOf: (row: Row) => string; all: readonly ListVerb<Row>[] }
  isBusy: boolean
}

/** A table of few rows and columns, as it stands in a dialog. */
export function ListTable<Row>({ label, columns, rows, keyOf, verbs, isBusy }: Props<Row>) {
  return (
    <table className={classes.list} aria-busy={isBusy} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ header, numeric }) => (
            <th key={header} scope="col" data-numeric={numeric}>
              {header}
            </th>
          ))}
          {verbs && <th scope="col">{verbs.header}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ header, numeric, show }) => (
              <td key={header} data-numeric={numeric}>
                {show(row) ?? '-'}
              </td>
            ))}
            {verbs && (
              <td>
                <span className={classes.verbs}>
                  {verbs.all.map((verb) => (
                    <button
                      key={verb.label}
                      type="button"
                      className="link-button"
                      aria-label={`${verb.label} ${verbs.nameOf(row)}`}
                      onClick={() => verb.run(row)}
                    >
                      {verb.label}
                    </button>
                  ))}
                </span>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
