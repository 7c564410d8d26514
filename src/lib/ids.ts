/** Whether a text can be an id or a code of the platform (wire decision G07). */
export const isId = (text: unknown): text is string => typeof text === 'string' && /^[\w.-]{1,64}$/.test(text)
