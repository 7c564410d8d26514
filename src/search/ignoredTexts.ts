import type { RawSearch } from '~/lib/searchParams'
import { namesOf } from './kinds/kinds'
import type { Reads } from './Search'

/** The criteria of which a URL says something that does not hold, by label: what is not searched must be said. */
export const ignoredTexts = (sections: Reads['sections'], raw: RawSearch, where: object): string[] => [
  ...new Set(
    sections
      .flatMap(({ criteria }) => criteria)
      .filter((criterion) => namesOf(criterion).some((name) => raw[name] !== undefined && !(name in where)))
      .map(({ label }) => label),
  ),
]
