import { Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { stageFilters, type StageFilters } from '~/api/contract/recruitment/stageFilters'
import { adminTexts } from '~/lib/texts/adminTexts'
import { LaterFilterForm } from '~/list/filters/panel/LaterFilterForm'
import { FilterLayout } from '~/list/filters/panel/FilterLayout'
import { filledCriteria, ignoredCriteria, ignoredText } from '~/list/filters/kinds/kinds'
import type { FilterPanelState } from '~/list/filters/panel/useFilterPanel'
import { alert } from '~/ui/dialogs/dialogs'
import { lazyDialog } from '~/ui/lazyDialog'
import { Notice } from '~/ui/messages/Notice'
import type { BrowserFilterChoice } from './BrowserFilterPopup'
import { useIdentities } from '../pipeline/identities'
import { useStage } from '../pipeline/stageContext'
import { stageSections, withoutNames } from './stageSections'
import type { useStageFilters } from './useStageFilters'

const BrowserFilterPopup = lazyDialog(async () => (await import('./BrowserFilterPopup')).BrowserFilterPopup)
const DIALOG_MESSAGES: readonly string[] = Object.values(adminTexts.stageFilter)
const noop = () => {}
const always = () => true

type Props = {
  stageFilters: ReturnType<typeof useStageFilters>
  panel: FilterPanelState
  /** The list of applicants. */
  children: ReactNode
}

/** A stage's applicants beside their filters: the list engine's panel with the groups of document 2 §2.6. */
export function StageFilter({ stageFilters: { filters, search, open }, panel, children }: Props) {
  const { stageKey } = useStage()
  const { searchDenial } = useIdentities()
  const sections = useMemo(
    () => (searchDenial === undefined ? stageSections(stageKey) : withoutNames(stageSections(stageKey))),
    [stageKey, searchDenial],
  )
  const ignored = ignoredCriteria(sections, useSearch({ strict: false }), filters)
  return (
    <FilterLayout
      panel={panel}
      filled={filledCriteria(sections, filters).length}
      form={
        <LaterFilterForm<StageFilters>
          label="Filter pencarian"
          schema={stageFilters}
          sections={sections}
          holds={always}
          filters={filters}
          search={(values) => {
            panel.closeDrawer()
            search(values)
          }}
          reset={() => search({})}
          onDraft={noop}
          focusRequest={panel.focusRequest}
          onRefused={(messages) => {
            const dialogMessage = messages.find((message) => DIALOG_MESSAGES.includes(message))
            if (dialogMessage !== undefined) void alert(dialogMessage)
          }}
        >
          {searchDenial !== undefined && (
            <p className="small dimmed" style={{ gridColumn: '1 / -1' }}>
              {searchDenial}
            </p>
          )}
          <BrowserFilters sections={sections} filters={filters} open={open} />
        </LaterFilterForm>
      }
    >
      {ignored.length > 0 && <Notice>{ignoredText(ignored)}</Notice>}
      {children}
    </FilterLayout>
  )
}

/** Named filters of this browser, at the bottom of the filter panel: the API saves none for a stage. */
function BrowserFilters(choice: BrowserFilterChoice) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        ref={setAnchor}
        variant="default"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen((previous) => !previous)}
      >
        Filter di browser ini
      </Button>
      {isOpen && anchor && <BrowserFilterPopup {...choice} anchor={anchor} onClose={() => setOpen(false)} />}
    </>
  )
}
