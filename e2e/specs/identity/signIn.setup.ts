import { expect, test as setup } from '@playwright/test'
import { accounts, stateFile } from '../../support/accounts'
import { signIn } from '../../support/signIn'

// A sign-in costs the browser half a second and more: once per account, and every test starts from its state.
for (const account of accounts) {
  setup(`sign in as ${account}`, async ({ page }) => {
    await page.goto('/login')
    await signIn(page, { id: account })
    await expect(page).not.toHaveURL(/\/login/)
    await page.context().storageState({ path: stateFile(account) })
  })
}
