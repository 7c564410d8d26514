import { describe, expect, test } from 'vitest'
import { careerText, jobPeriod, latestJobs } from './career'

type Profile = Parameters<typeof careerText>[0]
const job = {
  institutionName: 'PT Maju',
  position: 'Analis',
  employmentStatus: 'Tetap',
  startDate: '02/08/2021',
  endDate: null,
  isCurrent: true,
}
const education = {
  institutionName: 'ITB',
  major: 'Teknik Informatika',
  degreeName: 'S1',
  value: 3.5,
  startYear: 2016,
  endYear: 2021,
}
const profile = (parts: object) => ({ jobs: [], educations: [], totalJobHistory: null, ...parts }) as unknown as Profile

describe('the period of a job', () => {
  test.each([
    ['a current one runs until today', job, 'Agu 2021 – sekarang · 5 Thn 3 Bln'],
    ['a past one', { ...job, isCurrent: false, endDate: '01/10/2022' }, 'Agu 2021 – Okt 2022 · 1 Thn 2 Bln'],
    ['an unknown end', { ...job, isCurrent: false }, 'Agu 2021 – ?'],
    ['an unknown start', { ...job, startDate: null }, '? – sekarang'],
    ['no days at all', { ...job, isCurrent: false, startDate: null }, ''],
    ['days in the wrong order', { ...job, isCurrent: false, endDate: '01/01/2020' }, 'Agu 2021 – Jan 2020'],
    ['a day that is none', { ...job, startDate: 'awal 2021' }, 'awal 2021 – sekarang'],
  ])('%s', (_, one, text) => expect(jobPeriod(one, '16/11/2026')).toBe(text))
})

test('jobs stand with the current one first, then by their end', () => {
  const past = (endDate: string) => ({ ...job, isCurrent: false, endDate })
  const jobs = [past('01/01/2019'), past('01/02/2020'), job]
  expect(latestJobs(jobs).map(({ endDate }) => endDate)).toEqual([null, '01/02/2020', '01/01/2019'])
})

describe('an applicant in one line', () => {
  test.each([
    [
      'last job, experience and last education',
      { jobs: [job], totalJobHistory: 63, educations: [{ ...education, endYear: 2015, degreeName: 'SMA' }, education] },
      'Analis · PT Maju · 5 Thn 3 Bln · S1 Teknik Informatika, ITB',
    ],
    ['a newcomer', { totalJobHistory: 0, educations: [{ ...education, major: null }] }, 'S1, ITB'],
    ['nothing', {}, ''],
  ])('%s', (_, parts, text) => expect(careerText(profile(parts))).toBe(text))
})
