import { nextId, nextMoment } from '../../engine/world'
import type { SavedQueries } from '~/api/endpointGroups/savedQueries'
import type { Right } from '~/lib/rules/rights'
import { checkWithin } from '../../engine/calls/callers'
import { Refusal } from '../../engine/calls/refusal'
import type { SavedQuery } from './seed'
import type { Call, Handlers } from '../../world'
import { signedIn } from '../../engine/calls/handler'
import { pageOf } from '../../engine/calls/paging'

const rowOf = ({ id, queryName, createdAt, creator }: SavedQuery) => ({ id, queryName, createdAt, mus01: creator })

/** Saved filters of one search, shared within a corporate: the right to search includes opening and deleting all. */
export function savedQueries(family: SavedQuery['family'], right: Right): Handlers<SavedQueries<object>> {
  const of = (corporateId: string, { world }: Call) =>
    world.savedQueries.filter((query) => query.family === family && query.corporateId === corporateId)

  function find(id: string, at: Call): SavedQuery {
    const query = at.world.savedQueries.find((one) => one.family === family && one.id === id)
    if (!query) throw new Refusal(404)
    checkWithin(signedIn(at), query.corporateId, right)
    return query
  }
  return {
    list: ({ corporateId, ...page }, at) => pageOf(of(corporateId, at).reverse(), page, rowOf),
    open: ({ id }, at) => {
      const query = find(id, at)
      return { ...rowOf(query), body: query.body }
    },
    save: ({ queryName, corporateId, body }, at) => {
      if (of(corporateId, at).some((query) => query.queryName === queryName))
        throw new Refusal(409, 'Nama filter sudah dipakai')
      const { firstName, lastName } = signedIn(at)
      const { world } = at
      const query = {
        id: nextId(world, 'SQ'),
        family,
        corporateId,
        queryName,
        createdAt: nextMoment(world),
        creator: { firstName, lastName },
        body: { ...body },
      }
      world.savedQueries.push(query)
      return rowOf(query)
    },
    remove: ({ id }, at) => {
      at.world.savedQueries.splice(at.world.savedQueries.indexOf(find(id, at)), 1)
      return 'SUCCESS' as const
    },
  }
}
