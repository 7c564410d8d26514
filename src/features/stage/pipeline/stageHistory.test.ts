import { expect, test } from 'vitest'
import { currentStage, daysInStage, earlierApplications, moveText } from './stageHistory'

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

test('counts days in a stage as calendar days in Jakarta, since the change or the application', () => {
  const moved = { applyDate, applicationHistories: [entry('Tes', '2026-11-10T16:59:00Z'), entry('Masuk', null)] }
  // 23.59 and 00.01 in Jakarta.
  expect(daysInStage(moved, 'Tes', Date.parse('2026-11-10T17:01:00Z'))).toBe(1)
  expect(daysInStage(moved, 'Masuk', Date.parse('2026-11-12T00:00:00Z'))).toBeUndefined()
  const fresh = { applyDate, applicationHistories: [entry('Masuk', null)] }
  expect(daysInStage(fresh, 'Masuk', Date.parse('2026-11-01T04:00:00Z'))).toBe(0)
  expect(daysInStage(fresh, 'Masuk', Date.parse('2026-10-30T04:00:00Z'))).toBe(0)
  expect(daysInStage({ applyDate, applicationHistories: [] }, 'Masuk', 0)).toBeUndefined()
})
test('lists each earlier application to the company once, at the stage where it ended', () => {
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
test('the current stage is the newest change of this application, whatever the order and the other applications', () => {
  const change = (stage: string, changeDate: string | null, applicationDate = '2026-11-01T09:00:00+07:00') => ({
    applicationDate,
    stage,
    positionName: 'X',
    corporateName: 'Y',
    changedBy: changeDate && 'Siti Aminah',
    changeDate,
  })
  const profile = (...applicationHistories: ReturnType<typeof change>[]) =>
    ({ applyDate: '2026-11-01T09:00:00+07:00', applicationHistories }) as unknown as Parameters<typeof currentStage>[0]
  expect(currentStage(profile())).toBeUndefined()
  expect(currentStage(profile(change('Lamaran Masuk', null)))).toMatchObject({
    stage: 'Lamaran Masuk',
    changedBy: null,
  })
  expect(
    currentStage(
      profile(
        change('Lamaran Masuk', null),
        change('Tes', '2026-11-02T10:00:00+07:00'),
        change('Penawaran', '2026-11-02T09:00:00+00:00'),
        change('Diterima', '2026-11-09T09:00:00+07:00', '2025-01-01T09:00:00+07:00'),
      ),
    ),
  ).toMatchObject({ stage: 'Penawaran', changedBy: 'Siti Aminah' })
})
test('names a colleague only when somebody else made the move, and marks an own move', () => {
  expect(moveText('Tes', 'Siti Aminah', 'Budi Santoso')).toBe('sudah dipindahkan rekan ke Tes (Siti Aminah)')
  expect(moveText('Tes', 'Budi Santoso', 'Budi Santoso')).toBe('sudah dipindahkan ke Tes oleh Anda')
  expect(moveText('Tes', null, 'Budi Santoso')).toBe('sudah dipindahkan ke Tes')
})
