import type { PersonRow } from '~/api/contract/personRow'
import { tagsOf } from './cells'
import type { Column } from './columns'

/** A person's test results, as every search for people shows them (document 1 §2, document 2 §2.1). */
export const testColumns: readonly Column<PersonRow>[] = [
  { id: 'testResultsPers', header: 'Kepribadian', width: 240, show: (row) => tagsOf(row.testResultsPers) },
  { id: 'testResultsVal', header: 'Nilai', width: 240, show: (row) => tagsOf(row.testResultsVal) },
  { id: 'testResultsInt', header: 'Minat', width: 240, show: (row) => tagsOf(row.testResultsInt) },
  { id: 'testResultsCom', header: 'Interaksi', width: 240, show: (row) => tagsOf(row.testResultsCom) },
  { id: 'testGrit01', header: 'Grit', width: 110 },
  { id: 'testMea01', header: 'Meaning Making', width: 140 },
  { id: 'testMin01', header: 'Mindset', width: 110 },
  { id: 'testCur01', header: 'Curiosity', width: 110 },
  { id: 'testHum01', header: 'Humility', width: 110 },
  { id: 'testCre01', header: 'Creativity', width: 110 },
]
