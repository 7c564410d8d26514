import { blindSwitch, copyOf, everything, LABEL, openBlind } from '../../support/blindReview'
import { alterResult } from '../../support/figures'
import { conversation, textOf } from '../../support/messages'
import { elsewhere } from '../../support/secondBrowser'
import {
  card,
  cards,
  chooseTarget,
  moveAsColleague,
  openHeading,
  openStage,
  panel,
  stageId,
} from '../../support/stages'
import { expect, test } from '../../support/test'

const AYU = /Ayu|Wulandari/
const profileOf = (userId: string) => `console/ats/pipeline/profile/detail/${userId}/${stageId(1)}/VAC-AKTIF-01`

test('the switch takes away the toasts that name people', async ({ page }) => {
  await openStage(page, { open: 'USR-AYU' })
  await expect(openHeading(page, /^Ayu Wulandari/)).toBeFocused()
  await chooseTarget(page, 'Ayu Wulandari', 'Tes')
  await expect(page.getByText('Ayu Wulandari dipindahkan ke Tes', { exact: true })).toBeVisible()
  await blindSwitch(page).click()
  await expect(page.getByText('Identitas pelamar disembunyikan di lowongan ini')).toBeVisible()
  await expect(page.getByText('Ayu Wulandari dipindahkan ke Tes')).toHaveCount(0)
  await expect(openHeading(page, /^Pelamar/)).toBeVisible()
  expect(await everything(page)).not.toMatch(AYU)
})

test('the switch in another tab closes a question that names people', async ({ page, context }) => {
  await openStage(page, { open: 'USR-AYU' })
  await expect(openHeading(page, /^Ayu Wulandari/)).toBeFocused()
  await page.keyboard.press('3')
  await expect(page.getByRole('dialog', { name: 'Pindahkan pelamar' })).toContainText('Ayu Wulandari')
  const other = await context.newPage()
  await openStage(other)
  await blindSwitch(other).click()
  await expect(card(other, LABEL)).toBeVisible()
  await expect(page.getByText(AYU)).toHaveCount(0)
  await expect(openHeading(page, /^Pelamar/)).toBeVisible()
  expect(await everything(page)).not.toMatch(AYU)
})

test('the list of drafts names nobody whose notes and message were begun before the switch', async ({ page }) => {
  await openStage(page, { open: 'USR-AYU' })
  await panel(page, /^Ayu Wulandari/)
    .getByRole('textbox', { name: 'Catatan 1', exact: true })
    .fill('Teliti')
  await page.getByRole('button', { name: 'Pesan Ayu Wulandari', exact: true }).click()
  await textOf(conversation(page, 'Ayu Wulandari')).fill('Halo [NAMA]')
  await conversation(page, 'Ayu Wulandari').getByRole('button', { name: 'Tutup percakapan' }).click()
  await blindSwitch(page).click()
  await expect(openHeading(page, /^Pelamar/)).toBeVisible()
  await page.goto('/dashboard/0/my-actions')
  await expect(page.getByRole('region', { name: 'Draf Anda' }).getByRole('listitem')).toHaveCount(2)
  expect(await everything(page)).not.toMatch(AYU)
})

test('a name in the texts of a profile is concealed, also in an address and as a phone number', async ({ page }) => {
  await alterResult(page, profileOf('USR-AYU'), (profile: object) => ({
    ...profile,
    phoneNumber: '+6281234567890',
    summary: 'linkedin.com/in/ayuwulandari92, WA 0812-3456-7890',
    skills: ['Blog ayu-wulandari'],
    certificates: [
      {
        certificateName: 'Sertifikat atas nama Ayu Wulandari',
        institutionName: 'Dicoding',
        startDate: null,
        endDate: null,
        certificateUrl: 'https://berkas.example/ayu.pdf',
      },
    ],
  }))
  await openBlind(page)
  await expect(panel(page, /^Pelamar 1 /).getByText(`linkedin.com/in/${LABEL}, WA ${LABEL}`)).toBeVisible()
  expect((await everything(page)).replaceAll('USR-AYU', '')).not.toMatch(/ayu ?-?wulandari|Ayu|3456/)
})

test('an attachment whose address has the name is left out of the thread, whoever sent it', async ({ page }) => {
  await openBlind(page)
  await openStage(page, { open: 'USR-BAYU' })
  const bayu = openHeading(page, /^Pelamar/)
  await expect(bayu).toBeVisible()
  const label = (await bayu.innerText()).replace(/\s+\d+ dari \d+$/, '')
  await page.route('**/ticket/**', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({
      response,
      body: text.replaceAll('"urlAttachment":null', '"urlAttachment":"https://berkas.example/CVBayu.pdf"'),
    })
  })
  await page.keyboard.press('m')
  const talk = conversation(page, label)
  await expect(talk.getByText('Lampiran disembunyikan').first()).toBeVisible()
  expect(await talk.innerHTML()).not.toContain('Bayu')
})

