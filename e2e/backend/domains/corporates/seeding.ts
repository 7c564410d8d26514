import { validated, seedKind } from '../../engine/control/seeding'
import { type DeepPartial, partialOf, mergeParts } from '../../engine/records'
import { nextId } from '../../engine/world'
import type { World } from '../../world'
import { corporateOf } from './corporates'
import { type CorporateRecord, corporateRecord } from './seed'

/** Corporates, initially without people and vacancies; an existing id is updated. */
export const corporateSeeds = seedKind<World, DeepPartial<CorporateRecord>>(
  partialOf(corporateRecord),
  (world, { offices, ...given }) => {
    const corporateId = given.corporateId ?? nextId(world, 'COR').replace('-', '')
    const fresh = { corporateId, corporateName: `PT Uji ${corporateId}`, referralCodes: [], offices: [] }
    const record = validated(corporateRecord, {
      ...mergeParts<CorporateRecord>(corporateOf(world, corporateId) ?? fresh, given),
      ...(offices && {
        offices: offices.map((office, n) => ({
          id: `OFF-${corporateId}-${n + 1}`,
          text: 'Kantor',
          province: 'DKI Jakarta',
          address: '<p>Jl. Melati No. 1</p>',
          placeId: null,
          ...office,
        })),
      }),
    } as never)
    world.corporates.set(corporateId, record)
    return corporateId
  },
)
