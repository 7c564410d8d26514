import { type ReactNode, useMemo } from 'react'
import { stageFilters, type StageWhere } from '~/api/contract/recruitment/stageFilters'
import { adminTexts } from '~/lib/texts/adminTexts'
import { FilterForm } from '~/list/filters/FilterForm'
import { alert } from '~/ui/dialogs/dialogs'
import type { StageAt } from '../queries'
import classes from '../StageScreen.module.css'
import { stageSections } from './stageSections'

const MODALS: readonly string[] = Object.values(adminTexts.stageFilter)
const nothing = () => {}

/** The filter panel of a stage: the search engine's form with the groups of document 2 §2.6. */
export function StageFilter({
  isHidden,
  at,
  where,
  search,
}: {
  /** Folded: what was typed but not searched stays. */
  isHidden: boolean
  at: StageAt
  where: StageWhere
  search: (where: StageWhere) => void
}): ReactNode {
  const sections = useMemo(() => stageSections(at), [at])
  return (
    <aside id="filter" hidden={isHidden} className={classes.filter} aria-labelledby="filter-title">
      <h2 id="filter-title">Filter</h2>
      <FilterForm<StageWhere>
        label="Filter pencarian"
        schema={stageFilters}
        sections={sections}
        holds={() => true}
        scope={at}
        filters={where}
        search={search}
        reset={() => search({})}
        onDraft={nothing}
        onRefused={(messages) => {
          const modal = messages.find((message) => MODALS.includes(message))
          if (modal !== undefined) void alert(modal)
        }}
      />
    </aside>
  )
}
