/** The path of the best installed browser, without starting it. */
export function quickBrowser(): string | undefined
