/** The demo accounts that tests sign in with; the password is the same for all. */
export const accounts = ['budi.santoso', 'siti.aminah', 'rudi.hartono', 'rina.wijaya', 'agus.pratama'] as const
export type AccountName = (typeof accounts)[number]
export const PASSWORD = 'Rahasia123'

// A session is good at the instance that gave it only; several may be tested side by side.
const instance = (process.env.E2E_BASE_URL ?? 'own').replace(/\W+/g, '-')
/** File of the signed-in state of an account, shared by set-up and tests. */
export const stateFile = (account: AccountName): string => `test-results/.auth/${instance}/${account}.json`
