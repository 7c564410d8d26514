import type { Page } from '@playwright/test'
import { textOf } from '../../support/messages'
import { expect, expectAccessibleInBoth, test } from '../../support/test'
import type { World } from '../../support/world'

const rowChecks = (page: Page) => page.getByRole('row').getByRole('checkbox', { name: /^Pilih (?!semua)/ })
const dialog = (page: Page, count: number, noun = 'orang') =>
  page.getByRole('dialog', { name: `Pesan untuk ${count} ${noun}` })
const write = (page: Page) => page.getByRole('button', { name: 'Pesan ke yang dipilih' })
/** The messages of a run: a first one, or a reply in an open thread. */
const sentCalls = async (world: World, noun: string) => [
  ...(await world.calls(`create${noun}Ticket`)),
  ...(await world.calls(`reply${noun}Ticket`)),
]
async function sendText(page: Page, count: number, noun = 'orang') {
  await textOf(dialog(page, count, noun)).fill('Halo [NAMA], ada lowongan yang cocok.')
  await dialog(page, count, noun).getByRole('button', { name: 'KIRIM' }).click()
  await page
    .getByRole('dialog', { name: `Kirim pesan ke ${count} ${noun}` })
    .getByRole('button', { name: 'Ya' })
    .click()
  await expect(dialog(page, count, noun).getByRole('status')).toHaveText(`Selesai: ${count} dari ${count} terkirim`)
}

test('one message goes to the ticked people of the talent search', async ({ page, world }) => {
  await page.goto('/dashboard/0/talentsearch')
  await rowChecks(page).nth(3).check()
  await rowChecks(page).nth(4).check()
  await expect(page.getByText('2 orang dipilih')).toBeVisible()
  await write(page).click()
  await expect(textOf(dialog(page, 2))).toBeFocused()
  await dialog(page, 2).getByRole('textbox', { name: 'Subject' }).fill('Peluang kerja')
  await expectAccessibleInBoth(page)
  await world.forget()
  await sendText(page, 2)
  expect(await sentCalls(world, 'Talent')).toHaveLength(2)
})

test('all who match can be chosen in a second step, by one search', async ({ page, world }) => {
  await page.goto('/dashboard/0/talentsearch?gender=F')
  await world.forget()
  await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check()
  await page.getByRole('button', { name: /^Pilih (semua|1\.000 pertama)/ }).click()
  await expect(page.getByText('946 orang dipilih, dari semua halaman')).toBeVisible()
  expect((await world.calls('searchTalents')).map(({ query }) => Object.fromEntries(query).length)).toContain('1000')
  await page.getByRole('button', { name: 'Batalkan pilihan' }).click()
  await expect(page.getByRole('row').getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('says that 1.000 are chosen when more match', async ({ page }) => {
  await page.goto('/dashboard/0/talentsearch')
  await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check()
  await page.getByRole('button', { name: 'Pilih 1.000 pertama dari 2.000 yang cocok' }).click()
  await expect(page.getByText('1.000 dari 2.000 orang yang cocok dipilih, batas satu pengiriman')).toBeVisible()
})

test('ticks end with their page, with a word', async ({ page }) => {
  await page.goto('/dashboard/0/talentsearch')
  await rowChecks(page).nth(3).check()
  await expect(page.getByText('1 orang dipilih')).toBeVisible()
  await page.getByRole('button', { name: 'Halaman berikutnya' }).click()
  await expect(page.getByText('Pilihan atas 1 orang dilepas karena daftarnya berganti')).toBeVisible()
  await expect(page.getByRole('row').getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('one message about the vacancy goes to the ticked applicants', async ({ page, world }) => {
  await page.goto('/dashboard/0/recruitment?vacancyCode=VAC-AKTIF-01')
  await rowChecks(page).nth(3).check()
  await rowChecks(page).nth(4).check()
  await write(page).click()
  await world.forget()
  await sendText(page, 2, 'pelamar')
  expect(await sentCalls(world, 'Applicant')).toHaveLength(2)
})

test('ticks of another page are not replaced by all who match once those arrive', async ({ page }) => {
  await page.goto('/dashboard/0/talentsearch')
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route(/length=1000/, async (route) => {
    await answered
    await route.continue()
  })
  await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check()
  await page.getByRole('button', { name: /^Pilih (semua|1\.000 pertama)/ }).click()
  await page.getByRole('button', { name: 'Halaman berikutnya' }).click()
  await expect(page.getByText(/^Pilihan atas .* dilepas karena daftarnya berganti/)).toBeVisible()
  await rowChecks(page).nth(3).check()
  const all = page.waitForResponse(/length=1000/)
  answer()
  await (await all).finished()
  await rowChecks(page).nth(4).check()
  await expect(page.getByText('2 orang dipilih')).toBeVisible()
})

test('an unfinished message goes on beside another search, with the names of its own', async ({ page, world }) => {
  await page.goto('/dashboard/0/talentsearch?gender=F')
  for (const row of [3, 4]) await rowChecks(page).nth(row).check()
  await write(page).click()
  await textOf(dialog(page, 2)).fill('Halo [NAMA], ada lowongan yang cocok.')
  await dialog(page, 2).getByRole('textbox', { name: 'Subject' }).fill('Peluang kerja')
  for (const call of ['create', 'reply'])
    await world.fault({ endpoint: `${call}TalentTicket`, kind: 'status', status: 503, times: 1 })
  await dialog(page, 2).getByRole('button', { name: 'KIRIM' }).click()
  await page.getByRole('dialog', { name: 'Kirim pesan ke 2 orang' }).getByRole('button', { name: 'Ya' }).click()
  await expect(dialog(page, 2).getByRole('status')).toContainText('Berhenti: 0 dari 2 terkirim')
  await world.heal()
  await page.goto('/dashboard/0/talentsearch?gender=M')
  await world.forget()
  await page.getByRole('button', { name: 'Lanjutkan', exact: true }).click()
  await dialog(page, 2).getByRole('button', { name: 'Lanjutkan (2)' }).click()
  await expect(dialog(page, 2).getByRole('status')).toHaveText('Selesai: 2 dari 2 terkirim')
  const searches = (await world.calls('searchTalents')).map(({ query }) => Object.fromEntries(query))
  expect(searches.filter(({ length }) => length === '1000')).toHaveLength(1)
})
