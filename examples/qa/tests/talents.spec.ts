import {
  AGAINST_CONTRACT,
  expect,
  expectAccessible,
  expectReadable,
  filterPanel,
  rowOf,
  savedFilters,
  test,
} from '@klob/console-testing'

const SEARCH = '/dashboard/0/talentsearch'

test('a filter saved in the new year has that day in data and browser', async ({ page, world }) => {
  await world.seed({ people: [{ firstName: 'Xaverius', lastName: 'Kelana' }] })
  await world.clock('2027-01-01T09:00:00+07:00', page)
  await page.goto(SEARCH)
  const panel = filterPanel(page)
  await panel.unfold()
  await panel.fill('Nama depan', 'Xaverius')
  await panel.choose('Jenis kelamin', 'Pria')
  await panel.search()
  expect(await world.lastQuery('searchTalents')).toMatchObject({ firstNames: ['Xaverius'] })
  await savedFilters(page).save('Awal tahun')
  await expect((await savedFilters(page).list()).first()).toContainText('Awal tahun')
  await page.getByRole('button', { name: 'Semua filter' }).click()
  await expect(page.getByRole('dialog', { name: 'List Filter' }).getByRole('row').nth(1)).toContainText(
    '01/01/2027 09:00',
  )
  expect(await page.evaluate(() => new Date().getFullYear())).toBe(2027)
})

test('a found talent is a row of the table, readable in both themes', async ({ page, world }) => {
  await world.seed({ people: [{ firstName: 'Xaverius', lastName: 'Kelana' }] })
  await page.goto(`${SEARCH}?firstNames=Xaverius`)
  await expect(page.getByRole('rowheader', { name: /Xaverius/ })).toBeVisible()
  expect(await rowOf(page, /Xaverius/)).toMatchObject({ 'Nama belakang': 'Kelana' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expectReadable(page)
})

test('an answer of the wrong shape is reported, and read again', AGAINST_CONTRACT, async ({ page, world }) => {
  await world.fault({ endpoint: 'searchTalents', kind: 'shape', times: 0 })
  await page.goto(SEARCH)
  await expect(
    page.getByText('Jawaban server tidak sesuai. Hubungi administrator bila ini terus terjadi.'),
  ).toBeVisible()
  await world.heal()
  await world.latency(300, 'searchTalents')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('heading', { name: /^Hasil pencarian/ })).toContainText('2.000 orang')
})
