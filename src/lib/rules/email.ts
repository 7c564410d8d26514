/** Whether a text is an e-mail address: where mail goes is for its server to say, so only what can be none is refused. */
export const isEmail = (text: string): boolean => /^[^\s,@]+@[^\s,@]+\.[^\s,@]+$/.test(text.trim())
