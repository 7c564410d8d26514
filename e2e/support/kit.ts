/** The test kit's exports: here imported from the files, in other projects from `@klob/console-testing`. */
export { type AccountName, accounts, PASSWORD, stateFile } from './accounts'
export { type Operation, rights, type Seed } from './seeds'
export { sessionCookies, signIn, signInAs, signInAll } from './signIn'
export { AGAINST_CONTRACT, expect, expectAccessible, expectReadable, rowOf, test } from './test'
export { conversation, filterPanel, savedFilters, sheet, stagePage, upload } from './pageObjects'
export { elsewhere, loseAnswer } from './secondBrowser'
export { type Call, type Fault, World } from './world'
