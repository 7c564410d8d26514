import { useQuery } from '@tanstack/react-query'
import { adminTexts } from '~/lib/adminTexts'
import { Tile } from '~/parts/Tile'
import { ChartCard } from '~/ui/charts/ChartCard'
import { tableOf } from '~/ui/charts/chartTable'
import { DonutChart, donutDrawing } from '~/ui/charts/DonutChart'
import { reads } from './reads'

const TITLE = adminTexts.infographic.education

/** What people last learned, as parts of a whole. */
export function EducationDonut() {
  return (
    <Tile title={TITLE} query={useQuery(reads.education)} height={320}>
      {({ data }) => {
        const shares = data.map(({ degreeName, total }, n) => ({ id: String(n), label: degreeName, value: total }))
        return (
          <ChartCard title={TITLE} table={tableOf('Pendidikan', shares)} drawing={donutDrawing(shares)}>
            <DonutChart label={TITLE} head="Pendidikan" unit="orang" shares={shares} />
          </ChartCard>
        )
      }}
    </Tile>
  )
}
