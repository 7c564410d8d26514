import type { Browser, Page } from '@playwright/test'
import { conversation, entries, openConversation, sendAndConfirm, sendButton, textOf } from '../../support/messages'
import { elsewhere } from '../../support/secondBrowser'
import { expect, test } from '../../support/test'
import type { World } from '../../support/world'

const BAYU = 'Bayu Pratama'
const REPLY = 'replyTalentTicket'
const changed = (page: Page) => page.getByRole('dialog', { name: `Percakapan dengan ${BAYU} berubah`, exact: true })

/** A colleague writes in the thread in a browser of their own. */
async function colleagueReplies(browser: Browser, world: World, baseURL: string, text: string): Promise<void> {
  const other = await elsewhere(browser, world, baseURL, 'siti.aminah')
  const dialog = await openConversation(other, 'USR-BAYU', BAYU)
  await expect(entries(dialog)).toHaveCount(3)
  await textOf(dialog).fill(text)
  await sendAndConfirm(other, BAYU)
  await expect(entries(dialog).last()).toContainText(text)
  await other.context().close()
}

/** Opens the conversation, writes in it, and presses KIRIM after the colleague has written. */
async function replyAfterColleague(page: Page, browser: Browser, world: World, baseURL: string) {
  const dialog = await openConversation(page, 'USR-BAYU', BAYU)
  await expect(entries(dialog)).toHaveCount(3)
  await textOf(dialog).fill('Besok pukul 10')
  await colleagueReplies(browser, world, baseURL, 'Wawancara Kamis')
  await sendAndConfirm(page, BAYU)
  return dialog
}

test('asks before a reply follows one of a colleague that the thread does not show', async ({
  page,
  world,
  browser,
  baseURL,
}) => {
  await replyAfterColleague(page, browser, world, baseURL!)
  await expect(changed(page)).toContainText(/Siti Aminah membalas \(16\/11\/2026 09:00\): Wawancara Kamis/)
  await expect(changed(page).getByRole('button', { name: 'Tetap kirim' })).toBeInViewport({ ratio: 1 })
})

test('sends nothing and keeps the text if the answer is no', async ({ page, world, browser, baseURL }) => {
  const dialog = await replyAfterColleague(page, browser, world, baseURL!)
  await changed(page).getByRole('button', { name: 'Batal' }).click()
  await expect(textOf(dialog)).toHaveValue('Besok pukul 10')
  await expect(entries(dialog).last()).toContainText('Wawancara Kamis')
  expect(await world.calls(REPLY)).toHaveLength(1)
})

test('sends the reply once, behind that of the colleague, if the answer is yes', async ({
  page,
  world,
  browser,
  baseURL,
}) => {
  const dialog = await replyAfterColleague(page, browser, world, baseURL!)
  await changed(page).getByRole('button', { name: 'Tetap kirim' }).click()
  await expect(entries(dialog).last()).toContainText('Besok pukul 10')
  await expect(entries(dialog)).toHaveCount(5)
  expect(await world.calls(REPLY)).toHaveLength(2)
})

test('asks when a reply is tried again after a failure, too', async ({ page, world, browser, baseURL }) => {
  const dialog = await openConversation(page, 'USR-BAYU', BAYU)
  await expect(entries(dialog)).toHaveCount(3)
  await textOf(dialog).fill('Besok pukul 10')
  await world.fault({ endpoint: REPLY, kind: 'status', status: 503 })
  await sendAndConfirm(page, BAYU)
  await expect(dialog.getByRole('alert')).toBeVisible()
  await colleagueReplies(browser, world, baseURL!, 'Wawancara Kamis')
  await sendButton(conversation(page, BAYU)).click()
  await page
    .getByRole('dialog', { name: `Kirim pesan: ${BAYU}` })
    .getByRole('button', { name: 'Ya' })
    .click()
  await expect(changed(page)).toContainText('Wawancara Kamis')
})
