import type { Page } from '@playwright/test'
import { signIn } from '../../support/signIn'
import { MOVE, MOVE_PATH, chooseTarget, openStage, outcomeDialog, panel, SAVE } from '../../support/stages'
import { expect, test } from '../../support/test'
import type { World } from '../../support/world'

const AYU = 'Ayu Wulandari'
const REFUSED = 'Belum berhasil: sesi Anda berakhir saat permintaan ini dikirim. Coba lagi.'
const relogin = (page: Page) => page.getByRole('dialog', { name: 'Masuk kembali' })

/** Ends the session between the look at what is stored and the write itself, and signs in again above the page. */
async function refuseWrite(page: Page, world: World, path: RegExp, write: () => Promise<void>): Promise<void> {
  await page.route(
    path,
    async (route) => {
      await world.identity({ revoke: 'budi.santoso' })
      await route.continue()
    },
    { times: 1 },
  )
  await write()
  await expect(relogin(page)).toBeVisible()
  await signIn(page, {})
  await expect(relogin(page)).toBeHidden()
}

test.use({ expectedErrors: /401/ })

test('notes refused by an ended session say so after the sign-in, and are saved by the next press', async ({
  page,
  world,
}) => {
  await openStage(page, { open: 'USR-AYU' })
  const ayu = panel(page, /^Ayu/)
  const save = ayu.getByRole('button', { name: 'Simpan', exact: true })
  await ayu.getByRole('textbox', { name: 'Catatan 1' }).fill('Baik')
  await refuseWrite(page, world, /pipeline\/stage\/update/, () => save.click())
  await expect(ayu.getByRole('alert')).toContainText(REFUSED)
  await save.click()
  await expect(page.getByText('Perubahan Berhasil dilakukan')).toBeVisible()
  expect((await world.calls(SAVE)).map(({ status }) => status)).toEqual([401, 200])
})

test('a move refused by an ended session says so after the sign-in, and moves by Coba lagi', async ({
  page,
  world,
}) => {
  await openStage(page, { open: 'USR-AYU' })
  await refuseWrite(page, world, MOVE_PATH, () => chooseTarget(page, AYU, 'Tes'))
  await expect(outcomeDialog(page)).toContainText(REFUSED)
  await outcomeDialog(page).getByRole('button', { name: 'Coba lagi untuk yang gagal' }).click()
  await expect(page.getByText(`${AYU} dipindahkan ke Tes`, { exact: true })).toBeVisible()
  expect((await world.calls(MOVE)).map(({ status }) => status)).toEqual([401, 200])
})

test('a reply to a ticket refused by an ended session says so after the sign-in, and is sent by the next press', async ({
  page,
  world,
}) => {
  await page.goto('/dashboard/0/contact-us/ES-BARU')
  const form = page.getByRole('form', { name: 'Balas tiket' })
  const submit = form.getByRole('button', { name: 'Submit' })
  await form.getByRole('textbox', { name: 'Body' }).fill('Kami carikan.')
  await refuseWrite(page, world, /es\/detail\/messagePost/, () => submit.click())
  await expect(form.getByRole('alert')).toHaveText(REFUSED)
  await submit.click()
  await expect(page.getByText('Balasan untuk tiket ES-BARU terkirim')).toBeVisible()
  expect((await world.calls('replyEsTicket')).map(({ status }) => status)).toEqual([401, 200])
})
