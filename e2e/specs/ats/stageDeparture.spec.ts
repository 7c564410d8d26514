import type { Locator, Page } from '@playwright/test'
import { conversation, question, sendButton, textOf } from '../../support/messages'
import { checkCard, moveAsColleague, openHeading, openStage, panel, returnToWindow } from '../../support/stages'
import { expect, expectAccessibleInBoth, test } from '../../support/test'

const AYU = 'Ayu Wulandari'
const MOVED = `${AYU} sudah dipindahkan rekan ke Penawaran (Siti Aminah).`

/** A colleague moves Ayu while a dialog about her is open, and the page looks again. */
async function loseAyu(page: Page) {
  await moveAsColleague(page, 'USR-AYU', 'Penawaran')
  await returnToWindow(page)
}
/** The dialog says it in sight, and keeps what was typed. */
async function expectSaid(dialog: Locator) {
  await expect(dialog.getByText(MOVED)).toBeInViewport({ ratio: 1 })
  await expect(textOf(dialog)).toHaveValue('Kami kabari pekan depan.')
}

for (const view of ['list', 'board'])
  test(`${view}: a message says in its dialog and its question that a colleague has moved the recipient`, async ({
    page,
  }) => {
    await page.clock.install()
    await openStage(page, { open: 'USR-AYU', ...(view === 'board' && { view }) })
    await page.getByRole('button', { name: `Pesan ${AYU}` }).click()
    const dialog = conversation(page, AYU)
    await textOf(dialog).fill('Kami kabari pekan depan.')
    await loseAyu(page)
    await expectSaid(dialog)
    await expectAccessibleInBoth(page)
    await sendButton(dialog).click()
    await expect(question(page, 'Kirim pesan', AYU).getByText(MOVED)).toBeVisible()
  })

test('a rejection says in its dialog and its question that a colleague has moved the applicant', async ({ page }) => {
  await page.clock.install()
  await openStage(page, { open: 'USR-AYU' })
  await expect(openHeading(page, /^Ayu/)).toBeFocused()
  await page.keyboard.press('d')
  const dialog = page.getByRole('dialog', { name: `Tolak ${AYU}`, exact: true })
  await textOf(dialog).fill('Kami kabari pekan depan.')
  await dialog.getByRole('combobox', { name: 'Tahap penolakan' }).click()
  await page.getByRole('option', { name: 'Tetap di Lamaran Masuk, pesan saja' }).click()
  await loseAyu(page)
  await expectSaid(dialog)
  await dialog.getByRole('button', { name: 'Tolak dan kirim' }).click()
  await expect(page.getByRole('dialog', { name: 'Tolak pelamar', exact: true }).getByText(MOVED)).toBeVisible()
})

test('a message to many says in its dialog and its question whom a colleague has moved', async ({ page }) => {
  await page.clock.install()
  await openStage(page)
  for (const name of [AYU, 'Bayu Pratama']) await checkCard(page, name)
  await page.getByRole('button', { name: 'Pesan ke yang dipilih' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pesan untuk 2 pelamar' })
  await textOf(dialog).fill('Kami kabari pekan depan.')
  await loseAyu(page)
  await expectSaid(dialog)
  await dialog.getByRole('button', { name: 'KIRIM' }).click()
  await expect(page.getByRole('dialog', { name: 'Kirim pesan ke 2 pelamar' }).getByRole('listitem')).toHaveText([
    MOVED,
    'Bayu Pratama',
  ])
})

test('the e-mail of the notes says in its dialog that a colleague has moved the applicant', async ({ page, world }) => {
  await page.clock.install()
  await world.fault({ endpoint: 'previewStageEmail', kind: 'status', status: 500, times: 0 })
  await openStage(page, { open: 'USR-AYU' })
  const ayu = panel(page, /^Ayu/)
  await ayu.getByRole('group', { name: 'Kirim email ke pelamar' }).getByText('Ya').click()
  await ayu.getByRole('button', { name: 'Simpan', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Simpan catatan dan kirim email ke ${AYU}?` })
  await expect(dialog.getByText('Email dikirim setelah pratinjaunya dimuat')).toBeVisible()
  await loseAyu(page)
  await expect(dialog.getByText(MOVED)).toBeInViewport({ ratio: 1 })
})
