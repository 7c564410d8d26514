import type { Page } from '@playwright/test'
import { blindSwitch, confirmReveal, LABEL, openBlind, reveal } from '../../support/blindReview'
import { conversation, sendButton, textOf } from '../../support/messages'
import { acceptNarrowWindow } from '../../support/screens'
import { elsewhere } from '../../support/secondBrowser'
import {
  card,
  cards,
  chooseTarget,
  moveAsColleague,
  openHeading,
  openStage,
  panel,
  SEARCH,
  stageId,
} from '../../support/stages'
import { expect, expectAccessibleInBoth, test } from '../../support/test'

const HIDDEN =
  /^(firstName|lastName|profilePicture|ktpNumber|dateOfBirth|phoneNumber|email|addressLine1|profileDownloadLink|attachmentUrl)$/
/** Schools, companies, referees and colleagues stay, also where they contain the name of an applicant. */
const KEPT = /^(institutionName|companyName|changedBy|name)$/

/** Collects what the server tells of people: what must not be on the page, and what stays. */
function collectAnswers(page: Page) {
  const [hidden, kept] = [new Set<string>(), new Set<string>()]
  page.on('response', async (response) => {
    if (!/ats\/pipeline\/(search|profile)/.test(response.url())) return
    JSON.parse(await response.text(), (field, value: unknown) => {
      if (typeof value === 'string' && value.length > 2)
        if (HIDDEN.test(field)) hidden.add(value)
        else if (KEPT.test(field)) kept.add(value)
      return value
    })
  })
  return { hidden, kept }
}

test('no hidden value is anywhere in list, panel, board or comparison', async ({ page }) => {
  await openStage(page)
  await blindSwitch(page).click()
  await expect(card(page, LABEL)).toBeVisible()
  const { hidden, kept } = collectAnswers(page)
  const expectNothing = async () => {
    let html = await page.evaluate(() => document.documentElement.outerHTML)
    for (const name of kept) html = html.replaceAll(name, '')
    expect([...hidden].filter((value) => html.includes(value))).toEqual([])
    for (const label of [
      'Jenis kelamin',
      'Tanggal lahir',
      'Umur',
      'Telepon',
      'Alamat',
      'Kota tempat tinggal',
      'Unduh CV',
    ])
      expect(
        await page
          .getByRole('region', { name: /^Pelamar/ })
          .getByText(label, { exact: true })
          .count(),
      ).toBe(0)
  }
  await openStage(page, { open: 'USR-AYU' })
  await expect(panel(page, /^Pelamar 1 /).getByRole('heading', { level: 3, name: 'Pengalaman kerja' })).toBeVisible()
  expect(hidden.size).toBeGreaterThan(20)
  await expectNothing()
  await openStage(page, { open: 'USR-AYU', view: 'board' })
  await expect(panel(page, /^Pelamar 1/).getByRole('heading', { level: 3, name: 'Pengalaman kerja' })).toBeVisible()
  await expectNothing()
  const params = new URLSearchParams({ id: stageId(1), stage: 'Lamaran Masuk', view: 'compare' })
  for (const person of ['USR-AYU', 'USR-BAYU']) params.append('compare', `${person}:${stageId(1)}`)
  await page.goto(`/dashboard/0/atsreport/VAC-AKTIF-01?${params.toString()}`)
  await expect(page.getByRole('columnheader', { name: /^Pelamar 1/ })).toBeVisible()
  await expectNothing()
})

test('a number stays with its person across reloads, stages, moves of colleagues and sign-ins', async ({ page }) => {
  await openBlind(page)
  await moveAsColleague(page, 'USR-AYU', 'Tes')
  await openStage(page)
  await expect(cards(page).first()).toHaveText('Pelamar 2')
  await openStage(page, {}, 3)
  await expect(card(page, LABEL)).toBeVisible()
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (/^klob:(?:draft|jobs|seen|actions)/.test(key)) localStorage.removeItem(key)
  })
  await page.reload()
  await expect(card(page, LABEL)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('USR-AYU')
})

