import { networkInterfaces } from 'node:os'

const LOCAL = ['localhost', '127.0.0.1', '[::1]']
/** Whether a host name is this machine. */
export const isLocalHost = (hostname: string): boolean => LOCAL.includes(hostname)

/** The name of an address in a URL, where IPv6 stands in brackets. */
const inUrl = (address: string): string => (address.includes(':') ? `[${address}]` : address).toLowerCase()
/** The names that HOST stands for: 0.0.0.0 and :: are every address of this machine. */
const namesOf = (host: string): string[] =>
  host === '0.0.0.0' || host === '::'
    ? Object.values(networkInterfaces()).flatMap((addresses = []) => addresses.map(({ address }) => inUrl(address)))
    : [inUrl(host)]

/** Returns the own origin that a Host header names, on the port that was called; undefined for foreign names. */
export type OriginOf = (host: string | undefined, port: number) => string | undefined

/**
 * The server answers only to its own names: a page of a foreign name that resolves to this machine (DNS rebinding) would
 * read all of it as same-origin. Addresses in answers are of these origins and never repeat the Host header.
 */
export function ownOrigins(host: string, origins: readonly string[]): OriginOf {
  const given = origins.map((origin) => new URL(origin))
  const names = new Set([...LOCAL, ...namesOf(host)])
  return (header, port) => {
    if (!header || /[^\w.:[\]-]/.test(header) || !URL.canParse(`http://${header}`)) return undefined
    const called = new URL(`http://${header}`)
    const named =
      given.find((origin) => origin.host === called.host) ?? given.find(({ hostname }) => hostname === called.hostname)
    if (named) return named.origin
    return names.has(called.hostname) ? new URL(`http://${called.hostname}:${port}`).origin : undefined
  }
}
