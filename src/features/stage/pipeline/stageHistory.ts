import type { QueryClient } from '@tanstack/react-query'
import type { ApplicantProfile } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/values'
import { accountQuery } from '~/api/identity/account'
import type { Applicant, Departure, StageKey } from '../model/applicant'
import { fullName } from '~/lib/texts/text'
import { isStillOnPage } from './pages'
import { type ApplicantsPage, profileQuery, wholeStage } from './queries'

const DAY_MS = 86_400_000
/** WIB is ahead of UTC: a day begins at midnight in Jakarta. */
const WIB_OFFSET_MS = 7 * 3_600_000
const dayOf = (ms: number) => Math.floor((ms + WIB_OFFSET_MS) / DAY_MS)
const changedAt = ({ changeDate }: { changeDate: string | null }) => (changeDate === null ? 0 : Date.parse(changeDate))
const newestFirst = (a: { changeDate: string | null }, b: { changeDate: string | null }) => changedAt(b) - changedAt(a)

type ApplicationHistory = Pick<ApplicantProfile, 'applyDate' | 'applicationHistories'>

/**
 * The newest entry of this application in the history, which names its current stage. Undefined when the history has no
 * entry of it.
 */
export function currentStage({ applyDate, applicationHistories }: ApplicationHistory) {
  return applicationHistories.filter(({ applicationDate }) => applicationDate === applyDate).toSorted(newestFirst)[0]
}

/** For how many calendar days (WIB) the application has been in a stage; undefined if unknown. */
export function daysInStage(profile: ApplicationHistory, stage: string, now: number): number | undefined {
  const current = currentStage(profile)
  if (current?.stage !== stage) return undefined
  const since = Date.parse(current.changeDate ?? current.applicationDate)
  return Number.isNaN(since) ? undefined : Math.max(0, dayOf(now) - dayOf(since))
}

/** Earlier applications to the same company, each at the stage where it ended, the latest first. */
export function earlierApplications({ applyDate, applicationHistories }: ApplicationHistory, corporateName: string) {
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

/** Who of these is in a fresh, unfiltered list of the stage. */
async function findInStageList(client: QueryClient, stageKey: StageKey, userIds: readonly string[]) {
  const wanted = new Set(userIds)
  const found = new Map<string, Applicant>()
  for await (const { cards } of wholeStage(client, stageKey)) {
    for (const card of cards) if (wanted.has(card.userId)) found.set(card.userId, card)
    if (found.size === wanted.size) break
  }
  return found
}

/**
 * Which applicants are still in a stage, and which are not: a single one is checked by profile, several by one list of
 * the stage and then only the missing ones by profile. A profile that fails does not affect the others.
 */
export async function locateApplicants(
  client: QueryClient,
  stageKey: StageKey,
  stage: Option,
  userIds: readonly string[],
) {
  const present = userIds.length > 1 ? await findInStageList(client, stageKey, userIds) : new Map<string, Applicant>()
  const departed: Departure[] = []
  const failures: { userId: string; error: unknown }[] = []
  const check = async (userId: string) => {
    try {
      const profile = await client.fetchQuery({ ...profileQuery(stageKey, userId), staleTime: 0 })
      const applicant = { userId, firstName: profile.firstName, lastName: profile.lastName }
      const now = currentStage(profile)
      if (now === undefined || now.stage === stage.text) present.set(userId, applicant)
      else departed.push({ applicant, stage: now.stage, by: now.changedBy })
    } catch (error) {
      failures.push({ userId, error })
    }
  }
  await Promise.all(userIds.filter((userId) => !present.has(userId)).map(check))
  return { present: [...present.values()], departed, failures }
}

/**
 * Which applicants are no longer in the stage where the screen shows them. A move request has no source stage, so this
 * is checked first. For a single applicant the page of the list is tried first, which also refreshes it.
 */
export async function findDepartures(
  client: QueryClient,
  stageKey: StageKey,
  from: Option,
  applicants: readonly Applicant[],
  page?: ApplicantsPage,
): Promise<readonly Departure[]> {
  const userIds = applicants.map(({ userId }) => userId)
  const [only, another] = userIds
  const isOne = page && only !== undefined && another === undefined
  if (isOne && (await isStillOnPage(client, stageKey, page, only))) return []
  const { departed, failures } = await locateApplicants(client, stageKey, from, userIds)
  if (failures[0]) throw failures[0].error
  return departed
}

/** The stage of an applicant whom the screen shows in `from`: by their profile, if it was read, as the panel says it. */
export function shownStage(client: QueryClient, stageKey: StageKey, from: Option, { userId }: Applicant): string {
  const profile = client.getQueryData(profileQuery({ ...stageKey, stageId: from.id }, userId).queryKey)
  return (profile && currentStage(profile)?.stage) ?? from.text
}
/** Where an applicant was moved meanwhile, and by whom if known; `own` is the user's own name. */
export const moveText = (stage: string, by: string | null, own: string | undefined): string => {
  if (by === null) return `sudah dipindahkan ke ${stage}`
  return by === own ? `sudah dipindahkan ke ${stage} oleh Anda` : `sudah dipindahkan rekan ke ${stage} (${by})`
}
/** The name by which the history lists the user's own moves. */
export function ownName(client: QueryClient): string | undefined {
  const account = client.getQueryData(accountQuery.queryKey)
  return account && fullName(account)
}
/** Names an applicant, their new stage and who moved them. */
export const departureText = ({ applicant, stage, by }: Departure, own: string | undefined): string =>
  `${fullName(applicant)} ${moveText(stage, by, own)}`
