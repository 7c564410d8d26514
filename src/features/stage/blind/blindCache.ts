import type { Query, QueryClient } from '@tanstack/react-query'
import { applicants } from '~/api/contract/recruitment/applicants'
import { pipeline } from '~/api/contract/recruitment/pipeline'
import type { UserScope } from '~/lib/scope'
import { renameDrafts } from '~/record/drafts'
import { clearToasts } from '~/ui/messages/notify'
import { applicationKey, revealed } from './blindState'

const QUERIES = new Set<unknown>([
  pipeline.applicants.name,
  pipeline.profile.name,
  applicants.answers.name,
  'board-column',
  'departures',
])
/** The cached answers that name a vacancy's applicants. */
const areOf =
  (klobVacancyCode: string) =>
  ({ queryKey }: Query): boolean =>
    QUERIES.has(queryKey[0]) && JSON.stringify(queryKey).includes(JSON.stringify(klobVacancyCode))

/** Drops what is cached of a vacancy's applicants: it was read when others were hidden. */
export const forgetAnswers = (client: QueryClient, klobVacancyCode: string): void =>
  client.removeQueries({ predicate: areOf(klobVacancyCode) })

/** Takes away what was said with names before: toasts, and titles in the list of drafts. */
export function hideTraces({ userId }: UserScope, klobVacancyCode: string): void {
  void clearToasts()
  const vacancy = `/atsreport/${encodeURIComponent(klobVacancyCode)}`
  renameDrafts(userId, (address) => address.split('?')[0]!.endsWith(vacancy), 'Isian tentang pelamar')
}

/** Shows the identity of an applicant until the vacancy is left. */
export function revealIdentity(client: QueryClient, klobVacancyCode: string, userId: string): Promise<void> {
  revealed.set(new Set([...revealed.get(), applicationKey(klobVacancyCode, userId)]))
  return client.invalidateQueries({ predicate: areOf(klobVacancyCode) })
}
