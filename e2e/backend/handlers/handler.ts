import type { Filters } from '~/api/contract/filters'
import type { Contract } from '~/api/contract/index'
import type { AnyEndpoint, Answer, Input } from '~/api/endpoint'
import { Refusal } from '../refusal'
import type { Account } from '../world/accounts'
import type { World } from '../worlds'

/** What a handler knows of a call besides its input. */
export type Call = {
  world: World
  /** Who is signed in, if anyone. */
  account: Account | undefined
  /** Scheme and host that the request came to; files of the world have their address there. */
  origin: string
}

/** Answers may be parts of the shared base, which nobody changes. */
type Lasting<T> = T extends readonly (infer Entry)[]
  ? readonly Lasting<Entry>[]
  : T extends object
    ? { readonly [K in keyof T]: Lasting<T[K]> }
    : T

/** Answers one endpoint: its input in, its answer out, both as the contract has them on the wire; a file is a Response. */
export type Handler<E> = (input: Input<E>, at: Call) => Lasting<Answer<E>> | Response | Promise<Lasting<Answer<E>>>

/** A handler for every endpoint of a part of the contract: a missing or a wrong one does not compile. */
export type Handlers<Part = Contract> = {
  // `any`: the filters of a listing are no endpoint, whatever they filter.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly [K in keyof Part as Part[K] extends Filters<any> ? never : K]: Part[K] extends AnyEndpoint
    ? Handler<Part[K]>
    : Handlers<Part[K]>
}

/** The account of a call that only the signed-in can make. */
export function signedIn({ account }: Call): Account {
  if (!account) throw new Refusal(401)
  return account
}
