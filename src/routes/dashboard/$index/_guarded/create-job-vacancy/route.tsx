import { createFileRoute } from '@tanstack/react-router'
import { GuardedError } from '~/features/shell/GuardedError'
import { NoAccessError } from '~/features/shell/access'

/** Vacancy administration: its rights are no menu entries but flags of their own (document 3 §6). */
export const Route = createFileRoute('/dashboard/$index/_guarded/create-job-vacancy')({
  staticData: { title: 'Job Vacancy Posting' },
  beforeLoad: async ({ context, matches }) => {
    // Beside the flags, not after them.
    context.loadCode(matches)
    const { vacancyRights } = await import('~/features/vacancies/queries')
    const may = await context.queryClient.ensureQueryData(vacancyRights(context.corporate))
    const needed = new Set(matches.flatMap(({ staticData: { flag = 'view' } }) => flag))
    const missing = [...needed].filter((flag) => !may[flag])
    if (missing.length > 0) throw new NoAccessError(missing)
    return { may }
  },
  errorComponent: GuardedError,
})
