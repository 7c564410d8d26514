import { createFileRoute } from '@tanstack/react-router'
import { session } from '~/api/contract/session'
import { query } from '~/api/queries'
import { GuardedError } from '~/features/shell/GuardedError'
import { NoAccessError } from '~/features/shell/access'

/** Vacancy administration: its rights are separate flags, not menu entries (document 3 §6). */
export const Route = createFileRoute('/dashboard/$index/_guarded/create-job-vacancy')({
  staticData: { title: 'Job Vacancy Posting' },
  beforeLoad: async ({ context, matches }) => {
    // Loads the code in parallel to the flags.
    context.loadCode(matches)
    const { corporateId } = context.corporate
    // Stale rights are used now and refetched for the next visit.
    const rights = { ...query(session.vacancyRights, { corporateId }), revalidateIfStale: true }
    const may = await context.queryClient.ensureQueryData(rights)
    const missing = matches.flatMap(({ staticData: { flag } }) => (flag === undefined || may[flag] ? [] : flag))
    if (missing.length > 0) throw new NoAccessError(missing)
    return { may }
  },
  errorComponent: GuardedError,
})
