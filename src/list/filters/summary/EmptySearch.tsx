import { Button } from '@mantine/core'
import { texts } from '~/lib/texts/texts'
import type { ScreenList } from '~/list/list'
import { lazyComponent } from '~/ui/lazyComponent'
import { StatePanel } from '~/ui/states/StatePanel'
import type { Section } from '~/list/filters/criterion'
import classes from './EmptySearch.module.css'
import type { WhyEmpty as WhyEmptyOf } from './WhyEmpty'

// Its types depend on the list, which a lazy part forgets.
const WhyEmpty = lazyComponent(async () => (await import('./WhyEmpty')).WhyEmpty) as typeof WhyEmptyOf

type Props<F extends object, Row extends object> = {
  list: ScreenList<F, Row>
  sections: readonly Section<F>[]
  filters: F
  drop: (names: readonly string[]) => void
  reset: () => void
}

/** A search without results, and the ways to some. */
export function EmptySearch<F extends object, Row extends object>({ reset, ...search }: Props<F, Row>) {
  return (
    <StatePanel
      drawing="empty"
      title={texts.nothingFound}
      message="Tidak ada yang memenuhi semua kriteria. Hapus satu kriteria atau longgarkan nilainya."
      action={
        <div className={classes.ways}>
          <WhyEmpty {...search} />
          <Button variant="default" onClick={reset}>
            Hapus semua kriteria
          </Button>
        </div>
      }
    />
  )
}
