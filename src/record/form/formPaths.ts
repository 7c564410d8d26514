import { isItems, type Items } from '~/record/items'
import { isSame, namesOf, type Path } from '~/record/versions'

/** The place of a field that the form library calls `name`, `list.order` or `list.byKey.key.field`; what lies deeper in a value belongs to it. */
export function pathOf(name: string, version: object): Path {
  const [field = '', part, key, of] = name.split('.')
  if (!isItems((version as Record<string, unknown>)[field])) return [field]
  if (part === 'order') return [field, 'order']
  return key === undefined ? [field] : of === undefined ? [field, key] : [field, key, of]
}

const itemChanges = (name: string, was: Items<object>, now: Items<object>): [string, unknown][] => [
  ...Object.entries(now.byKey).flatMap(([key, item]): [string, unknown][] => {
    const before = was.byKey[key]
    if (before === item) return []
    const whole: [string, unknown][] = before ? [] : [[`${name}.byKey.${key}`, item]]
    // Its fields may be mounted already: each listens to its own name.
    const fields = changes(before ?? {}, item).map(([field, value]): [string, unknown] => [
      `${name}.byKey.${key}.${field}`,
      value,
    ])
    return [...whole, ...fields]
  }),
  ...(isSame(was.order, now.order) ? [] : [[`${name}.order`, now.order] as [string, unknown]]),
]
/** Where a version differs from another, by field name: only there the form is changed, so that a focus stays. */
export const changes = (was: object, now: object): [string, unknown][] =>
  namesOf(now as Record<string, unknown>).flatMap((name): [string, unknown][] => {
    const [before, value] = [was, now].map((version) => (version as Record<string, unknown>)[name])
    if (before === value) return []
    if (isItems(before) && isItems(value)) return itemChanges(name, before, value)
    return isSame(before, value) ? [] : [[name, value]]
  })
