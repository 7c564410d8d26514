import type { Locator, Page } from '@playwright/test'
import { chips, field, openTalents, pressSearch, results, ROWS, expectSettled, unfold } from '../../support/talents'
import { stageLink } from '../../support/stages'
import { AGAINST_CONTRACT, expect, expectAccessibleInBoth, holdBack, test } from '../../support/test'

const whyEmptyButton = (page: Page): Locator => page.getByRole('button', { name: 'Mengapa kosong?' })
const findings = (page: Page): Locator =>
  page.getByRole('list', { name: 'Hasil bila satu kriteria dihapus' }).getByRole('listitem')
/** Matches nobody. */
const NOBODY = 'firstNames=Zzzz'

test('counts the results without each criterion, with a call of one row', async ({ page, world }) => {
  await openTalents(page, `?${NOBODY}&gender=F&countri=CO96&provinc=ID-JB`)
  await expect(page.getByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
  await world.forget()
  await whyEmptyButton(page).click()
  await expect(findings(page)).toHaveText([
    /^Tanpa Nama depan: [\d.]+ hasil\s*Hapus kriteria Nama depan$/,
    'Tanpa Jenis kelamin: 0 hasil',
    'Tanpa Negara domisili: 0 hasil',
    'Tanpa Provinsi domisili: 0 hasil',
  ])
  const rest = [
    ['corporateId', 'COR0001'],
    ['start', '0'],
    ['length', '1'],
  ]
  const queries = (await world.calls(ROWS)).map(({ query }) => query)
  expect(queries.every((query) => JSON.stringify(query.slice(-3)) === JSON.stringify(rest))).toBe(true)
  // A country that requires a province is removed together with it, as by its chip.
  expect(queries.map((query) => query.slice(0, -3).map(([name]) => name))).toEqual([
    ['gender', 'countri', 'provinc'],
    ['firstNames', 'countri', 'provinc'],
    ['firstNames', 'gender', 'provinc'],
    ['firstNames', 'gender'],
  ])
  await expectAccessibleInBoth(page)
  const finding = await findings(page).first().innerText()
  await page.getByRole('button', { name: 'Hapus kriteria Nama depan', exact: true }).click()
  await expectSettled(page)
  await expect(results(page)).toBeFocused()
  await expect(results(page)).toContainText(`${/: ([\d.]+) hasil/.exec(finding)![1]} orang`)
  await expect(chips(page)).toHaveCount(3)
})

const NINE = `${NOBODY}&lastNames=Zzzz&gender=F&maritalStatuses=S&majors=a&companyNames=a&position=a&skillNames=a&email=a`
test('tries pairs of criteria where none helps alone', async ({ page }) => {
  await openTalents(page, `?${NOBODY}&lastNames=Zzzz&gender=F`)
  await whyEmptyButton(page).click()
  const pairs = page.getByRole('list', { name: 'Hasil bila dua kriteria dihapus' }).getByRole('listitem')
  await expect(pairs).toHaveText([
    /^Tanpa Nama depan dan Nama belakang: [1-9][\d.]* hasil/,
    'Tanpa Nama depan dan Jenis kelamin: 0 hasil',
    'Tanpa Nama belakang dan Jenis kelamin: 0 hasil',
  ])
  await page.getByRole('button', { name: 'Hapus kriteria Nama depan dan Nama belakang' }).click()
  await expect(chips(page)).toHaveText(['Jenis kelamin: Wanita'])
})
test('tries no more than eight criteria and eight pairs, and names the others', async ({ page, world }) => {
  await openTalents(page, `?${NINE}`)
  await world.forget()
  await whyEmptyButton(page).click()
  await expect(page.getByText('Tidak dicoba: Posisi.')).toBeVisible()
  await expect(page.getByText('20 pasangan kriteria lain tidak dicoba.')).toBeVisible()
  await expect(findings(page)).toHaveCount(8)
  expect(await world.calls(ROWS)).toHaveLength(16)
})

test('can be stopped, and reports a call without a result', AGAINST_CONTRACT, async ({ page, world }) => {
  await openTalents(page, `?${NINE}`)
  await world.fault({ endpoint: ROWS, kind: 'shape' })
  await world.fault({ endpoint: ROWS, kind: 'hang' })
  await world.forget()
  await whyEmptyButton(page).click()
  await expect(findings(page)).toHaveText(['Tanpa Nama depan: gagal dihitung'])
  await page.getByRole('button', { name: 'Berhenti' }).click()
  await expect(page.getByRole('button', { name: 'Berhenti' })).toBeHidden()
  await expect(findings(page)).toHaveCount(1)
  expect((await world.calls(ROWS)).length).toBeLessThanOrEqual(2)
})

test('belongs to one search', async ({ page }) => {
  await openTalents(page, `?${NOBODY}&lastNames=Zzzz&gender=F`)
  await whyEmptyButton(page).click()
  await expect(findings(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Hapus kriteria Jenis kelamin: Wanita' }).click()
  await expectSettled(page)
  await expect(whyEmptyButton(page)).toBeVisible()
  await expect(findings(page)).toHaveCount(0)
})

test('does not say of a search that is under way what the one before did not find', async ({ page }) => {
  await openTalents(page, `?${NOBODY}&gender=F`)
  const nothing = page.getByRole('heading', { name: 'Data tidak ditemukan' })
  await expect(nothing).toBeVisible()
  const release = await holdBack(page, /population\/pagingnew/)
  const asked = page.waitForRequest(/population\/pagingnew/)
  await page.getByRole('button', { name: /^Hapus kriteria Nama depan/ }).click()
  await asked
  await expect(nothing).toBeHidden()
  release()
  await expectSettled(page)
})

test('reports in the results that the form differs from what is shown', async ({ page }) => {
  await openTalents(page, '?gender=F')
  const notice = page.getByText('Filter sudah diubah. Tekan Cari untuk memperbarui hasil.')
  await unfold(page)
  await expect(notice).toBeHidden()
  await field(page, 'Nama depan').fill('Ayu')
  await expect(notice).toBeVisible()
  await field(page, 'Nama depan').fill('')
  await expect(notice).toBeHidden()
  await field(page, 'Nama depan').fill('Ayu')
  await pressSearch(page)
  await expect(chips(page)).toHaveText(['Nama depan: Ayu', 'Jenis kelamin: Wanita'])
  await expect(notice).toBeHidden()
})

test('offers to split a full name that was typed as first name', async ({ page }) => {
  await openTalents(page, '?firstNames=Ayu')
  const last = (await page.locator('td[data-label="Nama belakang"]').first().innerText()).trim()
  await field(page, 'Nama depan').fill(`Ayu ${last}`)
  await pressSearch(page)
  await page.getByRole('button', { name: `Cari nama depan Ayu dan nama belakang ${last}` }).click()
  await expect(chips(page)).toHaveText(['Nama depan: Ayu', `Nama belakang: ${last}`])
  await expect(page.getByRole('heading', { name: 'Data tidak ditemukan' })).toBeHidden()
})

test('the focus goes to the list when the filters of an empty stage are cleared', async ({ page }) => {
  await page.goto(stageLink({ firstNames: 'Zzzz' }))
  await page.getByRole('button', { name: 'Hapus semua filter' }).click()
  await expect(page.getByRole('button', { name: 'Ayu Wulandari', exact: true })).toBeVisible()
  await expect(page.locator('h2:focus')).toHaveText(/pelamar/)
})

for (const [list, at, names] of [
  ['talents', '/dashboard/0/talentsearch?firstNames=Ayu+Wulandari', { firstNames: 'Ayu', lastNames: 'Wulandari' }],
  [
    'candidates',
    '/dashboard/0/es-admin-query?dataSource=KLOBBER&firstName=Ayu+Wulandari',
    { firstName: 'Ayu', lastName: 'Wulandari' },
  ],
  ['a stage', stageLink({ firstNames: 'Ayu Wulandari' }), { firstNames: 'Ayu', lastNames: 'Wulandari' }],
] as const)
  test(`a full name that finds nobody among ${list} can be split`, async ({ page }) => {
    await page.goto(at)
    await page.getByRole('button', { name: 'Cari nama depan Ayu dan nama belakang Wulandari' }).click()
    await expect(page.getByRole('heading', { name: 'Data tidak ditemukan' })).toBeHidden()
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject(names)
  })
