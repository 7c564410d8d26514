import type { ReactNode, Ref } from 'react'
import { type CompareGroup, type CompareRow, differs } from './compareRows'
import classes from './Compare.module.css'

/** A value; what not everybody shares is marked, for the eye and for the ear. */
function Value({ row, value }: { row: CompareRow; value: string | undefined }) {
  if (!differs(row, value)) return value ?? '-'
  return (
    <mark className={classes.differs}>
      {value ?? '-'}
      <span className="visually-hidden"> (berbeda)</span>
    </mark>
  )
}

/** The facts of all applicants, aligned by row. */
export function CompareTable({
  heads,
  groups,
  ref,
}: {
  heads: readonly { id: string; head: ReactNode }[]
  groups: readonly CompareGroup[]
  ref: Ref<HTMLElement>
}) {
  return (
    // It scrolls by itself, so the keyboard must get there.
    <section ref={ref} className={`card ${classes.frame}`} aria-label="Perbandingan" tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Hal</span>
            </th>
            {heads.map(({ id, head }) => (
              <th key={id} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={heads.length + 1} className={classes.group}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {row.cells.map((cell, n) => (
                  <td key={heads[n]!.id}>
                    {cell && (
                      <ul>
                        {(cell.length > 0 ? cell : [undefined]).map((value) => (
                          <li key={value ?? ''}>
                            <Value row={row} value={value} />
                          </li>
                        ))}
                      </ul>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
