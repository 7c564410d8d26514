/** The demo accounts that tests sign in with; the password is the same for all. */
export const accounts = ['budi.santoso', 'siti.aminah', 'rudi.hartono', 'rina.wijaya', 'agus.pratama'] as const
export type AccountName = (typeof accounts)[number]
export const PASSWORD = 'Rahasia123'

// A session is valid only at the instance that issued it; several instances may be tested side by side.
const instance = (process.env.E2E_BASE_URL ?? 'own').replace(/\W+/g, '-')
/** File with the signed-in state of an account, shared by set-up and tests. */
export const stateFile = (account: AccountName): string => `test-results/.auth/${instance}/${account}.json`
