/** An operation of the wire contract: its name, method and path. */
export type Unbuilt = readonly [operationId: string, method: 'GET' | 'POST' | 'DELETE', path: string]

/** Operations that src/api/contract does not hold yet; they answer 501. An operation that is built leaves this list. */
export const unbuilt: readonly Unbuilt[] = []
