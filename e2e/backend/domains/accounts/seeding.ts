import { z } from 'zod'
import { id } from '../../../../src/api/values'
import { accountRecord } from '../../engine/account'
import { validated, SeedError, seedKind } from '../../engine/control/seeding'
import { partialShape, mergeParts } from '../../engine/records'
import type { World } from '../../world'
import { account, allRights, menuEntries, rightsTo } from './seed'

const given = z.strictObject({
  ...partialShape(accountRecord.shape),
  username: accountRecord.shape.username,
  /** Rights by corporate: everything, or the ids of the allowed menu entries. */
  corporates: z
    .array(
      z.strictObject({
        corporateId: id,
        rights: z.union([z.literal('everything'), z.array(id)]).default('everything'),
        vacancies: z.strictObject(partialShape(everythingShape())).optional(),
      }),
    )
    .optional(),
})
function everythingShape() {
  return accountRecord.shape.corporates.element.shape.vacancies.shape
}

/** Accounts with their rights; an existing username is updated. */
export const accountSeeds = seedKind<World, z.infer<typeof given>>(given, (world, { corporates, ...fields }) => {
  const { username } = fields
  const known = world.accounts.find((one) => one.username === username)
  const rightsIn = corporates?.map(({ corporateId, rights, vacancies }, n) => {
    const unknown = rights === 'everything' ? -1 : rights.findIndex((right) => !menuEntries.has(right))
    if (unknown >= 0) throw new SeedError(`corporates.${n}.rights.${unknown}`, 'the menu has no entry of this id')
    const { menu, vacancies: flags } = rights === 'everything' ? allRights : rightsTo(...rights)
    return { corporateId, menu, vacancies: mergeParts(flags, vacancies) }
  })
  const fresh = account(username, username, 'Uji', 'seeded', [])
  const full = validated(accountRecord, {
    ...mergeParts(known ?? { ...fresh, userId: `USR-${username.toUpperCase()}` }, fields),
    ...(rightsIn ? { corporates: rightsIn } : {}),
  } as never)
  world.accounts = [...world.accounts.filter((one) => one.username !== username), full]
  world.identity.putAccount(full)
  return username
})
