import { contract } from '~/api/contract/index'
import type { AnyEndpoint } from '~/api/endpoint'
import { handlers } from './handlers/all'
import type { Call } from './handlers/handler'
import { type Unbuilt, unbuilt } from './unbuilt'

/** What answers a method and path: an endpoint of the contract with its handler, or the promise of a later one. */
export type Route = {
  name: string
  method: string
  path: string
  built?: { endpoint: AnyEndpoint; handle: (input: unknown, at: Call) => unknown }
}
/** A route that fits an address, and the values that stood in the path. */
export type Hit = { route: Route; values: Record<string, string> }

const isEndpoint = (part: object): part is AnyEndpoint => 'path' in part && 'result' in part
const isFilters = (part: object): boolean => 'schema' in part && 'rules' in part

/** Walks contract and handlers side by side; their types say that each endpoint meets its handler. */
function built(part: object, answers: unknown): Route[] {
  return Object.entries(part).flatMap(([key, value]: [string, object]) => {
    if (isFilters(value)) return []
    const answer = (answers as Record<string, unknown>)[key]
    if (!isEndpoint(value)) return built(value, answer)
    const handle = answer as NonNullable<Route['built']>['handle']
    return [{ name: value.name, method: value.method, path: value.path, built: { endpoint: value, handle } }]
  })
}
const promised = ([name, method, path]: Unbuilt): Route => ({ name, method, path })

/** Every operation: those of the contract first, then those that are still to be built. */
export const routes: readonly Route[] = [...built(contract, handlers), ...unbuilt.map(promised)]
/** Names of the operations, as faults and latencies use them. */
export const routeNames: ReadonlySet<string> = new Set(routes.map((route) => route.name))

const isTemplate = (path: string): boolean => path.includes('{')
const literal = new Map(routes.filter((r) => !isTemplate(r.path)).map((r) => [`${r.method} ${r.path}`, r]))
const templated = routes
  .filter((r) => isTemplate(r.path))
  .map((route) => ({ route, pattern: new RegExp(`^${route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`) }))

/** The route of a method and path; a literal path beats a templated one. */
export function findRoute(method: string, path: string): Hit | undefined {
  const exact = literal.get(`${method} ${path}`)
  if (exact) return { route: exact, values: {} }
  for (const { route, pattern } of templated) {
    const match = route.method === method ? pattern.exec(path) : null
    if (match) return { route, values: { ...match.groups } }
  }
  return undefined
}
