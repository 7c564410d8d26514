import type { TestResult } from '~/api/contract/dashboard'
import type { TestCode } from '~/api/contract/masterData'
import { testNames } from '~/lib/codes'

/** A test that the corporate uses. */
export type UsedTest = TestResult & { code: TestCode }

/** The tests that an answer holds, in the order of document 1 §3. */
export const testsInOrder = (results: Partial<Record<TestCode, TestResult>>): UsedTest[] =>
  (Object.keys(testNames) as TestCode[]).flatMap((code) => {
    const result = results[code]
    return result ? [{ ...result, code }] : []
  })
