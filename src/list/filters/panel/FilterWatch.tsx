import { memo, useDeferredValue, useEffect, useMemo } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import type { Rule } from '~/lib/rules/rules'
import { isSameFilters } from '~/list/listUrl'
import { FORM_DIFFERS } from '~/list/filters/conditions'
import { cleanDraft } from '~/list/filters/checkDraft'
import type { AnySections } from '~/list/filters/criterion'
import type { Draft } from '~/list/filters/draft'
import classes from './FilterForm.module.css'
import { filledNames } from './useSections'

type Props = {
  rules: readonly Rule[]
  sections: AnySections
  filters: object
  onDraft: (draft: object, differs: boolean) => void
  onFilled: (names: string) => void
  /** Element id of the count. */
  countId: string
  saysDifference: boolean | undefined
}

/** Count of filled criteria. The only component that watches the whole form; deferred until after the typed text is shown. */
export function FilterWatch({ control, ...props }: Props & { control: Control<Draft> }) {
  const draft = useDeferredValue(useWatch({ control }))
  return <Filled draft={draft} {...props} />
}
const Filled = memo(function Filled({
  draft: values,
  rules,
  sections,
  filters,
  onDraft,
  onFilled,
  countId,
  saysDifference,
}: Props & { draft: Draft }) {
  const draft = useMemo(() => cleanDraft(rules, values), [rules, values])
  const filled = filledNames(sections, draft)
  const differs = !isSameFilters(draft, filters)
  useEffect(() => {
    onDraft(draft, differs)
    onFilled(filled)
  }, [onDraft, onFilled, draft, differs, filled])
  const isSaid = differs && saysDifference
  const count = filled === '' ? 0 : filled.split(',').length
  return (
    <div className={classes.state}>
      <p role="status">{isSaid && FORM_DIFFERS}</p>
      <p id={countId} className={isSaid ? 'visually-hidden' : undefined}>
        {count === 0 ? 'Belum ada kriteria' : `${count} kriteria terisi`}
      </p>
    </div>
  )
})
