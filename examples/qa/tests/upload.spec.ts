import { sheet, test, upload } from '@klob/console-testing'

test('a sheet made by the test is uploaded', async ({ page, world }) => {
  await world.exports({ polls: 0 })
  await page.goto('/dashboard/0/recruitmentats?vacancyCode=VAC-AKTIF-01')
  await page.getByRole('button', { name: 'Upload Perubahan' }).click()
  const rows = [
    ['Email', 'Stage'],
    ['ayu.wulandari@surel.example', 'Tes'],
  ]
  await upload(page).choose('perubahan.xlsx', await sheet(rows))
  await page.getByRole('dialog', { name: 'Upload Excel' }).getByRole('button', { name: 'Upload Now' }).click()
  await world.expectCall('uploadStageXls', { status: 200 })
})
