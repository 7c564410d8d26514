import { expect, test } from 'vitest'
import { daysInStage, earlierApplications } from './standing'

const entry = (stage: string, changeDate: string | null, more: object = {}) => ({
  applicationDate: '2026-11-01T03:00:00Z',
  stage,
  positionName: 'Software Engineer',
  corporateName: 'PT Nusantara',
  changedBy: null,
  changeDate,
  ...more,
})
const applyDate = '2026-11-01T03:00:00Z'

test('days in a stage are days of the calendar in Jakarta, since the change or since the application', () => {
  const moved = { applyDate, applicationHistories: [entry('Tes', '2026-11-10T16:59:00Z'), entry('Masuk', null)] }
  // 23.59 and 00.01 in Jakarta.
  expect(daysInStage(moved, 'Tes', Date.parse('2026-11-10T17:01:00Z'))).toBe(1)
  expect(daysInStage(moved, 'Masuk', Date.parse('2026-11-12T00:00:00Z'))).toBeUndefined()
  const fresh = { applyDate, applicationHistories: [entry('Masuk', null)] }
  expect(daysInStage(fresh, 'Masuk', Date.parse('2026-11-01T04:00:00Z'))).toBe(0)
  expect(daysInStage(fresh, 'Masuk', Date.parse('2026-10-30T04:00:00Z'))).toBe(0)
  expect(daysInStage({ applyDate, applicationHistories: [] }, 'Masuk', 0)).toBeUndefined()
})
test('earlier applications to the company count once each, at the stage where they ended', () => {
  const older = { applicationDate: '2025-03-01T00:00:00Z', positionName: 'Data Analyst' }
  const applicationHistories = [
    entry('Masuk', null),
    entry('Masuk', null, older),
    entry('Wawancara', '2025-04-01T00:00:00Z', older),
    entry('Tes', null, { applicationDate: '2025-09-01T00:00:00Z' }),
    entry('Tes', null, { applicationDate: '2025-09-01T00:00:00Z', corporateName: 'PT Lain' }),
  ]
  expect(
    earlierApplications({ applyDate, applicationHistories }, 'PT Nusantara').map((one) => [
      one.positionName,
      one.stage,
    ]),
  ).toEqual([
    ['Software Engineer', 'Tes'],
    ['Data Analyst', 'Wawancara'],
  ])
})
