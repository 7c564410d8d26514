import { nextId, nextMoment } from '../../engine/world'
import type { SavedQueries } from '~/api/endpointGroups/savedQueries'
import type { Right } from '~/lib/rules/rights'
import { checkRights } from '../../engine/calls/callers'
import type { SavedQuery } from './seed'
import type { Call, Handlers } from '../../world'
import { signedIn } from '../../engine/calls/handler'
import { pageOf } from '../../engine/calls/paging'

const rowOf = ({ id, queryName, createdAt, creator }: SavedQuery) => ({ id, queryName, createdAt, mus01: creator })

/** Saved filters of one search, shared within a corporate: the right to search includes opening and deleting all. */
export function savedQueries(family: SavedQuery['family'], right: Right): Handlers<SavedQueries<object>> {
  const of = (corporateId: string, { world }: Call) =>
    world.savedQueries.filter((query) => query.family === family && query.corporateId === corporateId)

  function find(id: string, call: Call<404>): SavedQuery {
    const query = call.world.savedQueries.find((one) => one.family === family && one.id === id)
    if (!query) throw call.refuse(404)
    checkRights(call, query.corporateId, right)
    return query
  }
  return {
    list: ({ corporateId, ...page }, call) => pageOf(of(corporateId, call).reverse(), page, rowOf),
    open: ({ id }, call) => {
      const query = find(id, call)
      return { ...rowOf(query), body: query.body }
    },
    save: ({ queryName, corporateId, body }, call) => {
      if (of(corporateId, call).some((query) => query.queryName === queryName))
        throw call.refuse(409, 'Nama filter sudah dipakai')
      const { firstName, lastName } = signedIn(call)
      const { world } = call
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
    remove: ({ id }, call) => {
      call.world.savedQueries.splice(call.world.savedQueries.indexOf(find(id, call)), 1)
      return 'SUCCESS' as const
    },
  }
}
