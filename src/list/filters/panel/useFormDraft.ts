import { useCallback, useState } from 'react'
import type { FilterSchema } from '~/api/endpointGroups/wireMapping'
import { pageState } from '~/lib/pageState'
import { hasRequiredFilters } from '~/lib/rules/rules'
import type { DraftRequest } from './FilterForm'

/** What is filled into a filter form; undefined until the form was opened. */
export type FormDraft = Pick<ReturnType<typeof pageState<object | undefined>>, 'get' | 'subscribe'>

/** What is filled into a filter form, searched or not, for the screen around it. */
export function useFormDraft<F extends object>({ rules }: FilterSchema<F>) {
  // A store, so that the screen does not render at every keystroke.
  const [draft] = useState(() => pageState<object | undefined>(undefined))
  const [differs, setDiffers] = useState(false)
  const [isDraftReady, setDraftReady] = useState(false)
  const [draftRequest, requestDraft] = useState<DraftRequest<F>>()
  const onDraft = useCallback(
    (values: object, isDifferent: boolean) => {
      draft.set(values)
      setDiffers(isDifferent)
      setDraftReady(hasRequiredFilters(rules, values))
    },
    [draft, rules],
  )
  return {
    draft,
    /** It differs from the search. */
    differs,
    /** It can be searched with. */
    isDraftReady,
    onDraft,
    draftRequest,
    requestDraft,
  }
}
