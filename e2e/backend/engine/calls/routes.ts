import type { AnyEndpoint, RefusedStatus } from '~/api/endpoint'
import type { Call } from './handler'

/** An endpoint of the contract with its handler. */
export type Route<World> = {
  endpoint: AnyEndpoint
  handle: (input: unknown, call: Call<World, RefusedStatus>) => unknown
}
/** A route that matches an address, and the values of its path parameters. */
export type Match<World> = { route: Route<World>; values: Record<string, string> }
/** Finds the route of a method and path. */
export type Router<World> = {
  routes: readonly Route<World>[]
  /** Names of the operations, as faults and latencies use them. */
  names: ReadonlySet<string>
  find(method: string, path: string): Match<World> | undefined
}

const isEndpoint = (part: object): part is AnyEndpoint => 'path' in part && 'result' in part
const isFilters = (part: object): boolean => 'schema' in part && 'rules' in part

/** Walks contract and handlers side by side; `Handlers` guarantees that each endpoint has its handler. */
function routesOf<World>(part: object, handlers: unknown): Route<World>[] {
  return Object.entries(part).flatMap(([key, value]: [string, object]) => {
    if (isFilters(value)) return []
    const handler = (handlers as Record<string, unknown> | undefined)?.[key]
    if (!isEndpoint(value)) return routesOf<World>(value, handler)
    return [{ endpoint: value, handle: handler as Route<World>['handle'] }]
  })
}
const isTemplate = ({ endpoint }: Route<never>): boolean => endpoint.path.includes('{')

/** The router of a contract; a literal path wins over a templated one. Without handlers it only finds operations. */
export function makeRouter<World>(contract: object, handlers: object): Router<World> {
  const routes = routesOf<World>(contract, handlers)
  const literal = new Map(
    routes
      .filter((route) => !isTemplate(route))
      .map((route) => [`${route.endpoint.method} ${route.endpoint.path}`, route]),
  )
  const templated = routes.filter(isTemplate).map((route) => {
    const pattern = route.endpoint.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    return { route, pattern: new RegExp(`^${pattern}$`) }
  })
  return {
    routes,
    names: new Set(routes.map(({ endpoint }) => endpoint.name)),
    find(method, path) {
      const exact = literal.get(`${method} ${path}`)
      if (exact) return { route: exact, values: {} }
      for (const { route, pattern } of templated) {
        const match = route.endpoint.method === method ? pattern.exec(path) : null
        if (match) return { route, values: { ...match.groups } }
      }
      return undefined
    },
  }
}