test('the switch hides what is shown, stays on its button, and shows it again', async ({ page }) => {
  await openStage(page)
  await expect(card(page, 'Ayu Wulandari')).toBeVisible()
  await blindSwitch(page).click()
  await expect(card(page, LABEL)).toBeVisible()
  await expect(blindSwitch(page)).toBeFocused()
  await expect(blindSwitch(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Ayu')).toHaveCount(0)
  await expectAccessibleInBoth(page)
  await blindSwitch(page).click()
  await expect(card(page, 'Ayu Wulandari')).toBeVisible()
})

test('a colleague sees names: the review is its own', async ({ page, world, browser, baseURL }) => {
  await openBlind(page)
  const colleague = await elsewhere(browser, world, baseURL!, 'siti.aminah')
  await openStage(colleague)
  await expect(card(colleague, 'Ayu Wulandari')).toBeVisible()
  await expect(blindSwitch(colleague)).toHaveAttribute('aria-pressed', 'false')
})

test('the identity of one person is shown once that is confirmed, until the vacancy is left', async ({ page }) => {
  await openBlind(page)
  await confirmReveal(page)
  await expect(panel(page, /^Ayu/).getByText('Jenis kelamin')).toBeVisible()
  await expect(reveal(page, 'Ayu Wulandari')).toBeHidden()
  await expect(cards(page).nth(1)).toHaveText('Pelamar 2')
  await page.getByRole('link', { name: 'ATS Report' }).first().click()
  // A screen that is on its way has its heading, too: only then has the vacancy been left.
  await expect(page.getByRole('button', { name: 'Perbarui' })).toBeVisible()
  await page.goBack()
  await expect(openHeading(page, /^Pelamar 1/)).toBeVisible()
})

test('the search by name is off and says why, also in the filters and for a link', async ({ page, world }) => {
  await openBlind(page)
  await openStage(page, { firstNames: 'Bayu' })
  await expect(page.getByRole('status').filter({ hasText: 'Pencarian nama dan email mati' })).toBeVisible()
  await expect(page).not.toHaveURL(/firstNames/)
  await page.getByRole('form', { name: 'Filter pencarian' }).getByText('Informasi Dasar').click()
  await expect(page.getByLabel('Jenis kelamin')).toBeVisible()
  await expect(page.getByLabel('Nama depan')).toHaveCount(0)
  await world.forget()
  await page.keyboard.press('/')
  const find = page.getByRole('textbox', { name: 'Cari pelamar di semua tahap' })
  await expect(find).toHaveAccessibleDescription(/mati selama identitas pelamar disembunyikan/)
  await find.press('Enter')
  await expect(page.getByRole('search').getByRole('alert')).toContainText('mati selama identitas')
  expect(await world.calls(SEARCH)).toEqual([])
})

test('CV and portfolio are hidden, and their keys say why', async ({ page }) => {
  await openBlind(page)
  for (const key of ['c', 'o', 'p']) {
    await page.keyboard.press(key)
    await expect(
      page.getByText('CV dan portofolio disembunyikan selama identitas pelamar ini disembunyikan.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Tutup pesan' }).first().click()
    await openHeading(page, /^Pelamar 1/).click()
  }
})

test('a move asks for and undoes the number', async ({ page }) => {
  await openBlind(page)
  await chooseTarget(page, LABEL, 'Tes')
  await expect(page.getByText(`${LABEL} dipindahkan ke Tes`, { exact: true })).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText(`${LABEL} dikembalikan ke Lamaran Masuk`)).toBeVisible()
})

test('a message is written to the number and sent with the name', async ({ page, world }) => {
  await openBlind(page)
  await page.keyboard.press('m')
  const dialog = conversation(page, LABEL)
  await expect(textOf(dialog)).toHaveValue(/\[NAMA\]/)
  await textOf(dialog).fill('Halo [NAMA], kapan bisa bertemu?')
  await sendButton(dialog).click()
  await page
    .getByRole('dialog', { name: `Kirim pesan: ${LABEL}` })
    .getByRole('button', { name: 'Ya' })
    .click()
  await expect(page.getByText(`Pesan untuk ${LABEL} terkirim`)).toBeVisible()
  const [sent] = await world.calls('createApplicantTicket')
  expect(JSON.stringify(sent!.body)).toContain('Ayu Wulandari')
  await expect(dialog.getByRole('article', { name: 'Pesan pertama' })).toContainText(LABEL)
  expect(await dialog.innerHTML()).not.toContain('Wulandari')
})

test('a refusal is sent with the name', async ({ page, world }) => {
  await openBlind(page)
  await page.keyboard.press('d')
  const dialog = page.getByRole('dialog', { name: `Tolak ${LABEL}`, exact: true })
  await dialog.getByRole('combobox', { name: 'Tahap penolakan' }).click()
  await page.getByRole('option', { name: /^Tetap di/ }).click()
  await dialog.getByRole('button', { name: 'Tolak dan kirim' }).click()
  const question = page.getByRole('dialog', { name: 'Tolak pelamar', exact: true })
  await expect(question).toContainText(`${LABEL}: tetap di`)
  await question.getByRole('button', { name: 'Tolak dan kirim' }).click()
  await expect(page.getByText(`Pesan penolakan untuk ${LABEL} terkirim`)).toBeVisible()
  const [sent] = await world.calls('createApplicantTicket')
  expect(JSON.stringify(sent!.body)).toContain('Ayu Wulandari')
})

test('the text of an email, which has the name, is shown only on request', async ({ page }) => {
  await openBlind(page)
  await page.getByRole('button', { name: 'Pratinjau email' }).click()
  const dialog = page.getByRole('dialog', { name: `Pratinjau email untuk ${LABEL}` })
  await expect(dialog).toContainText(`Email ini menyebut nama asli ${LABEL}.`)
  await expect(dialog.locator('iframe')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Tampilkan isi email' }).click()
  await expect(dialog.locator('iframe')).toBeVisible()
})

test('a profile that fails while its identity is to be shown stays as it was', async ({ page, world }) => {
  await openBlind(page)
  await world.fault({ endpoint: 'getApplicantProfile', kind: 'status', status: 500, times: 0 })
  await reveal(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tampilkan' }).click()
  await expect(page.getByText('Gagal memuat data terbaru').or(page.getByRole('alert')).first()).toBeVisible()
  await expect(panel(page, /^Pelamar 1|^Ayu/)).toBeVisible()
  await expect(page.getByText('Jenis kelamin')).toHaveCount(0)
})

test('a phone has the switch and the identity of one person, too', async ({ page }) => {
  await acceptNarrowWindow(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await openBlind(page)
  await confirmReveal(page)
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
