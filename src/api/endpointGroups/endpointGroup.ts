import type { Right } from '~/lib/rules/rights'

/** Properties shared by all endpoints of a group. */
export type EndpointGroup = {
  /** Part of the operation names: 'Talent' in saveTalentQuery. */
  noun: string
  doc: string
  /** Common prefix of the paths. */
  basePath: string
  right: Right
}
