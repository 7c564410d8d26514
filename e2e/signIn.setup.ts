import { expect, test as setup } from '@playwright/test'
import { accounts, PASSWORD, stateFile } from './support/accounts'

// A sign-in costs the browser half a second and more: once per account, and every test starts from its state.
for (const account of accounts) {
  setup(`sign in as ${account}`, async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('KLOB ID').fill(account)
    await page.getByRole('textbox', { name: 'Kata sandi' }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Selanjutnya' }).click()
    await expect(page).not.toHaveURL(/\/login/)
    await page.context().storageState({ path: stateFile(account) })
  })
}
