import { expect, type Locator, type Page } from '@playwright/test'
import type { Call, World } from './world'

export const QUESTION = {
  send: 'Anda yakin akan mengirim pesan ini',
  close:
    'Anda yakin akan mengakhiri percakapan ini? Dengan mengakhiri pesan ini, user tidak dapat menjawab pesan ini lagi',
  reopen:
    'Anda yakin akan membuka percakapan ini? Dengan membuka percakapan ini, user akan dapat menjawab pesan ini lagi',
}

/** The address that opens the conversation with a person. */
export const linkTo = (userId: string, name: string, more: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ userId, msgId: 'MSG-1', name, ...more }).toString()}`

/** Opens the talent search by a link to a conversation and returns the dialog once it is visible. */
export async function openConversation(page: Page, userId: string, name: string, index = 0): Promise<Locator> {
  await page.goto(`/dashboard/${index}/talentsearch${linkTo(userId, name)}`)
  const dialog = conversation(page, name)
  // A whole page load comes first.
  await expect(dialog).toBeVisible({ timeout: 15_000 })
  return dialog
}
/** The dialog of the conversation with a person. */
export const conversation = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name: `Pesan untuk ${name}`, exact: true })
export const textOf = (dialog: Locator): Locator => dialog.getByRole('textbox', { name: 'Pesan', exact: true })
export const sendButton = (dialog: Locator): Locator => dialog.getByRole('button', { name: 'KIRIM' })
/** The later messages. */
export const entries = (dialog: Locator): Locator =>
  dialog.getByRole('list', { name: 'Pesan Terdahulu' }).locator('> li')

/** The confirmation dialog about a person. */
export const question = (page: Page, what: string, name: string): Locator =>
  page.getByRole('dialog', { name: `${what}: ${name}`, exact: true })
/** Presses KIRIM and confirms. */
export async function sendAndConfirm(page: Page, name: string): Promise<void> {
  await sendButton(conversation(page, name)).click()
  await question(page, 'Kirim pesan', name).getByRole('button', { name: 'Ya' }).click()
}
/** Picks a vacancy for the invitation. */
export async function pickVacancy(page: Page, vacancy: string): Promise<void> {
  await page.getByRole('button', { name: 'Pilih lowongan untuk undangan' }).click()
  await page.getByRole('dialog', { name: 'Pilih lowongan' }).getByRole('button', { name: vacancy }).click()
}
export const closeConversation = async (page: Page, name: string): Promise<void> => {
  await conversation(page, name).getByRole('button', { name: 'Tutup percakapan' }).click()
  await expect(conversation(page, name)).toBeHidden()
}
/** The only call of an endpoint so far. */
export async function onlyCall(world: World, endpoint: string): Promise<Call> {
  await expect.poll(async () => (await world.calls(endpoint)).length, { message: endpoint }).toBe(1)
  return (await world.calls(endpoint))[0]!
}
