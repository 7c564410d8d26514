/** The path of the best browser that is there, without trying it. */
export function quickBrowser(): string | undefined