test('paper and copies have the numbers', async ({ page }) => {
  await openBlind(page)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(panel(page, /^Pelamar 1 /)).toBeVisible()
  const copied = await copyOf(page)
  expect(copied).toContain(LABEL)
  expect(copied).not.toMatch(AYU)
  expect(await everything(page)).not.toMatch(AYU)
})

for (const { view, ids } of [
  { view: 'board', ids: [] },
  { view: 'compare', ids: ['USR-AYU', 'USR-BAYU'] },
])
  test(`title, history, names, copies and paper of the ${view} view have the numbers`, async ({ page }) => {
    const names = /Ayu|Wulandari|Bayu|Pratama/
    await openBlind(page)
    const params = new URLSearchParams({ id: stageId(1), stage: 'Lamaran Masuk', view })
    for (const userId of ids) params.append('compare', `${userId}:${stageId(1)}`)
    await page.goto(`/dashboard/0/atsreport/VAC-AKTIF-01?${params.toString()}`)
    await expect(page.getByRole('link', { name: 'Pelamar 2', exact: true })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    expect(await copyOf(page)).not.toMatch(names)
    expect(await everything(page)).not.toMatch(names)
  })

test.describe('with few rights', () => {
  test.use({ account: 'rudi.hartono' })
  test('a denied step names nobody', async ({ page }) => {
    await page.goto('/dashboard/1/atsreport')
    await page.getByRole('article').getByRole('link').first().click()
    const name = await cards(page).first().getByRole('button').innerText()
    await blindSwitch(page).click()
    await card(page, LABEL).click()
    await expect(openHeading(page, /^Pelamar 1/)).toBeFocused()
    for (const key of ['2', 'm', 'd']) {
      await page.keyboard.press(key)
      const denial = page.getByRole('dialog').getByRole('button', { name: 'OK' })
      await expect(denial).toBeFocused()
      expect(await everything(page)).not.toContain(name)
      await denial.press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await openHeading(page, /^Pelamar 1/).click()
    }
  })
})

test('palette, help and own actions name nobody', async ({ page }) => {
  await openBlind(page)
  await chooseTarget(page, LABEL, 'Tes')
  await expect(page.getByText(`${LABEL} dipindahkan ke Tes`, { exact: true })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await everything(page)).not.toMatch(AYU)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('ayu')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/ hasil$/)
  await expect(page.getByRole('dialog').getByText('Wulandari')).toHaveCount(0)
  await page.getByRole('dialog').getByRole('combobox').fill('Tindakan saya')
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /^Tindakan saya/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tindakan saya' })).toBeVisible()
  await expect(page.getByText(LABEL).first()).toBeVisible()
  expect(await everything(page)).not.toMatch(AYU)
})

test('a colleague who moves and writes to people tells no name to who reviews blindly', async ({
  page,
  world,
  browser,
  baseURL,
}) => {
  await openBlind(page)
  const colleague = await elsewhere(browser, world, baseURL!, 'siti.aminah')
  await openStage(colleague, { open: 'USR-AYU' })
  await colleague.getByRole('button', { name: 'Pesan Ayu Wulandari', exact: true }).click()
  const theirs = conversation(colleague, 'Ayu Wulandari')
  await textOf(theirs).fill('Halo Ayu Wulandari, kapan bisa bertemu?')
  await textOf(theirs).press('Control+Enter')
  await colleague
    .getByRole('dialog', { name: 'Kirim pesan: Ayu Wulandari' })
    .getByRole('button', { name: 'Ya' })
    .click()
  await expect(colleague.getByText('Pesan untuk Ayu Wulandari terkirim')).toBeVisible()
  await moveAsColleague(page, 'USR-AYU', 'Tes')
  // The reviewer moves whom the colleague has moved.
  await chooseTarget(page, LABEL, 'Wawancara')
  await expect(page.getByRole('dialog').filter({ hasText: LABEL }).first()).toBeVisible()
  expect(await everything(page)).not.toMatch(AYU)
  await page.keyboard.press('Escape')
  await openStage(page, { open: 'USR-AYU' }, 3)
  await expect(openHeading(page, /^Pelamar 1/)).toBeFocused()
  await page.keyboard.press('m')
  const talk = conversation(page, LABEL)
  await expect(talk.getByText(`Halo ${LABEL}, kapan bisa bertemu?`)).toBeVisible()
  expect(await everything(page)).not.toMatch(AYU)
  await expect(cards(page).filter({ hasText: AYU })).toHaveCount(0)
})
