import type { ApplicantProfile } from '~/api/contract/recruitment/profile'

const DAY_MS = 86_400_000
/** WIB is ahead of UTC: a day begins at midnight in Jakarta. */
const WIB_MS = 7 * 3_600_000
const dayOf = (ms: number) => Math.floor((ms + WIB_MS) / DAY_MS)
const changedAt = ({ changeDate }: { changeDate: string | null }) => (changeDate === null ? 0 : Date.parse(changeDate))
const newestFirst = (a: { changeDate: string | null }, b: { changeDate: string | null }) => changedAt(b) - changedAt(a)

type Standing = Pick<ApplicantProfile, 'applyDate' | 'applicationHistories'>

/**
 * The newest entry of this application in the history, which names its current stage. Undefined when the history has no
 * entry of it.
 */
export function currentStage({ applyDate, applicationHistories }: Standing) {
  return applicationHistories.filter(({ applicationDate }) => applicationDate === applyDate).toSorted(newestFirst)[0]
}

/** For how many days of the calendar (WIB) the application has been in a stage; undefined when it is not known. */
export function daysInStage(profile: Standing, stage: string, now: number): number | undefined {
  const current = currentStage(profile)
  if (current?.stage !== stage) return undefined
  const since = Date.parse(current.changeDate ?? current.applicationDate)
  return Number.isNaN(since) ? undefined : Math.max(0, dayOf(now) - dayOf(since))
}

/** Earlier applications to the same company, each at the stage where it ended, the latest first. */
export function earlierApplications({ applyDate, applicationHistories }: Standing, corporateName: string) {
  const earlier = applicationHistories.filter(
    (one) => one.corporateName === corporateName && one.applicationDate !== applyDate,
  )
  const newest = new Map<string, (typeof earlier)[number]>()
  for (const one of earlier.toSorted(newestFirst)) {
    const key = `${one.applicationDate}/${one.positionName}`
    if (!newest.has(key)) newest.set(key, one)
  }
  return [...newest.values()].toSorted((a, b) => Date.parse(b.applicationDate) - Date.parse(a.applicationDate))
}
