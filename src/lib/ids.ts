import { recordOf } from './fields'

/** Whether a text is a valid id or code of the platform (wire decision G07). */
export const isId = (text: unknown): text is string => typeof text === 'string' && /^[\w.-]{1,64}$/.test(text)
/** A trimmed id from a URL; undefined when invalid. */
export const readId = (text: unknown): string | undefined => {
  const id = typeof text === 'string' ? text.trim() : undefined
  return isId(id) ? id : undefined
}

/** A route's `params`: trims the id in its path. The screen decides whether the id is valid. */
export const idInPath = <N extends string>(name: N) => ({
  parse: (params: Record<N, string>) => recordOf([name], () => params[name].trim()),
})

/** A unique id. Also works over plain http, where `crypto.randomUUID` is missing. */
export const makeId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`
