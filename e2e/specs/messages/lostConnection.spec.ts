import type { Page } from '@playwright/test'
import {
  entries,
  openConversation,
  pickVacancy,
  question,
  sendAndConfirm,
  conversation,
  textOf,
} from '../../support/messages'
import { expect, test } from '../../support/test'

const AYU = 'Ayu Wulandari'
const BAYU = 'Bayu Pratama'
const CALLS = /\/rest\//
/** Lets a call reach the server; drops its answer and every later call until the connection is restored. */
async function loseConnection(page: Page, path: RegExp): Promise<void> {
  await page.route(
    path,
    async (route) => {
      await route.fetch()
      await page.route(CALLS, (any) => any.abort('connectionreset'))
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
}
const restoreConnection = (page: Page) => page.unroute(CALLS)
const isOffline = 'Tidak dapat terhubung ke server'

test.describe('a reply to a ticket whose answer was lost', () => {
  const form = (page: Page) => page.getByRole('form', { name: 'Balas tiket' })
  const body = (page: Page) => form(page).getByRole('textbox', { name: 'Body' })
  const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit' }).click()
  const replies = (page: Page) => page.getByRole('list', { name: 'Riwayat balasan' }).getByRole('listitem')
  const sent = (page: Page) => page.getByText('Balasan untuk tiket ES-PROSES terkirim')
  const setStatus = async (page: Page, text: string) => {
    await page.getByRole('combobox', { name: 'Ubah Status' }).click()
    await page.getByRole('option', { name: text, exact: true }).click()
  }
  test.beforeEach(async ({ page }) => {
    await page.goto('/dashboard/0/contact-us/ES-PROSES')
    await body(page).fill('Sekali saja')
    await loseConnection(page, /messagePost\/ES-PROSES/)
    await submit(page)
    await expect(form(page).getByRole('alert')).toContainText(isOffline)
    await restoreConnection(page)
    await page.reload()
    await expect(body(page)).toHaveValue('Sekali saja')
  })

  test('is found after a reload, and not sent again', async ({ page, world }) => {
    await submit(page)
    await expect(sent(page)).toBeVisible()
    await expect(body(page)).toHaveValue('')
    await expect(replies(page).filter({ hasText: 'Sekali saja' })).toHaveCount(1)
    expect(await world.calls('replyEsTicket')).toHaveLength(1)
    // From now on the same text is a new message.
    await body(page).fill('Sekali saja')
    await submit(page)
    await expect(replies(page).filter({ hasText: 'Sekali saja' })).toHaveCount(2)
  })

  test('does not swallow a status chosen since', async ({ page, world }) => {
    await setStatus(page, 'Complete')
    await submit(page)
    const close = page.getByRole('dialog', { name: 'Tutup tiket ES-PROSES' }).getByRole('button', { name: 'Ya' })
    await close.click()
    await expect(form(page).getByRole('alert')).toHaveText(
      'Balasan tadi sudah terkirim, tetapi statusnya belum diubah.',
    )
    await expect(body(page)).toHaveValue('')
    await submit(page)
    await close.click()
    await expect(form(page)).toContainText('Tiket ini sudah selesai dan tidak dapat dibalas lagi.')
    const bodies = (await world.calls('replyEsTicket')).map((call) => call.body)
    expect(bodies).toMatchObject([{ messageText: '<p>Sekali saja</p>' }, { messageText: '', ticketStatus: 'CLOSE' }])
  })
})

for (const isReloaded of [false, true])
  test(`does not resend a reply to a person after a lost answer${isReloaded ? ' and a reload' : ''}`, async ({
    page,
    world,
  }) => {
    const dialog = await openConversation(page, 'USR-BAYU', BAYU)
    await expect(entries(dialog)).toHaveCount(3)
    await textOf(dialog).fill('Sekali saja')
    await loseConnection(page, /post\/messagePost\//)
    await sendAndConfirm(page, BAYU)
    await expect(dialog.getByRole('alert').filter({ hasText: isOffline }).first()).toBeVisible()
    await restoreConnection(page)
    if (isReloaded) {
      await page.reload()
      await expect(textOf(dialog)).toHaveValue('Sekali saja')
      await sendAndConfirm(page, BAYU)
    } else {
      await dialog.getByRole('button', { name: 'Coba lagi' }).last().click()
      await question(page, 'Kirim pesan', BAYU).getByRole('button', { name: 'Ya' }).click()
    }
    await expect(page.getByText(`Pesan untuk ${BAYU} terkirim`)).toBeVisible()
    await expect(textOf(dialog)).toHaveValue('')
    await expect(entries(dialog)).toHaveCount(4)
    expect(await world.calls('replyTalentTicket')).toHaveLength(1)
    // The message found in the thread counts as sent by this user.
    await page.goto('/dashboard/0/talentsearch?firstNames=Bayu')
    const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: `Pesan ${BAYU}` }) })
    await expect(row).toContainText('Anda menulis 16/11')
  })

test('recognises a first message after a lost answer and a reload as its thread, not as a reply', async ({
  page,
  world,
}) => {
  const dialog = await openConversation(page, 'USR-AYU', AYU)
  await pickVacancy(page, 'Software Engineer')
  await textOf(dialog).fill('Halo Ayu')
  await loseConnection(page, /populationnotif\/post\/create/)
  await sendAndConfirm(page, AYU)
  await expect(dialog.getByRole('alert').filter({ hasText: isOffline }).first()).toBeVisible()
  await restoreConnection(page)
  await page.reload()
  await expect(conversation(page, AYU).getByRole('article', { name: 'Pesan pertama' })).toContainText('Halo Ayu')
  await expect(textOf(dialog)).toHaveValue('Halo Ayu')
  await sendAndConfirm(page, AYU)
  await expect(textOf(dialog)).toHaveValue('')
  expect(await world.calls('createTalentTicket')).toHaveLength(1)
  expect(await world.calls('replyTalentTicket')).toEqual([])
})
