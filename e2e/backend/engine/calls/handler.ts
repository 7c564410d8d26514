import type { AnyEndpoint, Answer, Input, Refused, RefusedStatus } from '~/api/endpoint'
import type { Account } from '../account'
import type { DeepReadonly } from '../records'
import type { EngineWorld } from '../world'
import { Refusal } from './refusal'
import type { FilterSchema } from '../../../../src/api/endpointGroups/wireMapping'

/** Makes the refusal that a handler throws, with a message for users or the status's own; `Status` is what may be refused. */
export type Refuse<Status extends RefusedStatus = never> = (
  status: 400 | 401 | 403 | Status,
  message?: string,
) => Refusal
/** Makes any refusal; handlers have it with the statuses of their endpoint. */
export const refuse: Refuse<RefusedStatus> = (status, message) => new Refusal(status, message)

/** The context of a call besides its input; `Status` is what its endpoint may refuse. */
export type Call<World = EngineWorld, Status extends RefusedStatus = never> = {
  world: World
  /** The signed-in account, if any. */
  account: Account | undefined
  /** Scheme and host of the request, the base of file addresses. */
  origin: string
  refuse: Refuse<Status>
}

/**
 * Maps an endpoint's input to its answer, both in the wire format of the contract; a file is a Response.
 * Answers may share parts with the seed data. A status that the endpoint does not declare does not compile.
 */
export type Handler<E, World> = (
  input: Input<E>,
  call: Call<World, Refused<E>>,
) => DeepReadonly<Answer<E>> | Response | Promise<DeepReadonly<Answer<E>>>

/** Handlers for all endpoints of a part of the contract: a missing or wrong one does not compile. */
export type Handlers<Part, World> = {
  // `any`: filters of a listing are not an endpoint, whatever their type.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly [K in keyof Part as Part[K] extends FilterSchema<any> ? never : K]: Part[K] extends AnyEndpoint
    ? Handler<Part[K], World>
    : Handlers<Part[K], World>
}

/** The account of a call that requires a session. */
export function signedIn({ account }: { account: Account | undefined }): Account {
  if (!account) throw new Refusal(401)
  return account
}
