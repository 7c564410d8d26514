import { expect, test } from '@klob/console-testing'

test('a failed export can be restarted and gives a file', async ({ page, world }) => {
  await world.seed({ people: [{ firstName: 'Zulaikha' }] })
  await world.exports({ polls: 0, result: 'FAILED' })
  await page.goto('/dashboard/0/talentsearch?firstNames=Zulaikha')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Download' })
  await dialog.getByRole('button', { name: 'Unduh', exact: true }).click()
  await expect(dialog.getByText('Berkas gagal disiapkan.')).toBeVisible({ timeout: 30_000 })
  await world.exports({ result: 'SUCCESS' })
  await dialog.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(dialog.getByRole('link', { name: 'Unduh berkas' })).toBeVisible({ timeout: 30_000 })
  expect(await world.calls('startTalentExport')).toHaveLength(2)
})
