import type { Page } from '@playwright/test'
import { closeConversation, question, sendButton, sendAndConfirm, conversation, textOf } from '../../support/messages'
import { openStage, panel, urlParam } from '../../support/stages'
import { form, results } from '../../support/talents'
import { expect, expectAccessible, followLink, test } from '../../support/test'
import { elsewhere } from '../../support/secondBrowser'

const AYU = 'Ayu Wulandari'
const BAYU = 'Bayu Pratama'
const LIST = '/dashboard/0/talentsearch'

const row = (page: Page, name: string) => page.getByRole('button', { name: `Pesan ${name}`, exact: true })
/** The people on the page who can be written to, from the top. */
async function peopleOf(page: Page): Promise<string[]> {
  await expect(results(page)).toContainText(/orang|pelamar|kandidat/)
  const buttons = await page.getByRole('button', { name: /^Pesan ./ }).all()
  return Promise.all(buttons.map(async (button) => (await button.getAttribute('aria-label'))!.replace('Pesan ', '')))
}
const next = (page: Page) => page.getByRole('button', { name: 'Kandidat berikutnya' })
const before = (page: Page) => page.getByRole('button', { name: 'Kandidat sebelumnya' })
const place = (page: Page, name: string, text: string) =>
  expect(conversation(page, name).getByRole('status').filter({ hasText: text })).toHaveText(`${name}, ${text}`)

