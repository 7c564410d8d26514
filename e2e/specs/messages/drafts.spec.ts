import type { Page } from '@playwright/test'
import { closeConversation, openConversation, conversation, textOf } from '../../support/messages'
import { expect, test } from '../../support/test'

const TICKET = '/dashboard/0/contact-us/ES-PROSES'
const BAYU = 'Bayu Pratama'
const body = (page: Page) => page.getByRole('form', { name: 'Balas tiket' }).getByRole('textbox', { name: 'Body' })

test('keeps two drafts for replies to one ticket in two tabs, and offers that of a closed tab', async ({
  page,
  context,
}) => {
  await page.goto(TICKET)
  await body(page).fill('Dari tab pertama')
  const another = await context.newPage()
  await another.goto(TICKET)
  await expect(body(another)).toHaveValue('')
  await body(another).fill('Dari tab kedua')
  for (const one of [page, another]) await one.reload()
  await expect(body(page)).toHaveValue('Dari tab pertama')
  await expect(body(another)).toHaveValue('Dari tab kedua')
  await another.close({ runBeforeUnload: false })
  const offer = page.getByText(/^Draf dari .* belum dikirim/)
  await expect(offer).toBeHidden()
  await body(page).fill('')
  // Browsers release the lock of a closed tab after a delay.
  await expect(async () => {
    await page.reload()
    await expect(offer).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.getByRole('button', { name: 'Pulihkan' }).click()
  await expect(body(page)).toHaveValue('Dari tab kedua')
  await expect(offer).toBeHidden()
  await page.reload()
  await expect(body(page)).toHaveValue('Dari tab kedua')
})

test('keeps two drafts for messages to one person in two tabs, and offers that of a closed tab', async ({
  page,
  context,
}) => {
  const dialog = await openConversation(page, 'USR-BAYU', BAYU)
  await textOf(dialog).fill('Dari tab pertama')
  const another = await context.newPage()
  await openConversation(another, 'USR-BAYU', BAYU)
  await expect(textOf(conversation(another, BAYU))).not.toHaveValue('Dari tab pertama')
  await textOf(conversation(another, BAYU)).fill('Dari tab kedua')
  await closeConversation(another, BAYU)
  await page.reload()
  await expect(textOf(dialog)).toHaveValue('Dari tab pertama')
  await openConversation(another, 'USR-BAYU', BAYU)
  await expect(textOf(conversation(another, BAYU))).toHaveValue('Dari tab kedua')
  await another.close({ runBeforeUnload: false })
  await textOf(dialog).fill('')
  // Browsers release the lock of a closed tab after a delay.
  await expect(async () => {
    await page.reload()
    await expect(dialog.getByText(/^Draf dari .* belum dikirim/)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await dialog.getByRole('button', { name: 'Pulihkan' }).click()
  await expect(textOf(dialog)).toHaveValue('Dari tab kedua')
})
