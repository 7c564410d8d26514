import { type ReactNode, useMemo } from 'react'
import { stageFilters, type StageFilters } from '~/api/contract/recruitment/stageFilters'
import { adminTexts } from '~/lib/texts/adminTexts'
import { FilterForm } from '~/list/filters/panel/FilterForm'
import { FilterLayout } from '~/list/filters/panel/FilterLayout'
import { filledIn } from '~/list/filters/kinds/kinds'
import type { FilterPanelState } from '~/list/filters/panel/useFilterPanel'
import type { Viewer } from '~/components/viewer'
import { alert } from '~/ui/dialogs/dialogs'
import type { StageKey } from '../queries'
import { BrowserFilters } from './BrowserFilters'
import { stageSections } from './stageSections'

const MODALS: readonly string[] = Object.values(adminTexts.stageFilter)
const nothing = () => {}
const always = () => true

type Props = {
  stageKey: StageKey
  filters: StageFilters
  search: (filters: StageFilters) => void
  /** Searches by filters that were saved in this browser. */
  open: (filters: StageFilters) => void
  viewer: Viewer
  panel: FilterPanelState
  /** The applicants. */
  children: ReactNode
}

/** A stage's applicants beside their filters: the search engine's panel with the groups of document 2 §2.6. */
export function StageFilter({ stageKey, filters, search, open, viewer, panel, children }: Props) {
  const sections = useMemo(() => stageSections(stageKey), [stageKey])
  return (
    <FilterLayout
      panel={panel}
      filled={filledIn(sections, filters).length}
      form={
        <FilterForm<StageFilters>
          label="Filter pencarian"
          schema={stageFilters}
          sections={sections}
          holds={always}
          scope={stageKey}
          filters={filters}
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
        >
          <BrowserFilters
            writer={{ userId: viewer.userId, corporateId: stageKey.corporateId }}
            sections={sections}
            filters={filters}
            open={open}
          />
        </FilterForm>
      }
    >
      {children}
    </FilterLayout>
  )
}