test.describe('a conversation opened from a row', () => {
  test('is reopened by a reload, closed by Back, and has no name in the URL', async ({ page }) => {
    await page.goto(`${LIST}?firstNames=Ayu`)
    await row(page, AYU).click()
    await expect(textOf(conversation(page, AYU))).toBeFocused()
    await expect(page).toHaveURL(/\?firstNames=Ayu&dialog=message&open=USR-AYU&c=COR0001$/)
    await textOf(conversation(page, AYU)).fill('Halo Ayu')
    await page.reload()
    await expect(textOf(conversation(page, AYU))).toHaveValue('Halo Ayu')
    await page.goBack()
    await expect(conversation(page, AYU)).toBeHidden()
    await expect(page).toHaveURL(/\?firstNames=Ayu$/)
    await page.goForward()
    await expect(textOf(conversation(page, AYU))).toHaveValue('Halo Ayu')
    await page.keyboard.press('Escape')
    await expect(conversation(page, AYU)).toBeHidden()
    await expect(page).toHaveURL(/\?firstNames=Ayu$/)
  })

  test('reports a person who is not on the page, and keeps the list', async ({ page, world }) => {
    await page.goto(`${LIST}?firstNames=Ayu&dialog=message&open=USR-CITRA`)
    await expect(page.getByText('Orang pada tautan ini tidak ada di halaman ini')).toBeVisible()
    await expect(page).toHaveURL(/\?firstNames=Ayu&c=COR0001$/)
    await expect(row(page, AYU)).toBeVisible()
    expect(await world.calls('getTalentTicket')).toEqual([])
  })

  test('ignores bad values in the URL', async ({ page, world }) => {
    for (const bad of ['dialog=message', 'dialog=x&open=USR-AYU', 'dialog=message&open=..%2F..', 'open=USR-AYU']) {
      await page.goto(`${LIST}?firstNames=Ayu&${bad}`)
      await expect(row(page, AYU)).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    expect(await world.calls('getTalentTicket')).toEqual([])
  })

  test('opens after failed rows have loaded', async ({ page, world }) => {
    await world.fault({ endpoint: 'searchTalents', kind: 'status', status: 403, times: 0 })
    await page.goto(`${LIST}?firstNames=Ayu&dialog=message&open=USR-AYU`)
    const retry = page.getByRole('main').getByRole('button', { name: 'Coba lagi' })
    await expect(retry).toBeVisible()
    await expect(conversation(page, AYU)).toBeHidden()
    await world.heal()
    await retry.click()
    await expect(textOf(conversation(page, AYU))).toBeFocused()
  })

  test('waits for the rows where those of before are out of date', async ({ page, world }) => {
    await page.clock.install()
    await page.goto(`${LIST}?firstNames=Ayu`)
    await expect(row(page, AYU)).toBeVisible()
    // A part that is still on its way would have failed by then.
    await expect(form(page).getByRole('button', { name: 'Cari' })).toBeVisible()
    const { people } = await world.seed({ people: [{ firstName: 'Ayu', lastName: 'Terbaru' }] })
    await world.fault({ endpoint: 'searchTalents', kind: 'status', status: 403, times: 0 })
    await page.clock.fastForward(31_000)
    await followLink(page, `${LIST}?firstNames=Ayu&dialog=message&open=${people[0]!}`)
    await expect(page.getByText('Data terbaru gagal dimuat.')).toBeVisible()
    await world.heal()
    await page.getByRole('main').getByRole('button', { name: 'Coba lagi' }).click()
    await expect(textOf(conversation(page, 'Ayu Terbaru'))).toBeFocused()
  })
})

test.describe('the next recipient of the list', () => {
  test('opens by button and key, with a draft of their own, across pages, with their position', async ({ page }) => {
    await page.goto(LIST)
    const names = await peopleOf(page)
    const [first, second] = names as [string, string]
    await row(page, first).click()
    await expect(textOf(conversation(page, first))).toBeFocused()
    await place(page, first, '1 dari 2.000')
    await expect(before(page)).toHaveAttribute('aria-disabled', 'true')
    await textOf(conversation(page, first)).fill('Untuk yang pertama')
    await next(page).click()
    await expect(textOf(conversation(page, second))).toBeFocused()
    await place(page, second, '2 dari 2.000')
    await expect(conversation(page, second)).toContainText(second)
    await textOf(conversation(page, second)).fill('Untuk yang kedua')
    await page.keyboard.press('Alt+k')
    await expect(textOf(conversation(page, first))).toHaveValue('Untuk yang pertama')
    await page.keyboard.press('Alt+k')
    await expect(conversation(page, first)).toBeVisible()
    await page.keyboard.press('Alt+j')
    await expect(textOf(conversation(page, second))).toHaveValue('Untuk yang kedua')
    await expectAccessible(page)
    await page.reload()
    await expect(textOf(conversation(page, second))).toHaveValue('Untuk yang kedua')

    const last = names.at(-1)!
    await closeConversation(page, second)
    await row(page, last).click()
    await place(page, last, `${names.length} dari 2.000`)
    await next(page).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(conversation(page, last)).toBeHidden()
    await expect(page.getByRole('dialog').getByRole('status').filter({ hasText: ' dari 2.000' })).toContainText(
      `${names.length + 1} dari 2.000`,
    )
    await before(page).click()
    await place(page, last, `${names.length} dari 2.000`)
    // All of them share one history entry.
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('reports a page that fails to load, and keeps the conversation', async ({ page, world }) => {
    await page.goto(`${LIST}?page=3`)
    const first = (await peopleOf(page))[0]!
    await row(page, first).click()
    await expect(textOf(conversation(page, first))).toBeFocused()
    await world.fault({ endpoint: 'searchTalents', kind: 'status', status: 403, times: 0 })
    await before(page).click()
    await expect(page.getByText('Maaf kamu tidak bisa mengakses fitur ini').first()).toBeVisible()
    await expect(textOf(conversation(page, first))).toBeVisible()
    await world.heal()
    await before(page).click()
    await expect(page.getByRole('dialog').getByRole('status').filter({ hasText: '20 dari 2.000' })).toBeVisible()
    await expect(page).toHaveURL(/page=2/)
  })

  test('keeps a recipient open who leaves the list when written to; the next is the one who closes up', async ({
    page,
  }) => {
    await page.goto(`${LIST}?notifications=1&firstNames=A`)
    const [first, second] = (await peopleOf(page)) as [string, string]
    await row(page, first).click()
    await textOf(conversation(page, first)).fill('Halo')
    await conversation(page, first).getByRole('textbox', { name: 'Subject' }).fill('Halo')
    await sendAndConfirm(page, first)
    await expect(page.getByText(`Pesan untuk ${first} terkirim`)).toBeVisible()
    await place(page, first, 'Tidak lagi di daftar ini')
    await next(page).click()
    await expect(textOf(conversation(page, second))).toBeFocused()
    await expect(conversation(page, second).getByRole('status').filter({ hasText: '1 dari ' })).toBeVisible()
  })

  test('skips people who cannot be written to', async ({ page }) => {
    await page.goto('/dashboard/0/es-admin-query?dataSource=KLOBBER&size=50')
    // The row's menu has the reason for those who cannot be written to.
    const writable = page.getByRole('button', { name: /^Pesan ./ })
    await expect(writable.first()).toBeVisible()
    expect(await writable.count()).toBeLessThan(await page.getByRole('rowheader').count())
    const [first, second] = await writable.evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label')!.replace('Pesan ', '')),
    )
    await row(page, first!).click()
    await expect(textOf(conversation(page, first!))).toBeFocused()
    await next(page).click()
    await expect(conversation(page, second!)).toBeVisible()
  })

  test("shows a colleague's changes on coming back, and keeps the text", async ({ page, browser, world, baseURL }) => {
    await page.goto(`${LIST}?notifications=2&firstNames=B`)
    const names = await peopleOf(page)
    await row(page, BAYU).click()
    await textOf(conversation(page, BAYU)).fill('Belum dikirim')
    const step = names.indexOf(BAYU) === 0 ? next(page) : before(page)
    const back = names.indexOf(BAYU) === 0 ? before(page) : next(page)
    await step.click()
    await expect(conversation(page, BAYU)).toBeHidden()
    const colleague = await elsewhere(browser, world, baseURL!, 'siti.aminah')
    await colleague.goto(`${LIST}?firstNames=Bayu`)
    await row(colleague, BAYU).click()
    await conversation(colleague, BAYU).getByRole('button', { name: 'AKHIRI PERCAKAPAN' }).click()
    await question(colleague, 'Akhiri percakapan', BAYU).getByRole('button', { name: 'Ya' }).click()
    await expect(conversation(colleague, BAYU).getByRole('button', { name: 'BUKA PERCAKAPAN' })).toBeVisible()
    await back.click()
    await expect(conversation(page, BAYU).getByText('Percakapan ini sudah diakhiri')).toBeVisible()
    await expect(textOf(conversation(page, BAYU))).toHaveValue('Belum dikirim')
    await expect(sendButton(conversation(page, BAYU))).toBeDisabled()
  })
})

test.describe('on the stage screen', () => {
  for (const view of ['list', 'board'] as const)
    test(`goes on with the next applicant on the ${view}, and returns to them on closing`, async ({ page }) => {
      await openStage(page, { open: 'USR-AYU', ...(view === 'board' ? { view } : {}) })
      await expect(panel(page, /^Ayu Wulandari/)).toBeVisible()
      await page.keyboard.press('m')
      await expect(textOf(conversation(page, AYU))).toBeFocused()
      await textOf(conversation(page, AYU)).fill('Untuk Ayu')
      await page.keyboard.press('Alt+j')
      await expect(conversation(page, AYU)).toBeHidden()
      const other = page.getByRole('dialog', { name: /^Pesan untuk / })
      await expect(textOf(other)).toBeFocused()
      const name = (await other.getByRole('heading', { level: 2 }).innerText()).replace('Pesan untuk ', '')
      expect(urlParam(page, 'dialog')).toBe('message')
      expect(urlParam(page, 'open')).not.toBe('USR-AYU')
      await page.keyboard.press('Alt+k')
      await expect(textOf(conversation(page, AYU))).toHaveValue('Untuk Ayu')
      await page.keyboard.press('Alt+j')
      await expect(textOf(conversation(page, name))).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(conversation(page, name)).toBeHidden()
      await expect(panel(page, new RegExp(`^${name}`)).getByRole('heading', { level: 2 })).toBeFocused()
    })

  test('allows no writing without the name of the vacancy, which can be retried', async ({ page, world }) => {
    await world.fault({ endpoint: 'getQualification', kind: 'status', status: 403, times: 0 })
    const query = new URLSearchParams({
      id: 'VAC-AKTIF-01.STG-1',
      stage: 'Lamaran Masuk',
      open: 'USR-AYU',
      dialog: 'message',
    })
    await page.goto(`/dashboard/0/atsreport/VAC-AKTIF-01?${query.toString()}`)
    const dialog = conversation(page, AYU)
    await expect(dialog).toContainText('Nama lowongan gagal dimuat')
    await expect(textOf(dialog)).toHaveCount(0)
    await world.heal()
    await dialog.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('Undangan wawancara: Software Engineer')
    await expect(textOf(dialog)).not.toHaveValue(/VAC-AKTIF-01/)
  })
})
