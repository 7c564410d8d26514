import { type ComponentProps, memo } from 'react'
import type { PanelUi, ScreenList } from '~/list/list'
import type { OpenDialog } from '~/list/ListDialogs'
import { SavedFilterMenu } from '~/list/saved/SavedFilterMenu'
import type { FilterForm } from './FilterForm'
import type { SearchOwner } from '~/list/filters/recentSearches'
import { LaterFilterForm } from './LaterFilterForm'

type Props<F extends object, Row extends object> = Pick<
  ComponentProps<typeof FilterForm<F>>,
  | 'holds'
  | 'filters'
  | 'saysDifference'
  | 'search'
  | 'reset'
  | 'onDraft'
  | 'focusRequest'
  | 'draftRequest'
  | 'onRefused'
> & {
  list: ScreenList<F, Row>
  ui: PanelUi<F>
  /** Of the recent searches. */
  owner: SearchOwner
  openSaved: (filters: F, id: string) => void
  openDialog: (dialog: OpenDialog<F>) => void
}

function Form<F extends object, Row extends object>(props: Props<F, Row>) {
  const { list, ui, owner, openSaved, openDialog, ...form } = props
  const { filters: schema } = list
  const { label, sections, common, saved } = ui
  return (
    <LaterFilterForm<F>
      {...form}
      label={label}
      schema={schema}
      sections={sections}
      frequent={common && { common, owner }}
      save={saved && ((filters) => openDialog({ name: 'save', filters }))}
    >
      {saved && (
        <SavedFilterMenu
          list={list}
          saved={saved}
          panel={{ schema, sections }}
          onOpen={openSaved}
          onRepeat={form.search}
          showAll={() => openDialog({ name: 'list' })}
        />
      )}
    </LaterFilterForm>
  )
}

/** The filter form of a list's screen, with its saved filters. Its props are stable: it is not drawn with each page. */
export const ScreenForm = memo(Form) as typeof Form
