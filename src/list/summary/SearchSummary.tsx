import { useMemo } from 'react'
import { useCorporate } from '~/components/corporate'
import { requiredNames } from '~/lib/rules/rules'
import { stringifySearch } from '~/lib/url/searchParams'
import type { SavedFilterEdit } from '~/list/saved/SavedFilterBadge'
import { searchStorageName } from '~/list/useListSearch'
import type { PanelUi, ScreenList } from '~/list/list'
import type { ListState } from '~/list/listUrl'
import { lazyComponent } from '~/ui/lazyComponent'
import { Notice } from '~/ui/messages/Notice'
import { shownSections, useFailedLists } from '~/list/filters/conditions'
import type { AnyCriterion, Condition, Section } from '~/list/filters/criterion'
import classes from './SearchSummary.module.css'
import { LISTS_FAILED } from '~/components/masterData'
import { CloseButton } from '@mantine/core'
import { criterionText } from '~/list/filters/criterionTexts'
import { filledCriteria, ignoredText, namesOf, sourceOf } from '~/list/filters/kinds/kinds'
import { useOptionsFor } from '~/list/filters/options'
import { fieldsOf } from '~/lib/fields'

const SavedFilterBadge = lazyComponent(async () => (await import('~/list/saved/SavedFilterBadge')).SavedFilterBadge)

/** URL length above which proxies and servers may refuse a request. */
const URL_LIMIT = 7_500

type Props<F extends object, Row extends object> = {
  list: ScreenList<F, Row>
  ui: PanelUi<F>
  state: ListState<F>
  /** The state in the URL, including filters that are not searched. */
  requested: ListState<F>
  /** How the open saved filter is changed. */
  edit: SavedFilterEdit<F>
  holds: (condition: Condition | undefined) => boolean
  failed: NoticesProps['failed']
  ignored: readonly string[]
  drop: (names: readonly string[]) => void
  goTo: (name: string) => void
}

/** Summary of the search above the results: the open saved filter, a chip for each criterion, and notices about them. */
export function SearchSummary<F extends object, Row extends object>(props: Props<F, Row>) {
  const { list, ui, state, requested, edit, holds, failed, ignored, drop, goTo } = props
  const { scope } = useCorporate()
  const { filters: schema, url } = list
  const { sections, saved } = ui
  const { filters } = state
  const effect = list.effectOf?.(filters)
  const shown = useMemo(() => shownSections(sections, holds), [sections, holds])
  const lists = useFailedLists(shown, scope, filters)
  return (
    <>
      <div className={classes.notices}>
        <FilterNotices failed={failed} lists={lists} ignored={ignored} />
        {saved && state.saved !== undefined && (
          <SavedFilterBadge
            list={searchStorageName(list)}
            saved={saved}
            panel={{ schema, sections }}
            id={state.saved}
            filters={filters}
            edit={edit}
          />
        )}
      </div>
      <ActiveFilterChips
        sections={sections}
        filters={filters}
        required={requiredNames(schema.rules)}
        drop={drop}
        goTo={goTo}
      />
      {effect !== undefined && <p className="small dimmed">{effect}</p>}
      {stringifySearch(fieldsOf(url.write(requested))).length > URL_LIMIT && (
        <Notice urgent>
          Filter sangat panjang sehingga tautannya mungkin ditolak server. Kurangi pilihan bila pencarian gagal.
        </Notice>
      )}
    </>
  )
}

type Retry = () => unknown
type NoticesProps = {
  failed: readonly { message: string; retry: Retry }[]
  lists: { anyFailed: boolean; retry: Retry }
  ignored: readonly string[]
}

/** Notices of filters that could not be loaded, retried together, and of invalid values in a link. */
function FilterNotices({ failed, lists, ignored }: NoticesProps) {
  const messages = new Set(failed.map(({ message }) => message))
  if (lists.anyFailed) messages.add(LISTS_FAILED)
  const retry = () => {
    for (const one of failed) one.retry()
    lists.retry()
  }
  return (
    <>
      {messages.size > 0 && <Notice retry={retry}>{[...messages].join(' ')}</Notice>}
      {ignored.length > 0 && <Notice>{ignoredText(ignored)}</Notice>}
    </>
  )
}

type ChipsProps<W> = {
  sections: readonly Section<W>[]
  filters: W
  /** What cannot be removed: without it nothing is searched. */
  required: readonly string[]
  drop: (names: readonly string[]) => void
  /** Goes to the field of a criterion. */
  goTo: (name: string) => void
}

/** The current search, one chip per criterion: it jumps to its field, and can be removed. */
function ActiveFilterChips<W extends object>({ sections, filters, required, drop, goTo }: ChipsProps<W>) {
  const filled = filledCriteria(sections, filters)
  if (filled.length === 0) return <span className={`small dimmed ${classes.none}`}>Tanpa filter</span>
  return (
    <ul className={`row plain-list ${classes.chips}`} aria-label="Kriteria yang dicari">
      {filled.map((criterion) => (
        <Chip
          key={criterion.name}
          criterion={criterion}
          filters={filters}
          goTo={() => goTo(criterion.name)}
          drop={required.includes(criterion.name) ? undefined : () => drop(namesOf(criterion))}
        />
      ))}
    </ul>
  )
}

type ChipProps = {
  criterion: AnyCriterion
  filters: object
  goTo: () => void
  drop: (() => void) | undefined
}
function Chip({ criterion, filters, goTo, drop }: ChipProps) {
  const { options, isPending, failed } = useOptionsFor(sourceOf(criterion) ?? { codes: [] }, filters)
  const text = criterionText(criterion, filters, { data: isPending || failed ? undefined : options, isError: failed })
  return (
    <li className={classes.chip}>
      <button type="button" title={text} aria-label={`Ubah kriteria ${text}`} onClick={goTo}>
        {text}
      </button>
      {drop && <CloseButton size="xs" aria-label={`Hapus kriteria ${text}`} onClick={drop} />}
    </li>
  )
}
