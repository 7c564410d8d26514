import { minuteText, plainMinute } from '~/lib/time/dates'
import { lazyComponent } from '~/ui/lazyComponent'
import type { Kind } from './kind'

/** From a minute until another; either end may be open. */
export const moments: Kind<'moments'> = {
  // Few searches ask for times.
  Control: lazyComponent(async () => (await import('./MomentsControl')).MomentsControl),
  namesOf: ({ name, until }) => [name, until],
  sourceOf: () => undefined,
  describe: ({ label, name, until }, filters) => {
    const [from, to] = [filters[name], filters[until]].map((value) =>
      typeof value === 'string' ? minuteText(plainMinute(value)) : undefined,
    )
    const range = from && to ? `${from} - ${to}` : from ? `mulai ${from}` : `sampai ${to}`
    return `${label}: ${range}`
  },
}
