import { entries, linkTo, openConversation, sendButton, conversation, textOf } from '../../support/messages'
import { results } from '../../support/talents'
import { expect, test } from '../../support/test'

const AYU = 'Ayu Wulandari'
const DENIED = 'maaf ada tidak bisa mengakses menu ini silahkan hubungi sistem administrator'
const FIND = 'getTalentTicket'

test('opens nothing from an incomplete link', async ({ page, world }) => {
  const parts = { userId: 'USR-AYU', msgId: 'MSG-1', name: AYU }
  for (const missing of Object.keys(parts)) {
    const some = new URLSearchParams({ ...parts, [missing]: '' }).toString()
    await page.goto(`/dashboard/0/talentsearch?${some}`)
    await expect(results(page)).toContainText('orang')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.goto(`/dashboard/0/talentsearch${linkTo('../../../etc', AYU)}`)
  await expect(results(page)).toContainText('orang')
  expect(await world.calls(FIND)).toEqual([])
})

test('shows a hostile name from a link as text, and removes it from the URL on closing', async ({ page }) => {
  const name = '<img src=x onerror="alert(1)"> [POSISI] {{x}} $&'
  const dialog = await openConversation(page, 'USR-AYU', name)
  await expect(dialog.getByRole('definition').filter({ hasText: '<img' })).toHaveText(name)
  // Inserted once, and not expanded when other placeholders are filled.
  await expect(textOf(dialog)).toHaveValue(/^Halo <img src=x onerror="alert\(1\)"> \(POSISI\) \{\{x\}\} \$&,/)
  await expect(dialog.locator('img')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/talentsearch\?c=COR0001$/)
})

test('cuts a name of any length to one line', async ({ page }) => {
  const dialog = await openConversation(page, 'USR-AYU', 'W'.repeat(100))
  await expect(sendButton(dialog)).toBeVisible()
  await page.goto(`/dashboard/0/talentsearch${linkTo('USR-AYU', 'X'.repeat(3_000))}`)
  await expect(conversation(page, 'X'.repeat(100))).toBeVisible()
})

test('resets the saved filter and keeps the search on a link to a message', async ({ page, world }) => {
  await page.goto(`/dashboard/0/talentsearch${linkTo('USR-BAYU', 'Bayu', { saved: 'SQ-BUDI', gender: 'F' })}`)
  await expect(entries(conversation(page, 'Bayu'))).toHaveCount(3)
  await expect(page.getByText(/filter aktif/)).toHaveCount(0)
  expect(await world.calls('getTalentQuery')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\?gender=F&c=COR0001$/)
})

test('shows whose message is whose for a link to a person of the list', async ({ page }) => {
  const dialog = await openConversation(page, 'USR-BAYU', 'Bayu Pratama')
  const leftOf = async (text: string) => (await dialog.getByText(text).boundingBox())!.x
  await expect
    .poll(async () => (await leftOf('Senang mendengarnya')) - (await leftOf('Berikut CV saya')))
    .toBeGreaterThan(50)
})

test.describe('without the right to write', () => {
  test.use({ account: 'rudi.hartono' })
  // Index 1 is COR0002 for accounts with all three corporates; this account has the first two.
  test("shows the documents' alert, at the row and for a link, and requests nothing", async ({ page, world }) => {
    await page.goto(`/dashboard/1/talentsearch${linkTo('USR-AYU', AYU, { firstNames: 'Ayu' })}`)
    const notice = page.getByRole('dialog', { name: DENIED })
    await expect(notice).toHaveCount(1)
    await notice.getByRole('button', { name: 'OK' }).click()
    await expect(notice).toBeHidden()
    await expect(page).toHaveURL(/\?firstNames=Ayu&c=COR0002$/)
    await page.getByRole('button', { name: `Pesan ${AYU}`, exact: true }).click()
    await notice.getByRole('button', { name: 'OK' }).click()
    await expect(conversation(page, AYU)).toBeHidden()
    expect(await world.calls(FIND)).toEqual([])
  })
})
