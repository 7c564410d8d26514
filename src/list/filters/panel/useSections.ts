import { useState } from 'react'
import type { AnyCriterion, AnySections, Condition } from '~/list/filters/criterion'
import { filledCriteria, namesOf } from '~/list/filters/kinds/kinds'

/** Forms with at most this many criteria start with all sections open. */
const MAX_ALL_OPEN = 8

/** Which sections of a form are open: initially those with filled or required criteria. */
export function useSections(
  all: AnySections,
  holds: (condition: Condition | undefined) => boolean,
  isFilled: (criterion: AnyCriterion) => boolean,
  required: readonly string[],
) {
  const sections = all.map((section) => {
    const criteria = section.criteria.filter(({ when }) => holds(when))
    return { ...section, criteria, filled: criteria.filter(isFilled).length }
  })
  const titled = sections.filter(({ title }) => title !== undefined)
  const [opened, setOpened] = useState<readonly number[]>(() => {
    const isSmall = sections.flatMap(({ criteria }) => criteria).length <= MAX_ALL_OPEN
    return sections.flatMap(({ criteria, filled }, n) =>
      isSmall || filled > 0 || criteria.some(({ name }) => required.includes(name)) ? [n] : [],
    )
  })
  return {
    sections: sections.map((section, n) => ({ ...section, isOpen: section.title === undefined || opened.includes(n) })),
    canFold: titled.length > 1,
    areAllOpen: opened.length === sections.length,
    setOpen: (n: number, isOpen: boolean) =>
      setOpened((was) => (isOpen ? [...new Set([...was, n])] : was.filter((one) => one !== n))),
    setAllOpen: (isOpen: boolean) => setOpened(isOpen ? sections.map((_, n) => n) : []),
    /** Opens the sections that contain one of these names. */
    reveal: (names: readonly string[]) => {
      const holding = sections.flatMap(({ criteria }, n) =>
        criteria.some((criterion) => namesOf(criterion).some((name) => names.includes(name))) ? [n] : [],
      )
      setOpened((was) => [...new Set([...was, ...holding])])
    },
  }
}

/** The names of the filled criteria, as one comparable string. */
export const filledNames = (sections: AnySections, filters: object): string =>
  filledCriteria(sections, filters)
    .map(({ name }) => name)
    .join()
