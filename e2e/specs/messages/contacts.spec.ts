import type { Page } from '@playwright/test'
import { openConversation, sendAndConfirm, conversation, textOf } from '../../support/messages'
import { idToken } from '../../support/signIn'
import { card, openStage, panel, checkCard } from '../../support/stages'
import { keysByClass, storedIn, textOfKeys } from '../../support/stored'
import { expect, expectAccessible, expectReadable, holdBack, test } from '../../support/test'
import { elsewhere } from '../../support/secondBrowser'

const AYU = 'Ayu Wulandari'
const BAYU = 'Bayu Pratama'
const LIST = '/dashboard/0/talentsearch'
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: `Pesan ${name}`, exact: true }) })
const check = (page: Page) => page.getByRole('button', { name: 'Periksa balasan' })
const item = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Pelamar', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: `Pilih ${name}`, exact: true }) })
const checkResult = (page: Page) => page.getByRole('status').filter({ hasText: /^Pukul / })

test("marks a row as contacted only by the filter or the user's own messages", async ({
  page,
  browser,
  world,
  baseURL,
}) => {
  await page.goto(`${LIST}?firstNames=Bayu`)
  await expect(rowOf(page, BAYU)).toBeVisible()
  await expect(page.getByText(/Sudah dihubungi|Anda menulis/)).toHaveCount(0)
  await expect(check(page)).toHaveCount(0)
  await page.goto(`${LIST}?firstNames=Bayu&notifications=2`)
  await expect(rowOf(page, BAYU)).toContainText('Sudah dihubungi')
  // A failed message marks nothing.
  await page.goto(`${LIST}?firstNames=Ayu`)
  await page.getByRole('button', { name: `Pesan ${AYU}`, exact: true }).click()
  await conversation(page, AYU).getByRole('textbox', { name: 'Subject' }).fill('Halo')
  await textOf(conversation(page, AYU)).fill('Halo Ayu')
  await world.fault({ endpoint: 'createTalentTicket', kind: 'status', status: 403 })
  await sendAndConfirm(page, AYU)
  await expect(conversation(page, AYU).getByRole('alert')).toBeVisible()
  await expect(page.getByText('Anda menulis')).toHaveCount(0)
  await conversation(page, AYU).getByRole('button', { name: 'Coba lagi' }).click()
  await page.getByRole('button', { name: 'Ya', exact: true }).click()
  await expect(page.getByText(`Pesan untuk ${AYU} terkirim`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rowOf(page, AYU)).toContainText('Anda menulis 16/11')
  await page.reload()
  await expect(rowOf(page, AYU)).toContainText('Anda menulis 16/11')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  // The mark is local to this browser, not shared in the corporate.
  const colleague = await elsewhere(browser, world, baseURL!, 'siti.aminah')
  await colleague.goto(`${LIST}?firstNames=Ayu`)
  await expect(rowOf(colleague, AYU)).toBeVisible()
  await expect(colleague.getByText('Anda menulis')).toHaveCount(0)
})

test('checks replies on request: who answered, who did not, and what a candidate wrote meanwhile', async ({
  page,
  world,
}) => {
  await page.goto(`${LIST}?firstNames=Bayu&notifications=2`)
  await expect(rowOf(page, BAYU)).toContainText('Sudah dihubungi')
  expect(await world.calls('getTalentTicket')).toEqual([])
  await check(page).click()
  await expect(rowOf(page, BAYU)).toContainText('Membalas 03/11 19.42')
  await expect(checkResult(page)).toContainText(/^Pukul 09\.00: \d+ membalas/)
  // A colleague answers the thread.
  const answer = await page.request.post('/rest/console/populationnotif/post/messagePost/MSG-talent-COR0001-USR-BAYU', {
    headers: { 'x-mock-session': world.session, Authorization: (await idToken(page))! },
    data: { messageText: 'Dari rekan', fileBase64Dto: null },
  })
  expect(answer.ok()).toBe(true)
  await expect(rowOf(page, BAYU)).toContainText('Membalas 03/11 19.42')
  await check(page).click()
  await expect(rowOf(page, BAYU)).toContainText('Membalas 03/11 19.42, sudah dijawab')
  // The result is lost on reload.
  await page.reload()
  await expect(rowOf(page, BAYU)).toContainText('Sudah dihubungi')
})

test('checks at most twenty threads at a time, then the next; failures are reported and retried first', async ({
  page,
  world,
}) => {
  await page.goto(`${LIST}?notifications=2&size=50`)
  await expect(check(page)).toBeVisible()
  await world.fault({ endpoint: 'getTalentTicket', kind: 'status', status: 403, times: 2 })
  await check(page).click()
  await expect(checkResult(page)).toContainText('2 gagal diperiksa')
  await expect(checkResult(page)).toContainText('30 belum diperiksa')
  expect(await world.calls('getTalentTicket')).toHaveLength(20)
  await expect(page.getByText('Sudah dihubungi, balasan gagal diperiksa')).toHaveCount(2)
  await check(page).click()
  await expect(checkResult(page)).toContainText('12 belum diperiksa')
  await expect(checkResult(page)).not.toContainText('gagal')
  expect(await world.calls('getTalentTicket')).toHaveLength(40)
  // It can be cancelled.
  const release = await holdBack(page, /populationnotif\/get\/ticket/)
  await check(page).click()
  await page.getByRole('button', { name: 'Hentikan' }).click()
  release()
  await expect(check(page)).toBeVisible()
  expect((await world.calls('getTalentTicket')).length).toBeLessThan(52)
})

test('checks the selected applicants on the stage, else the contacted ones; the panel shows it on request', async ({
  page,
  world,
}) => {
  await openStage(page)
  await expect(item(page, AYU)).toBeVisible()
  await expect(check(page)).toHaveCount(0)
  await checkCard(page, AYU)
  await checkCard(page, BAYU)
  await check(page).click()
  await expect(item(page, AYU)).toContainText('Belum ada percakapan')
  await expect(item(page, BAYU)).toContainText(/Membalas|Belum membalas sejak/)
  await expectAccessible(page)
  // Writing to someone invalidates the result, whatever the server's clock; it has whole seconds only.
  await world.clock('2026-11-16T00:30:00+07:00')
  await card(page, AYU).click()
  await expect(panel(page, /^Ayu Wulandari/)).toBeVisible()
  const tickets = (await world.calls('getApplicantTicket')).length
  await page.keyboard.press('m')
  await textOf(conversation(page, AYU)).fill('Halo Ayu')
  await sendAndConfirm(page, AYU)
  await expect(page.getByText(`Pesan untuk ${AYU} terkirim`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(item(page, AYU)).toContainText('Anda menulis 16/11')
  await expect(panel(page, /^Ayu Wulandari/)).toContainText('Sudah dihubungi 16/11/2026')
  expect((await world.calls('getApplicantTicket')).length).toBeGreaterThan(tickets)
  await page.keyboard.press('v')
  const onBoard = page.getByRole('region', { name: 'Papan tahap' }).getByRole('listitem')
  await expect(onBoard.filter({ hasText: AYU })).toContainText('Anda menulis 16/11')
  await expect(onBoard.filter({ hasText: 'Anda menulis' })).toHaveCount(1)
  await page.goBack()
  await expect(item(page, AYU)).toContainText('Anda menulis 16/11')
  // Nothing is requested for the next applicant until the user asks.
  await page.keyboard.press('j')
  const shown = page.getByRole('region', { name: / dari \d+$/ })
  await expect(shown).not.toContainText(AYU)
  const before = (await world.calls('getApplicantTicket')).length
  await shown.getByRole('button', { name: 'Cek riwayat pesan' }).click()
  await expect(shown.getByRole('status')).toHaveText(/^(Sudah dihubungi \d\d\/|Belum ada percakapan)/)
  expect(await world.calls('getApplicantTicket')).toHaveLength(before + 1)
  await world.fault({ endpoint: 'getApplicantTicket', kind: 'status', status: 403, times: 0 })
  await page.keyboard.press('j')
  await expect(shown).toContainText('Status pesan gagal dimuat.')
  await world.heal()
  await shown.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(shown).not.toContainText('Status pesan gagal dimuat.')
})

test('presets the last vacancy for the next recipient by name, across a reload; a failure can be retried', async ({
  page,
  world,
}) => {
  const dialog = await openConversation(page, 'USR-AYU', AYU)
  await dialog.getByRole('button', { name: 'Pilih lowongan untuk undangan' }).click()
  await page.getByRole('dialog', { name: 'Pilih lowongan' }).getByRole('button', { name: 'Data Analyst' }).click()
  await expect(textOf(dialog)).toHaveValue(/posisi Data Analyst/)
  const { local } = await storedIn(page)
  expect(
    textOfKeys(
      local,
      keysByClass(local).work.filter((key) => key.startsWith('klob:vacancy:')),
    ),
  ).toMatch(/^klob:vacancy:USR-BUDI:COR0001 (?!.*Data Analyst).*VAC-/)
  const next = await openConversation(page, 'USR-DIAM', 'Diam')
  await expect(next.getByText('Lowongan: Data Analyst')).toBeVisible()
  await expect(textOf(next)).toHaveValue(/posisi Data Analyst/)
  // A vacancy whose name fails to load is not shown by its code.
  await world.fault({ endpoint: 'listVacancies', kind: 'status', status: 403, times: 0 })
  const third = await openConversation(page, 'USR-DIAM', 'Diam')
  await expect(third).toContainText('Lowongan terakhir gagal dimuat.')
  await expect(textOf(third)).toHaveValue(/posisi \[POSISI\]/)
  await world.heal()
  await third.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(textOf(third)).toHaveValue(/posisi Data Analyst/)
  await third.getByRole('button', { name: 'Lepas lowongan Data Analyst' }).click()
  const empty = await openConversation(page, 'USR-DIAM', 'Diam Saja')
  await expect(textOf(empty)).toHaveValue(/posisi \[POSISI\]/)
})
