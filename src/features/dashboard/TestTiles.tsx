import { useQuery } from '@tanstack/react-query'
import type { TestCode } from '~/api/contract/masterData'
import { useCorporate } from '~/components/corporate'
import { Tile } from '~/components/Tile'
import { testNames } from '~/lib/codes'
import { adminTexts } from '~/lib/texts/adminTexts'
import { figureText, numberText, percentText } from '~/lib/texts/numbers'
import { BarChart } from '~/ui/charts/BarChart'
import { CorporateChart } from '~/components/CorporateChart'
import { partOf, tableOf } from '~/ui/charts/chartData'
import { SplitBar } from '~/ui/charts/SplitBar'
import { StatePanel } from '~/ui/states/StatePanel'
import classes from './DashboardScreen.module.css'
import type { DashboardState } from './dashboardUrl'
import { testBase, testsInOrder, type UsedTest } from './figures'
import { type Group, queries } from './queries'
import { TestBreakdown } from './TestBreakdown'
import tables from './TestTiles.module.css'

const TITLE = adminTexts.dashboard.tests

type Props = {
  /** The selected test and its breakdown; '' for the first one. */
  test: DashboardState['test']
  split: DashboardState['split']
  onOpen: (group: Group) => void
  onChoose: (choice: Partial<Pick<DashboardState, 'test' | 'split'>>) => void
}

/** Test results: an overview of all tests, and the details of the selected one. */
export function TestTiles({ test, split, onOpen, onChoose }: Props) {
  const { scope } = useCorporate()
  return (
    <Tile title={TITLE} query={useQuery(queries.tests(scope))} height={400}>
      {(results) => {
        const tests = testsInOrder(results)
        const current = tests.find(({ code }) => code === test) ?? tests[0]
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
                <div className="stack">
                  <CorporateChart
                    level={3}
                    title={`Hasil tes ${testNames[current.code]}`}
                    note={resultsNote(current.user.tested)}
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
                  </CorporateChart>
                  {current.subtests.length > 0 && (
                    <TestBreakdown
                      test={current}
                      name={split || undefined}
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

const resultsNote = (tested: number | null) =>
  `${tested === null ? '' : `Persentase dari ${numberText(tested)} karyawan yang sudah tes. `}Satu karyawan dapat memiliki lebih dari satu hasil.`
const sharesOf = (results: readonly { id: string; text: string; value: number | null }[]) =>
  results.map(({ id, text, value }) => ({ id, label: text, value }))

type OverviewProps = {
  tests: readonly UsedTest[]
  current: TestCode
  onOpen: (group: Group) => void
  onChoose: (code: TestCode) => void
}

/** How many took each test and how many did not; the server lists only those who did (decision 'not tested'). */
function TestOverview({ tests, current, onOpen, onChoose }: OverviewProps) {
  const table = {
    head: ['Tes', 'Sudah tes', 'Belum tes'],
    rows: tests.map(({ code, user }) => ({ label: testNames[code], values: [user.tested, user.notTested] })),
  }
  const base = testBase(tests)
  return (
    <CorporateChart
      level={3}
      title="Sudah dan belum tes"
      note={base.text || undefined}
      hint="Pilih tes untuk melihat hasilnya"
      table={table}
    >
      <table className={`small tabular ${tables.overview}`} aria-label="Sudah dan belum tes">
        <thead>
          <tr>
            <th scope="col">Tes</th>
            <th scope="col">
              <span className="visually-hidden">Bagian yang sudah tes</span>
            </th>
            <th scope="col" data-part="0">
              Sudah tes
            </th>
            <th scope="col" data-part="1">
              Belum tes
            </th>
          </tr>
        </thead>
        <tbody>
          {tests.map(({ code, user: { tested, notTested } }) => {
            const parts = [
              { id: 'tested', label: 'Sudah tes', value: tested },
              { id: 'notTested', label: 'Belum tes', value: notTested },
            ]
            // Without one of them the other is no part of a known whole.
            const whole = tested === null || notTested === null ? null : base.whole
            return (
              <tr key={code} data-current={code === current || undefined}>
                <th scope="row">
                  <button
                    type="button"
                    aria-pressed={code === current}
                    aria-label={`Lihat hasil tes ${testNames[code]}`}
                    onClick={() => onChoose(code)}
                  >
                    {testNames[code]}
                  </button>
                </th>
                <td className={`dimmed ${tables.part}`}>
                  <SplitBar shares={parts} whole={whole} />
                  <span>{whole === null ? '-' : percentText(partOf(tested, whole))}</span>
                </td>
                <td>
                  {tested === null ? (
                    '-'
                  ) : (
                    <button
                      type="button"
                      className={tables.figure}
                      aria-label={`Sudah tes ${testNames[code]}: ${figureText(tested)} karyawan`}
                      onClick={() => onOpen({ by: 'test', testId: code })}
                    >
                      {figureText(tested)}
                    </button>
                  )}
                </td>
                <td>{figureText(notTested)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </CorporateChart>
  )
}
