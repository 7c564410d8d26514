import type { QueryClient } from '@tanstack/react-query'
import { pipeline } from '~/api/contract/recruitment/pipeline'
import type { Option } from '~/api/contract/values'
import { query } from '~/api/queries'
import { fullName } from '~/lib/texts/text'
import { currentStage } from '../profile/standing'
import { profileQuery, type StageAt } from '../queries'

/** An applicant as far as a move and its messages need one. */
export type Applicant = { userId: string; firstName: string; lastName: string | null }
/** Applicants who leave a stage of a vacancy for another one. */
export type Move = { at: StageAt; applicants: readonly Applicant[]; from: Option; to: Option }
/** Somebody who is no longer at a stage: at which one they are now, and who moved them there, where that is known. */
export type Departure = { applicant: Applicant; stage: string; by: string | null }

/** As many as one page of the check can hold. */
const PAGE = 1_000
/** Whom a fresh, unfiltered list of the stage does not hold. */
async function missing(client: QueryClient, at: StageAt, applicants: readonly Applicant[]) {
  const wanted = new Map(applicants.map((one) => [one.userId, one]))
  const { corporateId, klobVacancyCode, stageId } = at
  for (let start = 0; wanted.size > 0; start += 1) {
    const page = { vacancyCode: klobVacancyCode, stageId, corporateId, start, length: PAGE }
    const { content, totalPages } = await client.fetchQuery({
      ...query(pipeline.applicants, page),
      staleTime: 0,
      gcTime: 0,
    })
    for (const { userId } of content) wanted.delete(userId)
    if (start + 1 >= totalPages) break
  }
  return [...wanted.values()]
}

/**
 * Who of these applicants is no longer at the stage where the screen shows them. One is asked for by profile, several
 * by one list of the stage, and only whoever is missing there by profile, since moves name no stage of origin.
 */
export async function departures(
  client: QueryClient,
  at: StageAt,
  from: Option,
  applicants: readonly Applicant[],
): Promise<Departure[]> {
  const suspects = applicants.length > 1 ? await missing(client, at, applicants) : applicants
  const profiles = await Promise.all(
    suspects.map((one) => client.fetchQuery({ ...profileQuery(at, one.userId), staleTime: 0 })),
  )
  return suspects.flatMap((applicant, n) => {
    const now = currentStage(profiles[n]!)
    return now === undefined || now.stage === from.text ? [] : [{ applicant, stage: now.stage, by: now.changedBy }]
  })
}

/** Says who moved somebody meanwhile, and where to. */
export const departureText = ({ applicant, stage, by }: Departure): string =>
  `${fullName(applicant)} sudah dipindahkan rekan ke ${stage}${by === null ? '' : ` (${by})`}`
