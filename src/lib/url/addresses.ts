import { safeUrl } from './urls'

/** An address of the settings with its places filled: `{corporateId}` by the value of that name, encoded. */
export const filledAddress = (template: string, values: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(values[name]!) : place,
  )

/**
 * The address of a hosted player that may be framed: it begins with one of the players', on the same origin; a player
 * without an origin is one of this site. Anything else is undefined (security list T3, T19).
 */
export function framedUrl(address: string, players: readonly string[], origin: string): string | undefined {
  const safe = safeUrl(address)
  if (safe === undefined) return undefined
  const url = new URL(safe)
  const isAt = (player: URL) => url.origin === player.origin && url.pathname.startsWith(player.pathname)
  return players.some((player) => isAt(new URL(player, origin))) ? safe : undefined
}
