import { type ReactNode, useMemo } from 'react'
import { stageFilters, type StageWhere } from '~/api/contract/recruitment/stageFilters'
import { adminTexts } from '~/lib/texts/adminTexts'
import { FilterForm } from '~/list/filters/panel/FilterForm'
import { FilterLayout } from '~/list/filters/panel/FilterLayout'
import { filledIn } from '~/list/filters/kinds/kinds'
import type { FilterPanelState } from '~/list/filters/panel/useFilterPanel'
import { alert } from '~/ui/dialogs/dialogs'
import type { StageAt } from '../queries'
import { stageSections } from './stageSections'

const MODALS: readonly string[] = Object.values(adminTexts.stageFilter)
const nothing = () => {}
const always = () => true

type Props = {
  at: StageAt
  where: StageWhere
  search: (where: StageWhere) => void
  panel: FilterPanelState
  /** The applicants. */
  children: ReactNode
}

/** A stage's applicants beside their filters: the search engine's panel with the groups of document 2 §2.6. */
export function StageFilter({ at, where, search, panel, children }: Props) {
  const sections = useMemo(() => stageSections(at), [at])
  return (
    <FilterLayout
      panel={panel}
      filled={filledIn(sections, where).length}
      form={
        <FilterForm<StageWhere>
          label="Filter pencarian"
          schema={stageFilters}
          sections={sections}
          holds={always}
          scope={at}
          filters={where}
          search={(values) => {
            panel.leave()
            search(values)
          }}
          reset={() => search({})}
          onDraft={nothing}
          wanted={panel.wanted}
          onRefused={(messages) => {
            const modal = messages.find((message) => MODALS.includes(message))
            if (modal !== undefined) void alert(modal)
          }}
        />
      }
    >
      {children}
    </FilterLayout>
  )
}
