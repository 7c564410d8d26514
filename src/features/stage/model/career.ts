import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import { dayRank, monthsText, monthText } from '~/lib/time/dates'
import { joined } from '~/lib/texts/text'

type Job = ApplicantProfile['jobs'][number]
type Education = ApplicantProfile['educations'][number]

/** Jobs with the current one first, then by their end. */
export const latestJobs = (jobs: readonly Job[]): Job[] =>
  jobs.toSorted(
    (a, b) =>
      Number(b.isCurrent) - Number(a.isCurrent) || dayRank(b.endDate ?? '').localeCompare(dayRank(a.endDate ?? '')),
  )
const latestEducation = (educations: readonly Education[]): Education | undefined =>
  educations.toSorted((a, b) => (b.endYear ?? 0) - (a.endYear ?? 0))[0]

/** The last job as '<position> · <company>'; '' without one. */
export const lastJobText = (jobs: readonly Job[]): string => {
  const [job] = latestJobs(jobs)
  return joined(job?.position, job?.institutionName)
}

/** The last job and school, for the head of a conversation. */
export const aboutText = ({ jobs, educations }: Pick<ApplicantProfile, 'jobs' | 'educations'>): string =>
  joined(lastJobText(jobs), latestEducation(educations)?.institutionName)

/** Applicants in one line: last job, experience, last education. */
export function careerText({ jobs, totalJobHistory, educations }: ApplicantProfile): string {
  const education = latestEducation(educations)
  const degree = [education?.degreeName, education?.major].filter(Boolean).join(' ')
  return joined(
    lastJobText(jobs),
    totalJobHistory ? monthsText(totalJobHistory) : '',
    [degree, education?.institutionName].filter(Boolean).join(', '),
  )
}

const monthOf = (day: string): number => {
  const [, month, year] = day.split('/').map(Number)
  return year! * 12 + month!
}
/** When a job was held and how long, as 'Agu 2021 – sekarang · 5 Thn 3 Bln'; `today` is DD/MM/YYYY. */
export function jobPeriod({ startDate, endDate, isCurrent }: Job, today: string): string {
  const end = isCurrent ? today : endDate
  const months = startDate && end ? monthOf(end) - monthOf(startDate) : -1
  return joined(
    startDate === null && end === null
      ? ''
      : `${startDate ? monthText(startDate) : '?'} – ${isCurrent ? 'sekarang' : endDate ? monthText(endDate) : '?'}`,
    // The answer may have days in the wrong order.
    months >= 0 ? monthsText(months) : '',
  )
}
