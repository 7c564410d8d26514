import type { CorporateRecord } from './seed'

/** Corporates and licences seeded in this world. */
export const corporateState = () => ({
  corporates: new Map<string, CorporateRecord>(),
  /** Licences by corporate and unit. */
  licenses: new Map<string, { purchased?: number; used?: number }>(),
})
