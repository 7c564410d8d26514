import {
  entries,
  onlyCall,
  openConversation,
  pickVacancy,
  question,
  sendButton,
  conversation,
  textOf,
} from '../../support/messages'
import { idToken } from '../../support/signIn'
import { openTalents } from '../../support/talents'
import { expect, holdBack, test } from '../../support/test'

const AYU = 'Ayu Wulandari'
const BAYU = 'Bayu Pratama'
const REPLY = 'replyTalentTicket'

test('puts own messages right and others left when opened from a row', async ({ page }) => {
  await openTalents(page, '?firstNames=Bayu')
  await page.getByRole('button', { name: `Pesan ${BAYU}`, exact: true }).click()
  const dialog = conversation(page, BAYU)
  await expect(entries(dialog)).toHaveCount(3)
  const first = (await dialog.getByRole('article', { name: 'Pesan pertama' }).boundingBox())!
  const leftOf = async (n: number) => (await entries(dialog).nth(n).locator('[data-side]').boundingBox())!.x
  const [theirs, own, theirsAgain] = [await leftOf(0), await leftOf(1), await leftOf(2)]
  expect(theirs).toBe(theirsAgain)
  expect(own).toBeGreaterThan(theirs)
  expect(first.x).toBeGreaterThan(theirs)
  await expect(entries(dialog).nth(1)).toContainText('Siti Aminah')
})

test('puts no message left or right when only a link names the person', async ({ page }) => {
  const dialog = await openConversation(page, 'USR-BAYU', 'Siti Aminah')
  await expect(entries(dialog)).toHaveCount(3)
  await expect(dialog.locator('[data-side]')).toHaveCount(0)
})

test('focuses the text, also after sending; Ctrl+Enter asks for confirmation', async ({ page, world }) => {
  const dialog = await openConversation(page, 'USR-BAYU', BAYU)
  await expect(textOf(dialog)).toBeFocused()
  // The second time the thread is there before the dialog has set its focus.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: `Pesan ${BAYU}` }).click()
  await expect(textOf(dialog)).toBeFocused()
  await page.keyboard.type('a  b   c')
  await page.keyboard.press('Control+Enter')
  const confirmation = question(page, 'Kirim pesan', BAYU)
  await expect(confirmation).toBeVisible()
  expect(await world.calls(REPLY)).toEqual([])
  await confirmation.getByRole('button', { name: 'Ya' }).click()
  const sent = entries(dialog).last().getByText('a b c')
  await expect(sent).toBeInViewport()
  // Repeated spaces keep their width.
  expect(await sent.evaluate((text) => text.textContent)).toBe('a\u00a0 b\u00a0\u00a0 c')
  await expect(textOf(dialog)).toBeFocused()
})

test('the writing box does not move when the messages come', async ({ page }) => {
  const release = await holdBack(page, /listConversation/)
  const dialog = await openConversation(page, 'USR-RAMAI', 'Ramai Sinaga')
  await expect(textOf(dialog)).toBeFocused()
  const before = await textOf(dialog).boundingBox()
  release()
  await expect(entries(dialog).filter({ hasText: 'Pesan ke-1000' })).toBeInViewport()
  expect(await textOf(dialog).boundingBox()).toEqual(before)
})

test('a text that grows pushes up the newest message, and stays in view itself', async ({ page }) => {
  const dialog = await openConversation(page, 'USR-RAMAI', 'Ramai Sinaga')
  const newest = entries(dialog).filter({ hasText: 'Pesan ke-1000' })
  await expect(newest).toBeInViewport()
  const gap = async () => {
    const { y, height } = (await newest.boundingBox())!
    return (await textOf(dialog).boundingBox())!.y - y - height
  }
  const before = await gap()
  const { height } = (await textOf(dialog).boundingBox())!
  await textOf(dialog).fill('Satu\n'.repeat(20))
  await expect.poll(async () => (await textOf(dialog).boundingBox())!.height).toBeGreaterThan(height * 2)
  await expect.poll(gap).toBeCloseTo(before, 0)
  await expect(textOf(dialog)).toBeInViewport({ ratio: 1 })
})

test('keeps the text field in view, with a single scroll area', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 640 })
  const dialog = await openConversation(page, 'USR-RAMAI', 'Ramai Sinaga')
  await expect(entries(dialog).filter({ hasText: 'Pesan ke-1000' })).toBeInViewport()
  const region = dialog.getByRole('region', { name: 'Percakapan' })
  await region.focus()
  await page.keyboard.press('Home')
  await expect(dialog.getByRole('article', { name: 'Pesan pertama' })).toBeInViewport()
  await expect(sendButton(dialog)).toBeInViewport({ ratio: 1 })
  await expect(textOf(dialog)).toBeInViewport({ ratio: 1 })
  const scrolled = await dialog.evaluate(
    (node) =>
      [node, ...node.querySelectorAll('*')].filter(
        (part) =>
          part.tagName !== 'TEXTAREA' &&
          part.scrollHeight > part.clientHeight + 1 &&
          /auto|scroll/.test(getComputedStyle(part).overflowY),
      ).length,
  )
  expect(scrolled).toBe(1)
})

