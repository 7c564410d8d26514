import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { detailOf } from '~/api/errors'
import { useCorporate } from '~/components/corporate'
import { adminTexts } from '~/lib/texts/adminTexts'
import { alert } from '~/ui/dialogs/dialogs'
import { candidateLists } from './candidateLists'

/** Alerts when the option lists of the admin query cannot be loaded (document 3 §4). */
export function useListsAlert(): void {
  const { scope } = useCorporate()
  const { error } = useQuery({ ...candidateLists(scope), retryOnMount: false })
  useEffect(() => {
    if (error) void alert(adminTexts.candidates.listsFailed(detailOf(error) ?? error.message))
  }, [error])
}
