import type { Option } from '../../../../src/api/values'
import type { World } from '../../world'
import type { Office } from './offices'
import { type CorporateRecord, corporates } from './seed'

type Seeded = Pick<World, 'corporates'>

/** The corporate of an id in a world. */
export const corporateOf = (world: Seeded, id: string): CorporateRecord | undefined =>
  world.corporates.get(id) ?? corporates.find(({ corporateId }) => corporateId === id)
/** The name of a corporate, its id if it is unknown. */
export const corporateNameOf = (world: Seeded, id: string): string => corporateOf(world, id)?.corporateName ?? id
/** Referral codes of a corporate, none for an unknown one. */
export const referralCodesOf = (world: Seeded, id: string): readonly Option[] =>
  corporateOf(world, id)?.referralCodes ?? []
/** The offices of a corporate, none for an unknown one. */
export const officesOf = (world: Seeded, id: string): readonly Office[] => corporateOf(world, id)?.offices ?? []
