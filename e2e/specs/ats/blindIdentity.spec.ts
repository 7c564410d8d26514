import { textOf } from '../../support/messages'
import { blindSwitch, confirmReveal, LABEL, openBlind } from '../../support/blindReview'
import {
  card,
  cards,
  checkCard,
  chooseTarget,
  MOVE,
  openHeading,
  openStage,
  SEARCH,
  stageLink,
} from '../../support/stages'
import { expect, test } from '../../support/test'

test('a run of messages that goes on after an identity was shown sends the names', async ({ page, world }) => {
  const start = 'createApplicantTicket'
  await openBlind(page)
  for (const name of [LABEL, 'Pelamar 2']) await checkCard(page, name)
  await page.getByRole('button', { name: 'Pesan ke yang dipilih' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pesan untuk 2 pelamar' })
  await textOf(dialog).fill('Yth. [NAMA]')
  await world.fault({ endpoint: start, kind: 'status', status: 503 })
  await textOf(dialog).press('Control+Enter')
  await page.getByRole('dialog', { name: 'Kirim pesan ke 2 pelamar' }).getByRole('button', { name: 'Ya' }).click()
  await expect(dialog.getByRole('button', { name: 'Lanjutkan' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Nanti saja' }).click()
  await confirmReveal(page)
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(dialog.getByText('Ayu Wulandari')).toBeVisible()
  await dialog.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(page.getByText('Pesan terkirim ke 2 dari 2 pelamar')).toBeVisible()
  const sent = JSON.stringify((await world.calls(start)).map(({ body }) => body))
  expect(sent).toContain('Ayu Wulandari')
  expect(sent).not.toContain('Pelamar')
})

test('a link by name is asked without it, also while the lists of the stage fail', async ({ page, world }) => {
  await openBlind(page)
  await world.forget()
  await world.fault({ endpoint: 'getStageFilterMasterData', kind: 'status', status: 500, times: 0 })
  await page.goto(stageLink({ firstNames: 'Bayu', order: '2' }))
  await expect(page).not.toHaveURL(/firstNames/)
  await expect(card(page, LABEL)).toBeVisible()
  const asked = (await world.calls(SEARCH)).map(({ body }) => JSON.stringify(body))
  expect(asked).not.toHaveLength(0)
  expect(asked.filter((body) => /Bayu|"order":"?2/.test(body))).toEqual([])
})

test('what named a shown person cannot be undone once the vacancy was left', async ({ page, world }) => {
  await openBlind(page)
  await confirmReveal(page)
  await chooseTarget(page, 'Ayu Wulandari', 'Tes')
  await expect(page.getByText('Ayu Wulandari dipindahkan ke Tes', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'ATS Report' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'ATS Report' })).toBeVisible()
  await page.goBack()
  await expect(openHeading(page, /^Pelamar 2/)).toBeVisible()
  await page.keyboard.press('u')
  await page.keyboard.press('/')
  await expect(page.getByRole('textbox', { name: 'Cari pelamar di semua tahap' })).toBeFocused()
  expect(await world.calls(MOVE)).toHaveLength(1)
  await expect(page.getByText('Ayu')).toHaveCount(0)
})

test('a switch that the browser cannot store says so', async ({ page }) => {
  await openStage(page)
  await expect(cards(page).first()).toBeVisible()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await blindSwitch(page).click()
  await expect(page.getByText(/disembunyikan di lowongan ini sampai halaman dimuat ulang/)).toBeVisible()
  await expect(card(page, LABEL)).toBeVisible()
})
