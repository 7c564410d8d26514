import type { Option } from '../../../../src/api/values'

/** Options that were seeded in this world, by list. */
export const masterDataState = () => ({ options: new Map<string, readonly Option[]>() })
