import { Button } from '@mantine/core'
import { type ComponentProps, memo, useState } from 'react'
import { lazyDialog } from '~/ui/lazyDialog'
import type { PanelUi, ScreenList } from './list'
import type { OpenDialog } from './ListDialogs'
import type { SavedFilterChoice } from './saved/SavedFilterPopup'
import type { FilterForm } from './filters/panel/FilterForm'
import type { SearchOwner } from './filters/recentSearches'
import { LaterFilterForm } from './filters/panel/LaterFilterForm'

type Props<F extends object, Row extends object> = Omit<
  ComponentProps<typeof FilterForm<F>>,
  'label' | 'schema' | 'sections' | 'frequent' | 'save' | 'children'
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
// `memo` loses the generic type.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const ScreenForm = memo(Form) as typeof Form

const SavedFilterPopup = lazyDialog(async () => (await import('./saved/SavedFilterPopup')).SavedFilterPopup)

/** Button that opens the saved filters and recent searches. */
function SavedFilterMenu<F extends object>(choice: SavedFilterChoice<F>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button
        ref={setAnchor}
        variant="default"
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened((was) => !was)}
      >
        Lihat Filter
      </Button>
      {opened && <SavedFilterPopup {...choice} anchor={anchor} onClose={() => setOpened(false)} />}
    </>
  )
}
