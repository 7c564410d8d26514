import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useCorporate } from '~/components/corporate'
import { PageHead } from '~/components/pages/PageHead'
import { Tile } from '~/components/Tile'
import { adminTexts } from '~/lib/texts/adminTexts'
import { numberText } from '~/lib/texts/numbers'
import { useUrlState } from '~/lib/url/urlState'
import { BarChart } from '~/ui/charts/BarChart'
import { CorporateChart } from '~/components/CorporateChart'
import { type Share, tableOf } from '~/ui/charts/chartData'
import { DonutChart, donutDrawing } from '~/ui/charts/DonutChart'
import { mapDrawing, type Outlines, RegionMap } from '~/ui/charts/RegionMap'
import { Notice } from '~/ui/messages/Notice'
import classes from './InfographicScreen.module.css'
import { ProvincePanel } from './ProvincePanel'
import { provinceShares } from './provinceShares'
import { infographicUrl, MAP_CREDIT, queries } from './queries'

/** People of the platform by province, sex, age and education (document 2 §2.7). */
export function InfographicScreen() {
  const { scope } = useCorporate()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { province: linked } = useUrlState(infographicUrl.read)
  const counts = useQuery(queries.map)
  const outlines = useQuery(queries.outlines)
  const { data: listed, error: namesError, refetch: refetchNames } = useQuery(queries.names(scope))
  const drawn = outlines.data
  const names = useMemo(() => new Map(listed?.map(({ id, text }) => [id, text])), [listed])
  const shares = useMemo(
    () =>
      counts.data && provinceShares(counts.data.data, drawn?.regions.map(({ id }) => id) ?? [], names, drawn?.names),
    [counts.data, drawn, names],
  )
  // Once the provinces are loaded, a link to an unknown one is ignored.
  const isKnown = (id: string) => !listed || !shares || names.has(id) || shares.some((share) => share.id === id)
  const province = linked !== undefined && isKnown(linked) ? linked : undefined
  const pick = (id: string) => void navigate({ to: '.', search: { province: id }, resetScroll: false })
  const hint = (id: string) => void client.prefetchQuery(queries.province(id))
  const isDrawn = (id: string) => !drawn || drawn.regions.some((region) => region.id === id)
  const nameOf = (id: string) => shares?.find((share) => share.id === id)?.label ?? names.get(id) ?? id
  const ready = {
    data: shares && counts.data && { shares, ordered: counts.data.orderedData },
    error: counts.error,
    refetch: counts.refetch,
  }
  return (
    <div className="page">
      <PageHead
        title="Infografik"
        lead="Seluruh pengguna platform, bukan hanya karyawan atau pelamar perusahaan Anda."
      />
      {linked !== province && <Notice>Provinsi di tautan tidak dikenal dan diabaikan.</Notice>}
      <div className={classes.grid}>
        <div className="stack">
          <Tile title={adminTexts.infographic.map} query={ready} height={440}>
            {(data) => (
              <ProvinceMap outlines={outlines} shares={data.shares} selected={province} onPick={pick} onHint={hint} />
            )}
          </Tile>
          <ProvincePanel province={province} name={province === undefined ? undefined : nameOf(province)} />
          <EducationDonut />
        </div>
        <div className="stack">
          <Tile title={adminTexts.infographic.top} query={ready} height={360}>
            {(data) => {
              const top = data.ordered.map((id, n) => ({
                id,
                label: `${n + 1}. ${nameOf(id)}`,
                value: data.shares.find((share) => share.id === id)?.value ?? null,
              }))
              return (
                <CorporateChart title={adminTexts.infographic.top} table={tableOf('Provinsi', top)}>
                  <BarChart
                    label={adminTexts.infographic.top}
                    head="Provinsi"
                    unit="orang"
                    shares={top}
                    selected={province ?? ''}
                    onPick={({ id }) => pick(id)}
                  />
                </CorporateChart>
              )
            }}
          </Tile>
          <Tile title="Semua provinsi" query={ready} height={300}>
            {(data) => (
              <CorporateChart
                title="Semua provinsi"
                note={`${numberText(data.shares.length)} provinsi; * tidak tergambar di peta`}
                table={tableOf('Provinsi', data.shares)}
              >
                {namesError && (
                  <p className="small">
                    <Notice isInline retry={() => void refetchNames()}>
                      Nama provinsi gagal dimuat.
                    </Notice>
                  </p>
                )}
                <div className={classes.scroll}>
                  <BarChart
                    label="Semua provinsi"
                    head="Provinsi"
                    unit="orang"
                    shares={data.shares.map((share) =>
                      isDrawn(share.id) ? share : { ...share, label: `${share.label} *` },
                    )}
                    selected={province ?? ''}
                    onPick={({ id }) => pick(id)}
                  />
                </div>
              </CorporateChart>
            )}
          </Tile>
        </div>
      </div>
    </div>
  )
}

type MapProps = {
  outlines: UseQueryResult<Outlines>
  shares: readonly Share[]
  selected: string | undefined
  onPick: (id: string) => void
  onHint: (id: string) => void
}

/** The map of the provinces; if it cannot be loaded, the lists beside it still link every province. */
function ProvinceMap({ outlines: { data, error, refetch }, shares, selected, onPick, onHint }: MapProps) {
  return (
    <CorporateChart
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
        <p className="small">
          <Notice isInline retry={() => void refetch()}>
            Peta gagal dimuat; semua provinsi ada di daftar.
          </Notice>
        </p>
      ) : (
        <p role="status" className={`dimmed ${classes.prompt}`}>
          Memuat peta...
        </p>
      )}
    </CorporateChart>
  )
}

const EDUCATION = adminTexts.infographic.education

/** Distribution of the latest education. */
function EducationDonut() {
  return (
    <Tile title={EDUCATION} query={useQuery(queries.education)} height={320}>
      {({ data }) => {
        const shares = data.map(({ degreeName, total }, n) => ({ id: String(n), label: degreeName, value: total }))
        return (
          <CorporateChart title={EDUCATION} table={tableOf('Pendidikan', shares)} drawing={donutDrawing(shares)}>
            <DonutChart label={EDUCATION} head="Pendidikan" unit="orang" shares={shares} />
          </CorporateChart>
        )
      }}
    </Tile>
  )
}
