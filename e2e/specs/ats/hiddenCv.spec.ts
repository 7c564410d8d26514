import type { Page } from '@playwright/test'
import { blindSwitch, everything, LABEL } from '../../support/blindReview'
import { alterResult } from '../../support/figures'
import { conversation } from '../../support/messages'
import { blobOf, isAlive, withViewer } from '../../support/pdfViewer'
import { openHeading, openStage, panel, stageId } from '../../support/stages'
import { expect, test } from '../../support/test'
import type { World } from '../../support/world'

const CV = 'downloadCv'
const FILE = 'berkas-rahasia.pdf'
const frame = (page: Page, name: string) => page.getByTitle(`CV ${name}`, { exact: true })

/** Answers profiles without the right to the CV, though with its address. */
async function denyCvs(page: Page): Promise<void> {
  for (const userId of ['USR-AYU', 'USR-BAYU'])
    await alterResult(
      page,
      `console/ats/pipeline/profile/detail/${userId}/${stageId(1)}/VAC-AKTIF-01`,
      (profile: object) => ({
        ...profile,
        hasRoleToDownload: false,
        profileDownloadLink: `https://berkas.example/${FILE}`,
      }),
    )
}
async function openComparison(page: Page): Promise<void> {
  const params = new URLSearchParams({ id: stageId(1), stage: 'Lamaran Masuk', view: 'compare' })
  for (const userId of ['USR-AYU', 'USR-BAYU']) params.append('compare', `${userId}:${stageId(1)}`)
  await page.goto(`/dashboard/0/atsreport/VAC-AKTIF-01?${params.toString()}`)
}
async function expectNoCv(page: Page, world: World): Promise<void> {
  expect(await everything(page)).not.toMatch(/(?:Lihat|Unduh) CV |berkas-rahasia|cv\/download|blob:/)
  expect(await world.calls(CV)).toEqual([])
}

test.beforeEach(({ page }) => withViewer(page))

for (const view of ['list', 'board'])
  test(`without the right the ${view} and its panel have nothing of a CV`, async ({ page, world }) => {
    await denyCvs(page)
    await openStage(page, { view, open: 'USR-AYU' })
    await expect(panel(page, /^Ayu Wulandari/)).toContainText('Riwayat Lamaran')
    await expectNoCv(page, world)
  })

for (const [key, what] of [
  ['o', 'show'],
  ['c', 'download'],
] as const)
  test(`without the right the key to ${what} a CV says so and opens no tab`, async ({ page, context, world }) => {
    await denyCvs(page)
    await openStage(page, { open: 'USR-AYU' })
    await expect(panel(page, /^Ayu Wulandari/)).toContainText('Riwayat Lamaran')
    const tabs: string[] = []
    context.on('page', (tab) => tabs.push(tab.url()))
    await page.keyboard.press(key)
    await expect(page.getByText('Anda tidak memiliki akses ke CV pelamar ini.')).toBeVisible()
    await expectNoCv(page, world)
    expect(tabs).toEqual([])
  })

test('without the right the conversation has nothing of a CV', async ({ page, world }) => {
  await denyCvs(page)
  await openStage(page, { open: 'USR-AYU' })
  await expect(panel(page, /^Ayu Wulandari/)).toContainText('Riwayat Lamaran')
  await page.keyboard.press('m')
  await expect(conversation(page, 'Ayu Wulandari').getByText('Send to')).toBeVisible()
  await expectNoCv(page, world)
})

test('without the right the comparison has nothing of a CV', async ({ page, world }) => {
  await denyCvs(page)
  await openComparison(page)
  await expect(page.getByRole('button', { name: 'Pesan Bayu Pratama' })).toBeVisible()
  await expectNoCv(page, world)
})

test('an open CV follows nobody to whom the right is missing', async ({ page, world }) => {
  await alterResult(
    page,
    `console/ats/pipeline/profile/detail/USR-BAYU/${stageId(1)}/VAC-AKTIF-01`,
    (profile: object) => ({ ...profile, hasRoleToDownload: false }),
  )
  await openStage(page, { open: 'USR-AYU' })
  await expect(openHeading(page, /^Ayu Wulandari/)).toBeFocused()
  await page.keyboard.press('o')
  await expect(frame(page, 'Ayu Wulandari')).toBeVisible()
  await page.keyboard.press('j')
  await expect(panel(page, /^Bayu Pratama/)).toContainText('Riwayat Lamaran')
  expect(await everything(page)).not.toMatch(/(?:Lihat|Unduh) CV |blob:/)
  expect(await world.calls(CV)).toHaveLength(1)
})

test('a blind review closes the CV that is open, frees its file and asks for no other', async ({ page, world }) => {
  await openStage(page, { open: 'USR-AYU' })
  await expect(openHeading(page, /^Ayu Wulandari/)).toBeFocused()
  await page.keyboard.press('o')
  const blob = await blobOf(frame(page, 'Ayu Wulandari'))
  await blindSwitch(page).click()
  await expect(panel(page, new RegExp(`^${LABEL} `))).toContainText('Riwayat Lamaran')
  expect(await isAlive(page, blob)).toBe(false)
  await openHeading(page, /^Pelamar 1/).click()
  await page.keyboard.press('j')
  await expect(panel(page, /^Pelamar 2 /)).toContainText('Riwayat Lamaran')
  expect(await everything(page)).not.toMatch(/Ayu|(?:Lihat|Unduh) CV |blob:/)
  expect(await world.calls(CV)).toHaveLength(1)
})

test('a blind review has no CV in conversation and comparison', async ({ page, world }) => {
  await openStage(page, { open: 'USR-AYU' })
  await blindSwitch(page).click()
  await expect(panel(page, new RegExp(`^${LABEL} `))).toContainText('Riwayat Lamaran')
  await openHeading(page, /^Pelamar 1/).click()
  await page.keyboard.press('m')
  await expect(conversation(page, LABEL).getByText('Send to')).toBeVisible()
  await expectNoCv(page, world)
  await openComparison(page)
  await expect(page.getByRole('button', { name: 'Pesan Pelamar 2' })).toBeVisible()
  await expectNoCv(page, world)
})
