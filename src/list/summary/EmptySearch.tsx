import { Button } from '@mantine/core'
import { texts } from '~/lib/texts/texts'
import type { ScreenList } from '~/list/list'
import { lazyComponent } from '~/ui/lazyComponent'
import { StatePanel } from '~/ui/states/StatePanel'
import type { Section } from '~/list/filters/criterion'
import classes from './EmptySearch.module.css'

const SplitName = lazyComponent(async () => (await import('./SplitName')).SplitName)
const WhyEmpty = lazyComponent(async () => (await import('./WhyEmpty')).WhyEmpty)

type Props<F extends object, Row extends object> = {
  list: ScreenList<F, Row>
  sections: readonly Section<F>[]
  filters: F
  drop: (names: readonly string[]) => void
  search: (filters: F) => void
  reset: () => void
}

/** Panel for a search without results, with ways to widen it. */
export function EmptySearch<F extends object, Row extends object>({ reset, search, ...rest }: Props<F, Row>) {
  const names = rest.sections
    .flatMap(({ criteria }) => criteria)
    .flatMap((one) => (one.kind === 'text' && one.lastName !== undefined ? [[one.name, one.lastName] as const] : []))
    .at(0)
  return (
    <StatePanel
      drawing="empty"
      title={texts.nothingFound}
      message="Tidak ada yang memenuhi semua kriteria. Hapus satu kriteria atau longgarkan nilainya."
      action={
        <div className={classes.ways}>
          {names && <SplitName names={names} filters={rest.filters} search={search} />}
          <WhyEmpty {...rest} />
          <Button variant="default" onClick={reset}>
            Hapus semua filter
          </Button>
        </div>
      }
    />
  )
}
