import { contract } from '../../src/api/contract'
import { type AnyEndpoint, endpointsOf } from '../../src/api/endpoint'

/** Every operation of the contract. */
const operations: readonly AnyEndpoint[] = endpointsOf(contract)

/** Fixed segments win over names: '/off/save' is not '/off/{id}'. */
const patterns = operations
  .map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    names: endpoint.path.split('{').length,
  }))
  .toSorted((a, b) => a.names - b.names)

/** The operation of a request. */
export const operationOf = (method: string, url: string): AnyEndpoint | undefined => {
  const path = decodeURIComponent(new URL(url).pathname)
  return patterns.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint
}
