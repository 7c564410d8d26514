import { useQuery } from '@tanstack/react-query'
import type { NamedCount, SubtestName, TestGroup } from '~/api/contract/dashboard'
import { testNames } from '~/lib/codes'
import { figureText } from '~/lib/texts/numbers'
import { useCorporate } from '~/components/corporate'
import { Tile } from '~/components/Tile'
import { CorporateChart } from '~/components/CorporateChart'
import { type ChartTable, FIRST, partOf } from '~/ui/charts/chartData'
import { MoreRow } from '~/ui/MoreItem'
import { useUnfolding } from '~/ui/useUnfolding'
import type { UsedTest } from './figures'
import { type Group, readGroup, queries } from './queries'
import classes from './TestTiles.module.css'

/** The label of each breakdown, and the list filter that selects one of its groups (wire decision A09). */
const splits = {
  Gender: { label: 'Jenis kelamin', by: 'sex', filter: 'sex' },
  Age: { label: 'Umur', by: 'age', filter: 'category' },
  Business: { label: 'Unit bisnis', by: 'business', filter: 'businessId' },
  Office: { label: 'Lokasi kantor', by: 'office', filter: 'officeLocationId' },
} as const satisfies Record<SubtestName, object>

type Props = {
  test: UsedTest
  name: SubtestName | undefined
  onOpen: (group: Group) => void
  onChoose: (name: SubtestName) => void
}

/** The results of one test by groups of employees, in the selected breakdown. */
export function TestBreakdown({ test, name, onOpen, onChoose }: Props) {
  const { scope } = useCorporate()
  const subtest = test.subtests.find((one) => one.name === name) ?? test.subtests[0]!
  const { label, by, filter } = splits[subtest.name]
  const title = `Tes ${testNames[test.code]} menurut ${label.toLowerCase()}`
  const query = useQuery(queries.subtest(scope, subtest.name, subtest.groupId))
  const choices = (
    <div className={`row ${classes.splits}`} role="group" aria-label="Rincian menurut">
      {test.subtests.map((one) => (
        <button
          key={one.groupId}
          type="button"
          aria-pressed={one.groupId === subtest.groupId}
          onClick={() => onChoose(one.name)}
        >
          {splits[one.name].label}
        </button>
      ))}
    </div>
  )
  // A group whose id is not a valid filter has no list (decision 'employee lists').
  const groupOf = (group: TestGroup, result: NamedCount) =>
    readGroup({ by, testId: result.id, groupId: subtest.groupId, [filter]: group.id })
  return (
    <>
      {test.subtests.length > 1 && choices}
      <Tile title={title} query={query} height={220}>
        {(groups) => (
          <CorporateChart level={3} title={title} table={tableOf(label, groups)}>
            <Matrix label={title} head={label} groups={groups} groupOf={groupOf} onOpen={onOpen} />
          </CorporateChart>
        )}
      </Tile>
    </>
  )
}

/** All results of the groups, in order of first appearance. */
const resultsOf = (groups: readonly TestGroup[]): NamedCount[] => [
  ...new Map(groups.flatMap(({ testResult }) => testResult.map((one) => [one.id, one]))).values(),
]
const tableOf = (head: string, groups: readonly TestGroup[]): ChartTable => {
  const results = resultsOf(groups)
  return {
    head: [head, ...results.map(({ text }) => text)],
    rows: groups.map(({ text, testResult }) => ({
      label: text,
      values: results.map(({ id }) => testResult.find((one) => one.id === id)?.value ?? null),
    })),
  }
}

type MatrixProps = {
  label: string
  head: string
  groups: readonly TestGroup[]
  groupOf: (group: TestGroup, result: NamedCount) => Group | undefined
  onOpen: (group: Group) => void
}

function Matrix({ label, head, groups, groupOf, onOpen }: MatrixProps) {
  const results = resultsOf(groups)
  const { shown, rest } = useUnfolding(groups, FIRST)
  const largest = Math.max(0, ...groups.flatMap(({ testResult }) => testResult.map(({ value }) => value ?? 0)))
  const shade = (value: number | null) => ({
    background: `color-mix(in srgb, var(--klob-bar) ${Math.round(partOf(value, largest) * 32)}%, transparent)`,
  })
  return (
    <div className={classes.scroll} role="region" aria-label={`${label}, dapat digulir`} tabIndex={0}>
      <table className={`small tabular ${classes.matrix}`} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {results.map(({ id, text }) => (
              <th key={id} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((group) => (
            <tr key={group.id}>
              <th scope="row" className="break-anywhere">
                {group.text}
              </th>
              {results.map((result) => {
                const value = group.testResult.find(({ id }) => id === result.id)?.value ?? null
                const behind = value === null ? undefined : groupOf(group, result)
                return (
                  <td key={result.id} style={shade(value)}>
                    {behind ? (
                      <button
                        type="button"
                        aria-label={`${group.text}, ${result.text}: ${figureText(value)} karyawan`}
                        onClick={() => onOpen(behind)}
                      >
                        {figureText(value)}
                      </button>
                    ) : (
                      figureText(value)
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
          <MoreRow {...rest} columns={results.length + 1} />
        </tbody>
      </table>
    </div>
  )
}
