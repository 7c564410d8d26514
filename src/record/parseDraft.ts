import { fieldsOf, hasFields } from '~/lib/fields'
import { isItems } from './items'
import type { Leftover } from './merge'
import type { Draft } from './recordState'
import { isSame } from './versions'

/** Whether a value from the browser's storage has the shape of a field. */
const fits = (value: unknown, like: unknown): boolean => {
  if (isItems(like)) return isItems(value) && value.order.every((key) => Object.hasOwn(value.byKey, key))
  if (Array.isArray(like)) return Array.isArray(value)
  // A cleared choice is null.
  if (typeof like === 'string') return typeof value === 'string' || value === null
  return typeof value !== 'object' || value === null || typeof like === 'object'
}

/**
 * A stored draft of this form; undefined if it is none. Another build may have written it: typed values of fields that
 * the form no longer has, or has in another shape, become leftovers.
 */
export function parseDraft<V extends object>(value: unknown, like: V): Draft<V> | undefined {
  const { base, mine, unanswered, leftover } = fieldsOf(value)
  if (!hasFields(base) || !hasFields(mine)) return undefined
  const { before, sent } = fieldsOf(unanswered)
  const versions = [base, mine, fieldsOf(before), fieldsOf(sent)]
  const isOfForm = (name: string) =>
    Object.hasOwn(like, name) &&
    versions.every((version) => !Object.hasOwn(version, name) || fits(version[name], fieldsOf(like)[name]))
  const ofForm = (version: object) =>
    // They have the shape of the form's own.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    Object.fromEntries(Object.entries(version).filter(([name]) => isOfForm(name))) as Partial<V>
  const isLeftover = (one: unknown): one is Leftover => Array.isArray(fieldsOf(one)['path'])
  const stored = Array.isArray(leftover) ? leftover.filter(isLeftover) : []
  const obsolete = Object.keys(mine).filter((name) => !isOfForm(name) && !isSame(mine[name], base[name]))
  return {
    base: ofForm(base),
    mine: ofForm(mine),
    ...(hasFields(before) && hasFields(sent) ? { unanswered: { before: ofForm(before), sent: ofForm(sent) } } : {}),
    leftover: [
      ...stored.map((one) => (Object.hasOwn(like, one.path[0] ?? '') ? one : { ...one, isObsolete: true })),
      ...obsolete.map((name): Leftover => ({ path: [name], value: mine[name], isObsolete: true })),
    ],
  }
}
