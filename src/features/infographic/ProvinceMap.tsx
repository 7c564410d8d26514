import type { UseQueryResult } from '@tanstack/react-query'
import { adminTexts } from '~/lib/texts/adminTexts'
import { ChartCard } from '~/ui/charts/ChartCard'
import { tableOf } from '~/ui/charts/chartTable'
import { mapDrawing, type Outlines, RegionMap } from '~/ui/charts/RegionMap'
import type { Share } from '~/ui/charts/geometry'
import classes from './InfographicScreen.module.css'
import { MAP_CREDIT } from './outlines'

type Props = {
  outlines: UseQueryResult<Outlines>
  shares: readonly Share[]
  selected: string | undefined
  onPick: (id: string) => void
  onHint: (id: string) => void
}

/** The map of the provinces; if the drawing fails, the lists beside it still link every province. */
export function ProvinceMap({ outlines: { data, error, refetch }, shares, selected, onPick, onHint }: Props) {
  return (
    <ChartCard
      title={adminTexts.infographic.map}
      hint="Klik zona hijau untuk melihat rincian provinsinya."
      table={tableOf('Provinsi', shares)}
      {...(data ? { drawing: mapDrawing(data, shares), credit: MAP_CREDIT } : {})}
    >
      {data ? (
        <RegionMap
          label={adminTexts.infographic.map}
          outlines={data}
          shares={shares}
          unit="orang"
          selected={selected}
          onPick={onPick}
          onHint={onHint}
        />
      ) : error ? (
        <p role="alert" className={classes.failed}>
          Peta belum dapat dimuat; semua provinsi ada di daftar.{' '}
          <button type="button" className="link-button" onClick={() => void refetch()}>
            Coba lagi
          </button>
        </p>
      ) : (
        <p role="status" className={classes.prompt}>
          Memuat peta...
        </p>
      )}
    </ChartCard>
  )
}
