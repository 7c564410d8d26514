import { isItems, type Items } from '~/record/items'
import { isSame, namesOf, type Path } from '~/record/versions'

/** The record path of a form field: `name`, `list.order` or `list.byKey.key.field`. Deeper parts belong to that value. */
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
    // Fields of the item may be mounted already, and each subscribes to its own name.
    const fields = changes(before ?? {}, item).map(([field, value]): [string, unknown] => [
      `${name}.byKey.${key}.${field}`,
      value,
    ])
    return [...whole, ...fields]
  }),
  ...(isSame(was.order, now.order) ? [] : [[`${name}.order`, now.order] as [string, unknown]]),
]
/** Differences between two versions by form field name. Only these fields are set in the form, so that the focus stays. */
export const changes = (was: object, now: object): [string, unknown][] =>
  namesOf(now as Record<string, unknown>).flatMap((name): [string, unknown][] => {
    const [before, value] = [was, now].map((version) => (version as Record<string, unknown>)[name])
    if (before === value) return []
    if (isItems(before) && isItems(value)) return itemChanges(name, before, value)
    return isSame(before, value) ? [] : [[name, value]]
  })
