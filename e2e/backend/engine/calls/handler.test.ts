import { expectTypeOf, test } from 'vitest'
import type { Handlers } from '../../world'

/** What the handler of an operation may refuse. */
type Refusable<Handler extends (input: never, call: never) => unknown> = Parameters<
  Parameters<Handler>[1] extends { refuse: infer Refuse extends (status: never) => unknown } ? Refuse : never
>[0]
type Always = 400 | 401 | 403

test('a handler may refuse what its endpoint declares, and nothing else', () => {
  expectTypeOf<Refusable<Handlers['infographic']['map']>>().toEqualTypeOf<Always>()
  expectTypeOf<Refusable<Handlers['infographic']['province']>>().toEqualTypeOf<Always | 404>()
  expectTypeOf<Refusable<Handlers['vacancyAdmin']['removeEvent']>>().toEqualTypeOf<Always | 404 | 409>()
})
test('so may the handlers of endpoints that a group makes', () => {
  expectTypeOf<Refusable<Handlers['talents']['rows']>>().toEqualTypeOf<Always>()
  expectTypeOf<Refusable<Handlers['talents']['export']['start']>>().toEqualTypeOf<Always>()
  expectTypeOf<Refusable<Handlers['talents']['export']['latest']>>().toEqualTypeOf<Always | 404>()
  expectTypeOf<Refusable<Handlers['talents']['saved']['save']>>().toEqualTypeOf<Always | 409 | 422>()
  expectTypeOf<Refusable<Handlers['talents']['conversation']['close']>>().toEqualTypeOf<Always | 404>()
})
