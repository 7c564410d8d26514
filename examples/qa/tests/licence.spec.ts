import { expect, test } from '@klob/console-testing'

test('a vacancy stays a draft if a colleague exhausts the licence meanwhile', async ({ page, world }) => {
  await world.seed({
    licenses: [{ corporateId: 'COR0001', unit: 'Job Vacancy', purchased: 8, used: 7 }],
    vacancies: [{ klobVacancyCode: 'VAC-UJI', name: 'Nakhoda', status: 'Draft' }],
  })
  await page.goto('/dashboard/0/create-job-vacancy/edit/VAC-UJI')
  const status = page.getByRole('combobox', { name: 'Status Lowongan' })
  await expect(status).toHaveValue('Draft')
  await world.seed({ licenses: [{ corporateId: 'COR0001', unit: 'Job Vacancy', used: 8 }] })
  await status.click()
  await page.getByRole('option', { name: /^Active/ }).click()
  const alert = page.getByRole('dialog').filter({ hasText: 'Jumlah lowongan aktif melebihi batas paket' })
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(status).toHaveValue('Draft')
  expect(await world.calls('saveVacancyPrimary')).toEqual([])
})
