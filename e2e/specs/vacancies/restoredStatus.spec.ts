import { expect, test } from '../../support/test'
import { answer, choose, closeAlert, copyOf, openForm, saveButton } from '../../support/vacancyForms'
test('a restored Active is refused at Simpan when the licence was used up meanwhile', async ({ page, world }) => {
  await copyOf(page, 'VAC-AKTIF-01')
  await openForm(page, 'KJV-000001')
  await choose(page, 'Status Lowongan', 'Active')
  await answer(page, 'menjadi Active?', 'YA, YAKIN')
  await page.route('**/dashboard/license/table**', async (route) => {
    const response = await route.fetch()
    const { result, ...envelope } = await response.json()
    const license = result.license.map((one: { purchased: number }) => ({ ...one, used: one.purchased }))
    await route.fulfill({ response, json: { ...envelope, result: { ...result, license } } })
  })
  await page.reload()
  await expect(page.getByText('dipulihkan dari draf di browser ini. Status Lowongan.')).toBeVisible()
  await saveButton(page).click()
  await closeAlert(page, 'Jumlah lowongan aktif melebihi batas paket perusahaan Anda.')
  await expect(page.getByRole('combobox', { name: 'Status Lowongan' })).toHaveValue('Draft')
  expect(await world.calls('saveVacancyPrimary')).toEqual([])
})
