import { expect, test } from 'vitest'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import { basketParams, readBasket, toggleInBasket } from '../../model/basket'
import { compareGroups, isDifferent } from './compareRows'

const profile = (more: Partial<ApplicantProfile>): ApplicantProfile =>
  ({
    applyDate: null,
    klobnessLevel: null,
    totalJobHistory: null,
    jobs: [],
    educations: [],
    languageSkills: [],
    skills: [],
    klobMeterResults: [],
    field1: null,
    field2: null,
    field3: null,
    field4: null,
    field5: null,
    ...more,
  }) as ApplicantProfile
const rows = (...profiles: (ApplicantProfile | undefined)[]) =>
  compareGroups(profiles.map((one) => ({ profile: one, answers: undefined }))).flatMap((group) => group.rows)
const rowOf = (label: string, ...profiles: (ApplicantProfile | undefined)[]) =>
  rows(...profiles).find((row) => row.label === label)!

test('marks a value that not all loaded applicants share', () => {
  const row = rowOf('Keahlian', profile({ skills: ['SQL', 'Excel'] }), profile({ skills: ['SQL'] }), undefined)
  expect(row.cells).toEqual([['SQL', 'Excel'], ['SQL'], undefined])
  expect([isDifferent(row, 'SQL'), isDifferent(row, 'Excel'), isDifferent(row, undefined)]).toEqual([false, true, true])
  expect(isDifferent(rowOf('Keahlian', profile({ skills: ['SQL'] }), undefined), 'SQL')).toBe(false)
  expect(isDifferent(rowOf('Keahlian', profile({}), profile({})), undefined)).toBe(false)
})
test('has a row for each test, and takes the current job as the latest', () => {
  const job = (position: string, endDate: string | null, isCurrent = false) => ({
    position,
    endDate,
    isCurrent,
    institutionName: 'PT Maju',
    employmentStatus: null,
    startDate: null,
  })
  const one = profile({
    klobMeterResults: [{ klobMeterName: 'Logika', label: ['Tinggi'], imageTestUrl: null }],
    jobs: [job('Analis', '01/02/2024'), job('Kepala', null, true), job('Staf', '01/12/2025')],
  })
  expect(rowOf('Logika', one, profile({})).cells).toEqual([['Tinggi'], []])
  expect(rowOf('Pekerjaan terakhir', one).cells).toEqual([['Kepala · PT Maju']])
})
test('has no row for personal data', () => {
  const labels = rows(profile({})).map(({ label }) => label)
  for (const hidden of ['Jenis kelamin', 'Umur', 'Alamat', 'Telepon', 'Email', 'Nomor KTP', 'Riwayat Lamaran'])
    expect(labels).not.toContain(hidden)
})
test('the basket holds at most four pairs of ids, without duplicates', () => {
  const basket = readBasket(['U-1:S-1', 'U-2:S-1', 'U-1:S-2', 'nobody', 'a b:S', 'U-3:S-1', 'U-4:S-1', 'U-5:S-1'])
  expect(basketParams(basket)).toEqual(['U-1:S-2', 'U-2:S-1', 'U-3:S-1', 'U-4:S-1'])
  expect(toggleInBasket(basket, { userId: 'U-5', stageId: 'S-1' })).toBeUndefined()
  expect(toggleInBasket(basket, { userId: 'U-2', stageId: 'S-9' })).toHaveLength(3)
})
