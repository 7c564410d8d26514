/** Whether a text can be an id or a code of the platform (wire decision G07). */
export const isId = (text: unknown): text is string => typeof text === 'string' && /^[\w.-]{1,64}$/.test(text)
/** An id from a URL without the spaces around it; undefined when it is none. */
export const readId = (text: unknown): string | undefined => {
  const id = typeof text === 'string' ? text.trim() : undefined
  return isId(id) ? id : undefined
}

/** An id that no other page makes; on plain http, too, where the browser's own ones are not there. */
export const makeId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`
