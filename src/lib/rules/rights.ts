/** Menu tree of a corporate, two levels; a missing entry is denied (document 1 §6). */
export type Menu = readonly { id: string; allowed: boolean; childMenu: readonly { id: string; allowed: boolean }[] }[]

/** A right: the path in the menu tree to the entry that grants it; `anywhere` matches at any level. */
export type Right = readonly [entry: string] | readonly [entry: string, child: string] | { readonly anywhere: string }

/** Permissions of the job vacancy feature, which are not in the menu (document 3 §6). */
export type VacancyFlag = 'view' | 'add' | 'edit'

/** Every right of the console by name (document 1 §6, document 2 §6, document 3 §6). */
export const rights = {
  dashboard: ['AUTH2001'],
  talentSearch: ['AUTH2009', 'AUTH2010'],
  talentMessages: ['AUTH2009', 'AUTH2042'],
  applicantSearch: ['AUTH2002', 'AUTH2040'],
  applicantMessages: ['AUTH2002', 'AUTH2041'],
  tracking: ['AUTH1038'],
  standardDownload: ['AUTH1038', 'AUTH1042'],
  custom1Download: ['AUTH1038', 'AUTH1043'],
  custom2Download: ['AUTH1038', 'AUTH2077'],
  cvDownload: ['AUTH1038', 'AUTH1044'],
  stageMove: ['AUTH1038', 'AUTH1046'],
  emailFilter: { anywhere: 'AUTH1040' },
  atsReport: ['AUTH2049'],
  executiveSearch: ['AUTH2050', 'AUTH2051'],
  chatSchedule: ['AUTH2047', 'AUTH2054'],
} as const satisfies Record<string, Right>

/**
 * Whether a menu tree grants a right: a child counts only under an allowed parent, an unknown entry is denied.
 * Used by routes, sidebar, actions and the embedded backend alike (document 1 §6; decision 'rights').
 */
export function allows(menu: Menu, right: Right): boolean {
  if ('anywhere' in right) {
    const entry = right.anywhere
    return menu.some((m) => m.allowed && (m.id === entry || m.childMenu.some((c) => c.id === entry && c.allowed)))
  }
  const [entry, child] = right
  const parent = menu.find((m) => m.id === entry)
  if (!parent?.allowed) return false
  return child === undefined || parent.childMenu.some((c) => c.id === child && c.allowed)
}

/** A right as written in the contract, 'PARENT>CHILD'. */
export const rightName = (right: Right): string => ('anywhere' in right ? right.anywhere : right.join('>'))
