import { AT, openAt, pickVacancy, VACANCY } from '../../support/recruitment'
import { chips, expectSettled, field, form, unfold } from '../../support/talents'
import { expect, test } from '../../support/test'

const ACTIVE = '?vacancyCode=VAC-AKTIF-01'

test('passes the vacancy chosen in the form to the tracking tools, searched or not', async ({ page }) => {
  await page.goto(AT.tracking)
  await pickVacancy(page)
  await page.getByRole('button', { name: 'Upload Perubahan' }).click()
  const upload = page.getByRole('dialog', { name: 'Upload Excel' })
  await expect(upload).toContainText('VAC-AKTIF-01')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Status Perubahan' }).click()
  await expect(page.getByRole('dialog', { name: 'Status Perubahan' })).toContainText('VAC-AKTIF-01')
})

test('keeps the vacancy when the filters are reset', async ({ page, world }) => {
  await openAt(page, AT.tracking, '?vacancyCode=VAC-AKTIF-01&gender=F')
  await world.forget()
  await form(page).getByRole('button', { name: 'Reset' }).click()
  await expect(page).toHaveURL((url) => !url.searchParams.has('gender'))
  await expectSettled(page)
  expect(await world.lastQuery('searchTrackedApplicants')).toMatchObject({ vacancyCode: ['VAC-AKTIF-01'] })
  await expect(form(page)).toContainText(VACANCY)
})

test('leads from the stage of a tracked applicant to them in the stage', async ({ page, world }) => {
  await openAt(page, AT.tracking, '?vacancyCode=VAC-AKTIF-01&stageIds=VAC-AKTIF-01.STG-3')
  const button = page.getByRole('button', { name: /^Tes: buka .+ di tahap ini$/ }).first()
  const [, name] = /buka (.+) di tahap/.exec((await button.getAttribute('aria-label'))!)!
  await button.click()
  await expect(page).toHaveURL((url) => url.pathname === '/dashboard/0/atsreport/VAC-AKTIF-01')
  await expect(page.getByRole('heading', { name: name!, exact: true })).toBeVisible()
  await expect.poll(async () => (await world.calls('logAction')).length).toBe(1)
})

test('opens a list from the menu with the page size that was chosen last', async ({ page }) => {
  await openAt(page, AT.applicants, '?vacancyCode=VAC-AKTIF-01')
  await page.getByLabel('Baris per halaman').selectOption('50')
  await expect(page.getByText('1–50 dari 96')).toBeVisible()
  await page.getByRole('link', { name: 'Dasbor' }).click()
  await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Cari Pelamar' }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('size') === '50')
  await expect(page.getByRole('link', { name: 'Cari Talenta' })).not.toHaveAttribute('href', /size=/)
})

test('says that a matching search without results restricts nothing', async ({ page }) => {
  await openAt(page, AT.matching, '?vacancyCodes=VAC-AKTIF-01&intmeet=2')
  await expect(page.getByText('Match Interest tidak berpengaruh: Hasil Tes Minat Kerja belum dipilih.')).toBeVisible()
  await expect(chips(page)).toContainText(['Kode lowongan', 'Match Interest: minimal 2 hasil minat'])
  await expect(field(page, 'Match Interest')).toHaveAccessibleDescription('Jumlah minimal hasil minat yang cocok')
})

test('moves through the vacancy picker with the arrow keys, and picks with Enter', async ({ page }) => {
  await page.goto(AT.tracking)
  await page.getByRole('button', { name: /^Kode lowongan/ }).click()
  const picker = page.getByRole('dialog', { name: 'Pilih lowongan' })
  await expect(picker.getByRole('row').nth(3)).toBeVisible()
  await picker.getByRole('textbox').press('ArrowDown')
  await expect(picker.getByRole('row').nth(1).getByRole('button')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(picker.getByRole('row').nth(2).getByRole('button')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(picker).toBeHidden()
  // Enter in the search box picks the first one, and does not press the button that has the focus afterwards.
  await page.getByRole('button', { name: /^Kode lowongan/ }).click()
  await picker.getByRole('textbox').fill('VAC-SOAL-01')
  await expect(picker.getByRole('row')).toHaveCount(2)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Kode lowongan: Data Analyst (VAC-SOAL-01)' })).toBeFocused()
  await expect(picker).toBeHidden()
})

test('does not read thousands separators as decimals, and keeps rejected text as typed', async ({ page, world }) => {
  await openAt(page, AT.tracking, ACTIVE)
  await unfold(page)
  const most = field(page, 'Max.Applied')
  await most.fill('1.000')
  await most.press('Tab')
  await expect(most).toHaveValue('1.000')
  await most.fill('seribu.a')
  await most.press('Tab')
  await expect(most).toHaveValue('seribu.a')
  // A number that is refused, too.
  await most.fill('12.5')
  await most.press('Tab')
  await expect(most).toHaveAccessibleDescription(/bilangan bulat/)
  await expect(most).toHaveValue('12.5')
  await most.fill(',5')
  await most.press('Tab')
  await expect(most).toHaveAccessibleDescription(/bilangan bulat/)
  await expect(most).toHaveValue(',5')
  expect(JSON.stringify(await world.calls('searchTrackedApplicants'))).not.toContain('seribu')
})

test('scrolls the next page and a new search to the first row but not sideways; Back restores the position', async ({
  page,
}) => {
  await openAt(page, AT.tracking, `${ACTIVE}&size=20`)
  const area = page.getByRole('region', { name: 'Pelacakan Pelamar, dapat digulir' })
  const place = () => area.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])
  await area.evaluate((element) => element.scrollTo(300, 200))
  await expect.poll(place).toEqual([300, 200])
  // The pager names the next page before its rows have come.
  const rows = page.getByRole('table', { name: 'Pelacakan Pelamar', exact: true })
  const status = page.getByText(/^21–40 dari/)
  await page.getByRole('button', { name: 'Halaman berikutnya' }).click()
  await expect(status).toBeVisible()
  await expect(rows).toHaveAttribute('aria-busy', 'false')
  expect(await place()).toEqual([300, 0])
  await area.evaluate((element) => element.scrollTo(300, 80))
  await page.getByRole('button', { name: 'Halaman berikutnya' }).click()
  await expect(page.getByText(/^41–\d+ dari/)).toBeVisible()
  await expect(rows).toHaveAttribute('aria-busy', 'false')
  expect(await place()).toEqual([300, 0])
  await page.goBack()
  await expect(status).toBeVisible()
  await expect.poll(place).toEqual([300, 80])
})
