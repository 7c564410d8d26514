import type { TestCode } from '~/api/contract/masterData'
import { testNames } from '~/lib/codes'
import { figureText, percentText } from '~/lib/texts/numbers'
import { ChartCard } from '~/ui/charts/ChartCard'
import { partOf, wholeOf } from '~/ui/charts/geometry'
import { SplitBar } from '~/ui/charts/SplitBar'
import type { Group } from './employees/employees'
import classes from './TestOverview.module.css'
import type { UsedTest } from './testsInOrder'

type Props = {
  tests: readonly UsedTest[]
  current: TestCode
  onOpen: (group: Group) => void
  onChoose: (code: TestCode) => void
}

/** Who took each test and who did not; the server lists only those who did (decision 'not tested'). */
export function TestOverview({ tests, current, onOpen, onChoose }: Props) {
  const table = {
    head: ['Tes', 'Sudah tes', 'Belum tes'],
    rows: tests.map(({ code, user }) => ({ label: testNames[code], values: [user.tested, user.notTested] })),
  }
  return (
    <ChartCard level={3} title="Sudah dan belum tes" hint="Pilih tes untuk melihat hasilnya" table={table}>
      <table className={classes.overview} aria-label="Sudah dan belum tes">
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
            const whole = wholeOf(parts)
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
                <td className={classes.part}>
                  <SplitBar shares={parts} />
                  <span>{whole === null ? '-' : percentText(partOf(tested, whole))}</span>
                </td>
                <td>
                  {tested === null ? (
                    '-'
                  ) : (
                    <button
                      type="button"
                      className={classes.figure}
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
    </ChartCard>
  )
}
