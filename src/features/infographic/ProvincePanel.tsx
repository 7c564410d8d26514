import { useQuery } from '@tanstack/react-query'
import type { ProvincePeople } from '~/api/contract/infographic'
import { figureText, shareText } from '~/lib/texts/numbers'
import { Tile } from '~/components/Tile'
import { BarChart } from '~/ui/charts/BarChart'
import { CorporateChart } from '~/components/CorporateChart'
import { baseText, partOf, wholeOf } from '~/ui/charts/chartData'
import { SplitBar } from '~/ui/charts/SplitBar'
import classes from './InfographicScreen.module.css'
import { queries } from './queries'

const AGES = ['<18', '18-24', '24-35', '35+']

/** The population of the selected province; sends no request before one is selected. */
export function ProvincePanel({ province, name }: { province: string | undefined; name: string | undefined }) {
  if (province === undefined || name === undefined)
    return (
      <section className={`card dimmed ${classes.prompt}`} aria-label="Rincian provinsi">
        Pilih provinsi di peta atau di daftar untuk melihat jumlah, jenis kelamin, dan umur penggunanya.
      </section>
    )
  return <Province province={province} name={name} />
}

function Province({ province, name }: { province: string; name: string }) {
  return (
    <Tile title={name} query={useQuery(queries.province(province))} height={230}>
      {(people) => <People name={name} people={people} />}
    </Tile>
  )
}

function People({ name, people: { total, male, female, ages } }: { name: string; people: ProvincePeople }) {
  const sexes = [
    { id: 'M', label: 'Pria', value: male },
    { id: 'F', label: 'Wanita', value: female },
  ]
  const bands = AGES.map((label, n) => ({ id: label, label, value: ages[n] ?? null }))
  // When one of both is unknown, neither has a percentage.
  const base = wholeOf(sexes) === null ? null : total
  const rows = [
    { label: 'Total', value: total },
    ...sexes,
    ...bands.map((band) => ({ ...band, label: `Umur ${band.label}` })),
  ]
  return (
    <CorporateChart
      title={name}
      table={{ head: ['Kelompok', 'Jumlah'], rows: rows.map(({ label, value }) => ({ label, values: [value] })) }}
    >
      <div className={classes.province}>
        <div>
          <p className={`dimmed ${classes.total}`} role="status">
            <strong className="tabular">{figureText(total)}</strong> orang{' '}
            <span className="visually-hidden">di {name}</span>
          </p>
          <SplitBar shares={sexes} whole={base} />
          <table className={`small tabular ${classes.sexes}`} aria-label={`Jenis kelamin, ${name}`}>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">Jenis kelamin</th>
                <th scope="col">Jumlah</th>
                <th scope="col">Bagian</th>
              </tr>
            </thead>
            <tbody>
              {sexes.map(({ id, label, value }) => (
                <tr key={id}>
                  <th scope="row">{label}</th>
                  <td>{figureText(value)}</td>
                  <td>{base === null ? '-' : shareText(partOf(value, base))}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="caption dimmed">{baseText(sexes, total, 'orang')}</p>
        </div>
        <div>
          <h3 className="small">Umur</h3>
          <BarChart label={`Umur, ${name}`} head="Umur (tahun)" unit="orang" shares={bands} whole={total} />
          <p className="caption dimmed">{baseText(bands, total, 'orang')}</p>
        </div>
      </div>
    </CorporateChart>
  )
}
