import { describe, expect, test } from 'vitest'
import { closingTime, isScholarship, visibilityOf } from '~/lib/rules/publicVacancy'
import { applyStep } from './vacancyRules'

const at = (moment: string) => Date.parse(moment)

describe('a vacancy', () => {
  const lastSecond = at('2026-12-31T23:59:59+07:00')
  test.each([
    ['Active', null, false, 'open'],
    ['Active', '31/12/2026', false, 'open'],
    ['Active', '30/12/2026', false, 'over'],
    ['Closed', '31/12/2027', false, 'over'],
    ['Closed', null, true, 'over'],
    ['Draft', null, false, 'unseen'],
    ['Draft', '01/01/2020', true, 'draft'],
  ] as const)('that is %s until %s (preview: %s) is %s', (status, closeDate, isPreview, told) => {
    expect(visibilityOf({ status, closeDate }, isPreview, lastSecond)).toBe(told)
  })
  test('closes at the end of its day in WIB', () => {
    expect(closingTime('31/12/2026')).toBe(at('2027-01-01T00:00:00+07:00'))
    expect(visibilityOf({ status: 'Active', closeDate: '31/12/2026' }, false, lastSecond + 1000)).toBe('over')
  })
  test('of sector SC82 is a scholarship', () => {
    expect(['SC82', 'SC14', null].map((companySectorId) => isScholarship({ companySectorId }))).toEqual([
      true,
      false,
      false,
    ])
  })
})
describe('the step after a click on apply is', () => {
  const nothing = { strengthProfile: null, valueTest: null, interestTest: null, additionalQuestions: null }
  const profile = (...flags: boolean[]) => ({
    totalPercent: 0,
    parts: flags.map((isFilled, n) => ({ part: `part${n}`, isFilled })),
  })
  const question = {
    id: 'Q1',
    sequence: 1,
    questionText: '?',
    questionType: 'text',
    answerNote: null,
    mandatory: true,
    templateUrl: null,
  } as const
  test.each([
    ['direct', 'nothing is asked', {}],
    ['direct', 'all is complete, a percentage of 0 is no flag', { strengthProfile: profile(true), valueTest: true }],
    ['direct', 'the list of questions is empty', { additionalQuestions: [] }],
    ['questions', 'only questions are asked', { additionalQuestions: [question] }],
    ['questions', 'all is complete', { strengthProfile: profile(true, true), additionalQuestions: [question] }],
    ['profile', 'a part is missing', { strengthProfile: profile(true, false) }],
    ['profile', 'a test is missing, questions or not', { interestTest: false, additionalQuestions: [question] }],
    ['profile', 'the other test is missing', { valueTest: false, interestTest: true }],
  ] as const)('%s when %s', (step, _, said) => {
    expect(applyStep({ ...nothing, ...said } as Parameters<typeof applyStep>[0])).toBe(step)
  })
})
