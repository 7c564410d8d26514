import type { ActionList } from '~/api/endpoint'
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
/** A group with actions on the people of a list. */
export type PeopleGroup = EndpointGroup & { list: ActionList }
