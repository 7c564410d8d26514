import { expect, rights, signInAs, test } from '@klob/console-testing'

// Starts signed out: the test creates the account first.
test.use({ account: null })

test('a recruiter with two rights can open two screens and no others', async ({ page, world }) => {
  await world.seed({
    accounts: [
      {
        username: 'dua.hak',
        corporates: [
          {
            corporateId: 'COR0001',
            rights: [...rights.talentSearch, ...rights.applicantSearch],
            vacancies: { view: false, add: false, edit: false },
          },
        ],
      },
    ],
  })
  await signInAs(page, 'dua.hak')
  for (const [path, name] of Object.entries({ talentsearch: 'Cari Talenta', recruitment: 'Cari Pelamar' })) {
    await page.goto(`/dashboard/0/${path}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await world.forget()
  for (const path of ['', 'recruitmentats', 'atsreport', 'create-job-vacancy', 'es-longlist', 'chat-admin']) {
    await page.goto(`/dashboard/0/${path}`)
    await expect(page.getByRole('heading', { name: 'Tidak memiliki akses', exact: true })).toBeVisible()
  }
  // Only the rights themselves were loaded.
  const endpoints = (await world.calls()).map(({ endpoint }) => endpoint)
  expect(new Set(endpoints)).toEqual(new Set(['getVacancyPermission', 'listMenuCorporates', 'loginOnSuccess']))
})
