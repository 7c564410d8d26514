import type { PersonRow } from '~/api/contract/personRow'
import { tagsCell } from '~/list/table/cells'
import type { DisplayOptions } from '~/list/table/columns'

type Results = 'testResultsPers' | 'testResultsVal' | 'testResultsInt' | 'testResultsCom'
const tags = <Name extends Results>(name: Name) => ({
  size: 240,
  cell: (row: Pick<PersonRow, Name>) => tagsCell(row[name]),
})
/** Display of test results in every search for people (document 1 §2, document 2 §2.1). */
export const testColumns = {
  testResultsPers: tags('testResultsPers'),
  testResultsVal: tags('testResultsVal'),
  testResultsInt: tags('testResultsInt'),
  testResultsCom: tags('testResultsCom'),
  testGrit01: { size: 110 },
  testMea01: { size: 140 },
  testMin01: { size: 110 },
  testCur01: { size: 110 },
  testHum01: { size: 110 },
  testCre01: { size: 110 },
  testPil01: { size: 130 },
} satisfies Partial<Record<keyof PersonRow, DisplayOptions<PersonRow>>>
