import { useQuery } from '@tanstack/react-query'
import { figureText } from '~/lib/texts/numbers'
import type { Scope } from '~/lib/scope'
import { adminTexts } from '~/lib/texts/adminTexts'
import { Tile } from '~/components/Tile'
import { BarChart } from '~/ui/charts/BarChart'
import { ChartCard } from '~/ui/charts/ChartCard'
import { tableOf } from '~/ui/charts/chartTable'
import classes from './DashboardScreen.module.css'
import type { Group } from './employees/employees'
import { demographicCharts } from './figures'
import { reads } from './reads'

const TITLE = adminTexts.dashboard.demographics

/** Who works for the corporate: each figure opens the list of those whom it counts. */
export function DemographicTiles({ scope, onOpen }: { scope: Scope; onOpen: (group: Group) => void }) {
  return (
    <Tile title={TITLE} query={useQuery(reads.demographics(scope))} height={400}>
      {(demographics) => (
        <section className={classes.section} aria-labelledby="demographics">
          <h2 id="demographics">{TITLE}</h2>
          <div className={classes.demographics}>
            <div className={`card ${classes.totals}`}>
              <Total label="Total karyawan" value={demographics.total} onOpen={() => onOpen({ by: 'all' })} />
              <Total label="Belum bergabung" value={demographics.notJoined} onOpen={() => onOpen({ by: 'notJoin' })} />
            </div>
            {demographicCharts(demographics).map(({ title, head, shares, groupOf }) => (
              <ChartCard key={title} level={3} title={title} table={tableOf(head, shares)}>
                <BarChart
                  label={title}
                  head={head}
                  unit="karyawan"
                  shares={shares}
                  whole={demographics.total}
                  onPick={(share) => onOpen(groupOf(share))}
                />
              </ChartCard>
            ))}
          </div>
        </section>
      )}
    </Tile>
  )
}

function Total({ label, value, onOpen }: { label: string; value: number | null; onOpen: () => void }) {
  const content = (
    <>
      <span>{label}</span>
      <strong>{figureText(value)}</strong>
    </>
  )
  return value === null ? (
    <p className={classes.total}>{content}</p>
  ) : (
    <button type="button" className={classes.total} aria-label={`${label}: ${figureText(value)}`} onClick={onOpen}>
      {content}
    </button>
  )
}
