/** Whether a text can be an e-mail address; deliberately loose, only what cannot be one is rejected. */
export const isEmail = (text: string): boolean => /^[^\s,@]+@[^\s,@][^\s,@.]*\.[^\s,@]+$/.test(text.trim())
