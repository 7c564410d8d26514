import type { Right } from '~/lib/rules/rights'

/** What every operation of a family has in common. */
export type Family = {
  /** Its part of the operations' names: 'Talent' in saveTalentQuery. */
  noun: string
  doc: string
  /** Where the family's paths begin. */
  basePath: string
  right: Right
}
