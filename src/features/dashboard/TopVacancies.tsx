import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { allows, type Menu, rights } from '~/lib/rules/rights'
import type { Scope } from '~/lib/scope'
import { adminTexts } from '~/lib/texts/adminTexts'
import { Tile } from '~/components/Tile'
import { BarChart } from '~/ui/charts/BarChart'
import { ChartCard } from '~/ui/charts/ChartCard'
import { tableOf } from '~/ui/charts/chartTable'
import { StatePanel } from '~/ui/states/StatePanel'
import { reads } from './reads'

const TITLE = adminTexts.dashboard.topVacancies

/** The vacancies with the most applicants; each opens its stages in the ATS report (decision 'top vacancies'). */
export function TopVacancies({ scope, index, menu }: { scope: Scope; index: string; menu: Menu }) {
  const navigate = useNavigate()
  return (
    <Tile title={TITLE} query={useQuery(reads.topVacancies(scope))} height={360}>
      {(vacancies) => {
        const shares = vacancies.map(({ total, position }, n) => ({ id: String(n), label: position, value: total }))
        return (
          <ChartCard
            title={TITLE}
            note="Lowongan dengan pelamar terbanyak"
            table={tableOf('Posisi', shares)}
            empty={<StatePanel drawing="empty" message={adminTexts.vacancies.none} />}
          >
            <BarChart
              label={TITLE}
              head="Posisi"
              unit="pelamar"
              shares={shares}
              onPick={
                allows(menu, rights.atsReport)
                  ? ({ label }) =>
                      void navigate({
                        to: '/dashboard/$index/atsreport',
                        params: { index },
                        search: { keyword: label },
                      })
                  : undefined
              }
            />
          </ChartCard>
        )
      }}
    </Tile>
  )
}
