import type { FilterSchema } from '~/api/contract/filters'
import type { AnyEndpoint, Answer, Input } from '~/api/endpoint'
import type { Account } from '../account'
import type { DeepReadonly } from '../records'
import type { EngineWorld } from '../world'
import { Refusal } from './refusal'

/** What a handler knows of a call besides its input. */
export type Call<World = EngineWorld> = {
  world: World
  /** Who is signed in, if anyone. */
  account: Account | undefined
  /** Scheme and host of the request; files of the world have their address there. */
  origin: string
}

/**
 * Answers one endpoint: its input in, its answer out, both as the contract has them on the wire; a file is a Response.
 * Answers may share parts with the seed data.
 */
export type Handler<E, World> = (
  input: Input<E>,
  call: Call<World>,
) => DeepReadonly<Answer<E>> | Response | Promise<DeepReadonly<Answer<E>>>

/** A handler for every endpoint of a part of the contract: a missing or a wrong one does not compile. */
export type Handlers<Part, World> = {
  // `any`: the filters of a listing are not an endpoint, whatever they filter.
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
