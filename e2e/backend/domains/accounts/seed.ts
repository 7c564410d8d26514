import type { VacancyRights } from '~/api/contract/session'
import type { Menu } from '~/lib/rules/rights'
import type { Account } from '../../engine/account'

// Every entry of the menu with its children (document 1 §6, document 2 §6, document 3 §6).
const menuTree: Readonly<Record<string, readonly string[]>> = {
  AUTH2001: [],
  AUTH2002: ['AUTH2040', 'AUTH2041'],
  AUTH2009: ['AUTH2010', 'AUTH2042'],
  AUTH1038: ['AUTH1042', 'AUTH1043', 'AUTH1044', 'AUTH1046', 'AUTH2077'],
  AUTH1040: [],
  AUTH2047: ['AUTH2054'],
  AUTH2049: [],
  AUTH2050: ['AUTH2051'],
}
/** Ids of all menu entries. */
export const menuEntries: ReadonlySet<string> = new Set(Object.entries(menuTree).flat(2))
const menu = (allows: (id: string) => boolean): Menu =>
  Object.entries(menuTree).map(([id, children]) => ({
    id,
    allowed: allows(id),
    childMenu: children.map((child) => ({ id: child, allowed: allows(child) })),
  }))
const noVacancies: VacancyRights = { view: false, add: false, edit: false }
/** Every right. */
export const allRights = { menu: menu(() => true), vacancies: { view: true, add: true, edit: true } }
const noRights = { menu: menu(() => false), vacancies: noVacancies }
/** The rights of some menu entries. */
export const rightsTo = (...ids: string[]) => ({ menu: menu((id) => ids.includes(id)), vacancies: noVacancies })

const demoPassword = 'Rahasia123'
/** A demo account; all share one password. */
export const account = (
  username: string,
  firstName: string,
  lastName: string,
  who: string,
  corporates: Account['corporates'],
  more: Partial<Account> = {},
): Account => ({
  username,
  password: demoPassword,
  confirmed: true,
  email: `${username}@surel.example`,
  userId: `USR-${firstName.toUpperCase()}`,
  firstName,
  lastName,
  who,
  tts01Int01: true,
  corporates,
  ...more,
})

/** The corporate of the accounts with a second factor. */
const second: Account['corporates'] = [{ corporateId: 'COR0001', ...allRights }]

/** The accounts of the demo. */
export const accounts: readonly Account[] = [
  account('budi.santoso', 'Budi', 'Santoso', 'corporate admin of COR0001, COR0002, COR0003', [
    // Unsorted on purpose: the console sorts by id, the wire promises no order.
    { corporateId: 'COR0003', ...allRights },
    { corporateId: 'COR0001', ...allRights },
    { corporateId: 'COR0002', ...allRights },
  ]),
  account('siti.aminah', 'Siti', 'Aminah', 'everything in COR0001', [{ corporateId: 'COR0001', ...allRights }]),
  account('rudi.hartono', 'Rudi', 'Hartono', 'nothing in COR0001, searches only in COR0002', [
    { corporateId: 'COR0002', ...rightsTo('AUTH2009', 'AUTH2010', 'AUTH2002', 'AUTH2040', 'AUTH1038', 'AUTH2049') },
    { corporateId: 'COR0001', ...noRights },
  ]),
  account(
    'rina.wijaya',
    'Rina',
    'Wijaya',
    'everything in COR0001, tests not taken',
    [{ corporateId: 'COR0001', ...allRights }],
    { tts01Int01: null },
  ),
  account('agus.pratama', 'Agus', 'Pratama', 'job seeker without a corporate', []),
  account('ratna.sari', 'Ratna', 'Sari', 'everything in COR0001, code of an authenticator app', second, { mfa: 'app' }),
  account('yoga.saputra', 'Yoga', 'Saputra', 'everything in COR0001, code by SMS (123456)', second, { mfa: 'sms' }),
  account('maya.putri', 'Maya', 'Putri', 'everything in COR0001, sets up an app first', second, { mfa: 'setup' }),
  account(
    'fajar.nugroho',
    'Fajar',
    'Nugroho',
    "everything in COR0001, replaces an administrator's password first",
    second,
    {
      hasTemporaryPassword: true,
    },
  ),
  account('dewi.lestari', 'Dewi', 'Lestari', 'unconfirmed (code 123456)', [], { confirmed: false }),
]
