import { useQuery } from '@tanstack/react-query'
import { subtestNames } from '~/api/contract/dashboard'
import { testNames } from '~/lib/codes'
import type { Scope } from '~/lib/scope'
import { adminTexts } from '~/lib/texts/adminTexts'
import { Tile } from '~/components/Tile'
import { BarChart } from '~/ui/charts/BarChart'
import { ChartCard } from '~/ui/charts/ChartCard'
import { tableOf } from '~/ui/charts/chartTable'
import classes from './DashboardScreen.module.css'
import { StatePanel } from '~/ui/states/StatePanel'
import type { Group } from './employees/employees'
import { reads } from './reads'
import { TestBreakdown } from './TestBreakdown'
import { TestOverview } from './TestOverview'
import { testsInOrder } from './testsInOrder'

const TITLE = adminTexts.dashboard.tests

type Props = {
  scope: Scope
  /** What the URL says of the test that is looked at, and of how it is broken down. */
  test: unknown
  split: unknown
  onOpen: (group: Group) => void
  onChoose: (choice: { test?: string; split?: string }) => void
}

/** What the tests found: all of them side by side, and one of them closely. */
export function TestTiles({ scope, test, split, onOpen, onChoose }: Props) {
  return (
    <Tile title={TITLE} query={useQuery(reads.tests(scope))} height={400}>
      {(results) => {
        const tests = testsInOrder(results)
        const current = tests.find(({ code }) => code === test) ?? tests[0]
        const name = subtestNames.find((one) => one === split)
        return (
          <section className={classes.section} aria-labelledby="tests">
            <h2 id="tests">{TITLE}</h2>
            {!current ? (
              <div className="card">
                <StatePanel drawing="empty" message="Perusahaan ini belum menggunakan tes." />
              </div>
            ) : (
              <div className={classes.tests}>
                <TestOverview
                  tests={tests}
                  current={current.code}
                  onOpen={onOpen}
                  onChoose={(code) => onChoose({ test: code })}
                />
                <div className={classes.detail}>
                  <ChartCard
                    level={3}
                    title={`Hasil tes ${testNames[current.code]}`}
                    note="Satu karyawan dapat memiliki lebih dari satu hasil."
                    table={tableOf('Hasil', sharesOf(current.testResult))}
                  >
                    <BarChart
                      label={`Hasil tes ${testNames[current.code]}`}
                      head="Hasil"
                      unit="karyawan"
                      shares={sharesOf(current.testResult)}
                      whole={current.user.tested}
                      onPick={({ id }) => onOpen({ by: 'test', testId: id })}
                    />
                  </ChartCard>
                  {current.subtests.length > 0 && (
                    <TestBreakdown
                      scope={scope}
                      test={current}
                      name={name}
                      onOpen={onOpen}
                      onChoose={(next) => onChoose({ split: next })}
                    />
                  )}
                </div>
              </div>
            )}
          </section>
        )
      }}
    </Tile>
  )
}

const sharesOf = (results: readonly { id: string; text: string; value: number | null }[]) =>
  results.map(({ id, text, value }) => ({ id, label: text, value }))
