import type { QueryClient } from '@tanstack/react-query'
import type { ApplicantRow } from '~/api/contract/recruitment/applicants'
import { trackingFilters } from '~/api/contract/recruitment/applicantFilters'
import { tracking } from '~/api/contract/recruitment/tracking'
import { query } from '~/api/queries'
import { inParallel } from '~/lib/inParallel'

/** Up to this many people are looked for one by one, by e-mail; for more, the whole vacancy is read. */
const MAX_BY_EMAIL = 200
/** Also by e-mail: its filter finds what contains it, so that others come with the one who is looked for. */
const PAGE = 500

type Wanted = { vacancyCode: string; corporateId: string; emails: readonly string[] }
type Options = { signal: AbortSignal; onProgress: (done: number, total: number) => void }

/** The applicants of a vacancy that have these e-mails, and possibly others; not logged as a search (document 2 §2.3). */
export async function trackedApplicants(
  client: QueryClient,
  { vacancyCode, corporateId, emails }: Wanted,
  { signal, onProgress }: Options,
): Promise<ApplicantRow[]> {
  const read = (page: { email?: string; start: number; length: number }) =>
    client.fetchQuery({ ...query(tracking.rows, { vacancyCode, corporateId, ...page }), staleTime: 0, gcTime: 0 })
  let done = 0
  const counted = async <T>(answer: Promise<T>, total: number): Promise<T> => {
    const result = await answer
    onProgress((done += 1), total)
    return result
  }
  // What the filter refuses, such as half an address, can only be compared with all.
  const areSearchable = emails.every((email) => trackingFilters.schema.safeParse({ vacancyCode, email }).success)
  if (emails.length <= MAX_BY_EMAIL && areSearchable) {
    const answers = await inParallel(
      emails,
      (email) => counted(read({ email, start: 0, length: PAGE }), emails.length),
      signal,
    )
    return answers.flatMap(({ content }) => content)
  }
  const first = await read({ start: 0, length: PAGE })
  onProgress((done += 1), first.totalPages)
  const starts = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, n) => n + 1)
  const others = await inParallel(starts, (start) => counted(read({ start, length: PAGE }), first.totalPages), signal)
  return [first, ...others].flatMap(({ content }) => content)
}
