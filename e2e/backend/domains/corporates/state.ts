/** Licences that were seeded in this world, by corporate and unit. */
export const corporateState = () => ({ licenses: new Map<string, { purchased?: number; used?: number }>() })
