/** Launch options with the best installed browser, without starting it. */
export function quickBrowser(): { executablePath?: string }