test('shows a closed thread and focuses its button', async ({ page }) => {
  const dialog = await openConversation(page, 'USR-CITRA', 'Citra Dewi')
  await expect(dialog.getByText('Percakapan ini sudah diakhiri. Buka percakapan untuk menulis lagi.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'BUKA PERCAKAPAN' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Pesan Citra Dewi' }).click()
  await expect(dialog.getByRole('button', { name: 'BUKA PERCAKAPAN' })).toBeFocused()
  await page.keyboard.press('Enter')
  await question(page, 'Buka percakapan', 'Citra Dewi').getByRole('button', { name: 'Ya' }).click()
  await expect(textOf(dialog)).toBeFocused()
  await expect(dialog.getByText(/Percakapan ini sudah diakhiri/)).toBeHidden()
})

test('shows a thread that a colleague closed as closed, with the text, and no action that can only fail', async ({
  page,
  world,
}) => {
  const dialog = await openConversation(page, 'USR-BAYU', BAYU)
  await textOf(dialog).fill('Masih ada')
  await page.request.post('/rest/console/populationnotif/post/close/MSG-talent-COR0001-USR-BAYU', {
    headers: { 'x-mock-session': world.session, Authorization: (await idToken(page))! },
  })
  await sendButton(dialog).click()
  await question(page, 'Kirim pesan', BAYU).getByRole('button', { name: 'Ya' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Percakapan sudah diakhiri')
  await expect(dialog.getByRole('button', { name: 'Coba lagi' })).toBeHidden()
  await expect(textOf(dialog)).toHaveValue('Masih ada')
  await expect(textOf(dialog)).toBeDisabled()
  await dialog.getByRole('button', { name: 'BUKA PERCAKAPAN' }).click()
  await question(page, 'Buka percakapan', BAYU).getByRole('button', { name: 'Ya' }).click()
  await expect(textOf(dialog)).toHaveValue('Masih ada')
  await expect(textOf(dialog)).toBeEnabled()
})

test.describe('the vacancy of an invitation', () => {
  test('is shown, can be changed without losing text, removed, and named in the confirmation', async ({
    page,
    world,
  }) => {
    const dialog = await openConversation(page, 'USR-AYU', AYU)
    await pickVacancy(page, 'Software Engineer')
    await expect(dialog.getByText('Lowongan: Software Engineer')).toBeVisible()
    await textOf(dialog).press('Control+End')
    await textOf(dialog).pressSequentially(' Salam dari kami.')
    await dialog.getByRole('button', { name: 'Ganti lowongan' }).click()
    await page.getByRole('dialog', { name: 'Pilih lowongan' }).getByRole('button', { name: 'Data Analyst' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('Undangan melamar: Data Analyst')
    await expect(textOf(dialog)).toHaveValue(/posisi Data Analyst\.[^]*Salam dari kami\.$/)
    await expect(textOf(dialog)).not.toHaveValue(/Software/)
    await dialog.getByRole('button', { name: 'Lepas lowongan Data Analyst' }).click()
    await expect(textOf(dialog)).toHaveValue(/posisi \[POSISI\]\.[^]*Salam dari kami\.$/)
    await pickVacancy(page, 'Software Engineer')
    await sendButton(dialog).click()
    await expect(question(page, 'Kirim pesan', AYU).getByText('Lowongan: Software Engineer')).toBeVisible()
    await question(page, 'Kirim pesan', AYU).getByRole('button', { name: 'Ya' }).click()
    expect((await onlyCall(world, 'createTalentTicket')).body).toMatchObject({
      subject: 'Undangan melamar: Software Engineer',
    })
  })

  test('restores the template after confirmation', async ({ page }) => {
    const dialog = await openConversation(page, 'USR-AYU', AYU)
    await expect(dialog.getByRole('button', { name: 'Pulihkan templat' })).toBeHidden()
    await textOf(dialog).fill('Halo')
    await pickVacancy(page, 'Software Engineer')
    await expect(textOf(dialog)).toHaveValue('Halo')
    await dialog.getByRole('button', { name: 'Pulihkan templat' }).click()
    await page.getByRole('dialog', { name: 'Pulihkan templat' }).getByRole('button', { name: 'Ganti' }).click()
    await expect(textOf(dialog)).toHaveValue(/^Halo Ayu Wulandari,[^]*posisi Software Engineer/)
    await expect(dialog.getByRole('button', { name: 'Pulihkan templat' })).toBeHidden()
  })

  test('is preset for the next recipient, whose text is their own', async ({ page }) => {
    await openTalents(page)
    await page.getByRole('button', { name: `Pesan ${AYU}`, exact: true }).click()
    await textOf(conversation(page, AYU)).fill('Hanya untuk Ayu [POSISI]')
    await pickVacancy(page, 'Software Engineer')
    await expect(textOf(conversation(page, AYU))).toHaveValue('Hanya untuk Ayu Software Engineer')
    await page.getByRole('button', { name: 'Tutup percakapan' }).click()
    const next = 'Dimas Pattimura'
    await page.getByRole('button', { name: `Pesan ${next}`, exact: true }).click()
    await expect(conversation(page, next).getByText('Lowongan: Software Engineer')).toBeVisible()
    await expect(textOf(conversation(page, next))).toHaveValue(/^Halo Dimas Pattimura,[^]*posisi Software Engineer\./)
  })
})
