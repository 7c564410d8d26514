import { useQuery } from '@tanstack/react-query'
import { candidates } from '~/api/contract/recruitment/candidates'
import type { Option } from '~/api/values'
import type { Output } from '~/api/endpoint'
import { query } from '~/api/queries'
import type { Scope } from '~/lib/scope'
import { detailOf } from '~/api/errors'
import { useCorporate } from '~/components/corporate'
import { adminTexts } from '~/lib/texts/adminTexts'
import { useOnNewValue } from '~/lib/effects'
import { alert } from '~/ui/dialogs/dialogs'

type Lists = Output<typeof candidates.lists>

/** The option lists of the admin query, loaded in one query. */
export const candidateLists = ({ corporateId }: Scope) => query(candidates.lists, { corporateId })
/** One list whose ids are sent as values (wire decision C24). */
export const listOf = (name: keyof Lists) => ({
  read: (scope: Scope) => ({ ...candidateLists(scope), select: (lists: Lists): readonly Option[] => lists[name] }),
})
/** One list whose texts are sent as values (wire decision C20). */
export const textsOf = (name: keyof Lists) => ({
  read: (scope: Scope) => ({
    ...candidateLists(scope),
    select: (lists: Lists): readonly Option[] => lists[name].map(({ text }) => ({ id: text, text })),
  }),
})

const alertLists = (failure: Error) =>
  void alert(adminTexts.candidates.listsFailed(detailOf(failure) ?? failure.message))
/** Alerts when the option lists of the admin query cannot be loaded (document 3 §4). */
export function useListsAlert(): void {
  const { scope } = useCorporate()
  useOnNewValue(useQuery({ ...candidateLists(scope), retryOnMount: false }).error ?? undefined, alertLists)
}
