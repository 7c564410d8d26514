import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { CopyLink } from '~/components/CopyLink'
import { useCorporate } from '~/components/corporate'
import { requiredNames } from '~/lib/rules/rules'
import { stringifySearch } from '~/lib/url/searchParams'
import type { FilterUi, ScreenList } from '~/list/list'
import type { OpenDialog } from '~/list/ListDialogs'
import type { ListState } from '~/list/listUrl'
import { SavedFilterBadge } from '~/list/saved/SavedFilterBadge'
import { Notice } from '~/ui/messages/Notice'
import { ActiveFilterChips } from './ActiveFilterChips'
import { shownSections, useFailedLists } from './conditions'
import type { Condition } from './criterion'
import { FilterForm } from './FilterForm'
import { FilterNotices } from './FilterNotices'
import type { Folding } from './useFolding'
import classes from './FilterPanel.module.css'

/** What a URL may hold before proxies and servers refuse it. */
const URL_LIMIT = 7_500

type Props<F extends object, Row extends object> = {
  list: ScreenList<F, Row>
  ui: Extract<FilterUi<F>, { kind: 'panel' | 'form' }>
  state: ListState<F>
  folding: Folding
  holds: (condition: Condition | undefined) => boolean
  failed: Parameters<typeof FilterNotices>[0]['failed']
  ignored: readonly string[]
  search: (filters: F) => void
  drop: (names: readonly string[]) => void
  reset: () => void
  onDraft: (draft: object, differs: boolean) => void
  openDialog: (dialog: OpenDialog<F>) => void
}

/** The filters of a search: the open saved filter, a chip for each criterion, and the form, which folds. */
export function FilterPanel<F extends object, Row extends object>(props: Props<F, Row>) {
  const { list, ui, state, folding, holds, failed, ignored, search, drop, reset, onDraft, openDialog } = props
  const { scope } = useCorporate()
  const { filters: schema, url } = list
  const { sections, saved } = ui
  const { filters } = state
  const lists = useFailedLists(shownSections(sections, holds), scope, filters)
  const address = () => {
    const { origin, pathname } = location
    const { link: _link, ...shared } = state
    return origin + pathname + stringifySearch({ ...url.write(shared), c: scope.corporateId })
  }
  return (
    <>
      <div className={classes.notices}>
        <FilterNotices failed={failed} lists={lists} ignored={ignored} />
        {saved && state.saved !== undefined && (
          <SavedFilterBadge saved={saved} panel={{ schema, sections }} id={state.saved} filters={filters} />
        )}
      </div>
      <div className={classes.summary}>
        <ActiveFilterChips
          sections={sections}
          filters={filters}
          scope={scope}
          required={requiredNames(schema.rules)}
          drop={drop}
        />
        <CopyLink address={address} />
        <Button
          variant="default"
          size="xs"
          aria-expanded={folding.isOpen}
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
          onClick={() => folding.show(!folding.isOpen)}
        >
          {folding.isOpen ? 'Tutup filter' : 'Ubah filter'}
        </Button>
      </div>
      {folding.wasOpen && (
        <div hidden={!folding.isOpen}>
          <FilterForm<F>
            label={ui.label}
            schema={schema}
            sections={sections}
            holds={holds}
            scope={scope}
            filters={filters}
            search={search}
            reset={reset}
            onDraft={onDraft}
            savedFilters={
              saved && {
                save: (values) => openDialog({ name: 'save', filters: values }),
                list: () => openDialog({ name: 'list' }),
              }
            }
          />
        </div>
      )}
      {stringifySearch(url.write(state) as Record<string, unknown>).length > URL_LIMIT && (
        <Notice urgent>
          Filter sangat panjang sehingga tautannya mungkin ditolak server. Kurangi pilihan bila pencarian gagal.
        </Notice>
      )}
    </>
  )
}
