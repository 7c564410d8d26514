import { safeUrl } from './urls'

/** Fills a URL template of the settings: `{corporateId}` becomes the encoded value of that name. */
export const fillUrlTemplate = (template: string, values: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(values[name]!) : place,
  )

/**
 * The URL if it may be embedded: it starts with the URL of an allowed player, on the same origin; a player without an
 * origin is on this site. Anything else is undefined (security list T3, T19).
 */
export function embeddableUrl(address: string, players: readonly string[], origin: string): string | undefined {
  const safe = safeUrl(address)
  if (safe === undefined) return undefined
  const url = new URL(safe)
  const matchesPlayer = (player: URL) => url.origin === player.origin && url.pathname.startsWith(player.pathname)
  return players.some((player) => matchesPlayer(new URL(player, origin))) ? safe : undefined
}
