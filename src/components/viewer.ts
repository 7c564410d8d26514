import type { Menu } from '~/lib/rules/rights'

/** Who looks at a screen, and within which corporate. */
export type Viewer = {
  userId: string
  corporate: { corporateId: string; corporateName: string; menu: Menu }
}
