/** The demo accounts that tests sign in with; the password is the same for all. */
export const accounts = ['budi.santoso', 'siti.aminah', 'rudi.hartono', 'rina.wijaya', 'agus.pratama'] as const
export type AccountName = (typeof accounts)[number]
export const PASSWORD = 'Rahasia123'

/** Where the signed-in state of an account is kept between the set-up and the tests. */
export const stateFile = (account: AccountName): string => `test-results/.auth/${account}.json`
