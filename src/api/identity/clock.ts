let offsetMs = 0

/** Syncs with the server's clock by an answer's Date header; a missing or invalid header changes nothing. */
export function syncServerTime(date: string | null): void {
  const serverTime = Date.parse(date ?? '')
  if (!Number.isNaN(serverTime)) offsetMs = serverTime - Date.now()
}

/**
 * The current time in milliseconds by the server's clock, or by this browser's before the first answer: whether a
 * vacancy is open must not depend on a visitor's wrong clock (document 1 §4; decision 'closing day').
 */
export const serverNow = (): number => Date.now() + offsetMs
