import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconMinus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { License } from '~/api/contract/dashboard'
import { useCorporate } from '~/components/corporate'
import { Tile } from '~/components/Tile'
import { allows, rights } from '~/lib/rules/rights'
import { adminTexts } from '~/lib/texts/adminTexts'
import { figureText } from '~/lib/texts/numbers'
import { BarChart } from '~/ui/charts/BarChart'
import { CorporateChart } from '~/components/CorporateChart'
import { baseText, tableOf } from '~/ui/charts/chartData'
import { StatePanel } from '~/ui/states/StatePanel'
import type { PinnableSearches } from '~/list/saved/PinnedSearches'
import { AttentionCard } from './AttentionCard'
import classes from './DashboardScreen.module.css'
import { demographicCharts, isVisible, usageOf } from './figures'
import { type Group, queries } from './queries'

type Props = { onOpen: (group: Group) => void }
type FigureProps = Props & { searches: PinnableSearches }

/** Licences, what needs attention, top vacancies and demographics of the corporate. */
export function FigureTiles({ onOpen, searches }: FigureProps) {
  return (
    <>
      <LicenseTiles />
      <div className={classes.work}>
        <AttentionCard searches={searches} />
        <TopVacancies />
      </div>
      <DemographicTiles onOpen={onOpen} />
    </>
  )
}

/** Usage of the corporate's licences. */
function LicenseTiles() {
  const { scope } = useCorporate()
  return (
    <Tile title="Lisensi" query={useQuery(queries.licenses(scope))} height={88}>
      {({ license }) => (
        <section className={classes.licenses} aria-labelledby="licenses">
          <h2 id="licenses" className="visually-hidden">
            Lisensi
          </h2>
          {license.filter(isVisible).map((one) => (
            <LicenseTile key={one.unit} license={one} />
          ))}
        </section>
      )}
    </Tile>
  )
}

const icons = { good: IconCircleCheck, warn: IconAlertTriangle, bad: IconCircleX, none: IconMinus }

function LicenseTile({ license }: { license: License }) {
  const { tone, share, told } = usageOf(license)
  const Icon = icons[tone]
  return (
    <article className={`card ${classes.license}`} data-tone={tone}>
      <h3 className="small">{license.unit}</h3>
      <p className={`row dimmed tabular ${classes.used}`}>
        <strong>{figureText(license.used)}</strong> dari {figureText(license.purchased)}
      </p>
      <span className={classes.meter} aria-hidden>
        <span style={{ width: `${share * 100}%` }} />
      </span>
      <p className={`caption dimmed ${classes.tone}`}>
        <Icon size={14} aria-hidden /> {told}
      </p>
    </article>
  )
}

const TOP = adminTexts.dashboard.topVacancies

/** The vacancies with the most applicants; each links to its stages in the ATS report (decision 'top vacancies'). */
function TopVacancies() {
  const { viewer, scope, index } = useCorporate()
  const navigate = useNavigate()
  const open = (keyword: string) =>
    void navigate({ to: '/dashboard/$index/atsreport', params: { index }, search: { keyword } })
  return (
    <Tile title={TOP} query={useQuery(queries.topVacancies(scope))} height={360}>
      {(vacancies) => {
        const shares = vacancies.map(({ total, position }, n) => ({ id: String(n), label: position, value: total }))
        return (
          <CorporateChart
            title={TOP}
            note="Lowongan dengan pelamar terbanyak"
            table={tableOf('Posisi', shares)}
            empty={<StatePanel drawing="empty" message={adminTexts.vacancies.none} />}
          >
            <BarChart
              label={TOP}
              head="Posisi"
              unit="pelamar"
              shares={shares}
              onPick={allows(viewer.corporate.menu, rights.atsReport) ? ({ label }) => open(label) : undefined}
            />
          </CorporateChart>
        )
      }}
    </Tile>
  )
}

const DEMOGRAPHICS = adminTexts.dashboard.demographics

/** Demographics of the employees; each figure opens the list behind it. */
function DemographicTiles({ onOpen }: Props) {
  const { scope } = useCorporate()
  return (
    <Tile title={DEMOGRAPHICS} query={useQuery(queries.demographics(scope))} height={400}>
      {(demographics) => (
        <section className={classes.section} aria-labelledby="demographics">
          <h2 id="demographics">{DEMOGRAPHICS}</h2>
          <div className={classes.demographics}>
            <div className={`card ${classes.totals}`}>
              <Total label="Total karyawan" value={demographics.total} onOpen={() => onOpen({ by: 'all' })} />
              <Total label="Belum bergabung" value={demographics.notJoined} onOpen={() => onOpen({ by: 'notJoin' })} />
            </div>
            {demographicCharts(demographics).map(({ title, head, shares, groupOf }) => (
              <CorporateChart
                key={title}
                level={3}
                title={title}
                note={baseText(shares, demographics.total, 'karyawan')}
                table={tableOf(head, shares)}
              >
                <BarChart
                  label={title}
                  head={head}
                  unit="karyawan"
                  shares={shares}
                  whole={demographics.total}
                  onPick={(share) => onOpen(groupOf(share))}
                />
              </CorporateChart>
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
      <span className="dimmed">{label}</span> <strong className="break-anywhere tabular">{figureText(value)}</strong>
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
