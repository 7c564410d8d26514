import type { Page } from '@playwright/test'
import { textOf } from '../../support/messages'
import { idToken } from '../../support/signIn'
import { openStage, checkCard } from '../../support/stages'
import { expect, expectAccessibleInBoth, holdBack, test } from '../../support/test'
import { elsewhere, loseAnswer } from '../../support/secondBrowser'
import type { World } from '../../support/world'

const AYU = 'Ayu Wulandari'
const BAYU = 'Bayu Pratama'
const RAMAI = 'Ramai Sinaga'
const START = 'createApplicantTicket'
const REPLY = 'replyApplicantTicket'
const about = { corporateId: 'COR0001', klobVacancyCode: 'VAC-AKTIF-01' }

const window = (page: Page, count: number) => page.getByRole('dialog', { name: `Pesan untuk ${count} pelamar` })
const question = (page: Page, count: number) => page.getByRole('dialog', { name: `Kirim pesan ke ${count} pelamar` })
const outcomes = (page: Page, count: number) =>
  window(page, count).getByRole('list', { name: 'Hasil per pelamar' }).getByRole('listitem')
const unfinished = (page: Page) => page.getByText(/Pengiriman pesan belum selesai/)

/** Selects applicants of the first stage and fills in the message to them. */
async function writeTo(page: Page, names: readonly string[], text = 'Halo [NAMA], kami kabari pekan depan.') {
  await openStage(page)
  for (const name of names) await checkCard(page, name)
  await page.getByRole('button', { name: 'Pesan ke yang dipilih' }).click()
  const dialog = window(page, names.length)
  await expect(textOf(dialog)).toBeFocused()
  await textOf(dialog).fill(text)
  return dialog
}
async function send(page: Page, count: number) {
  await window(page, count).getByRole('button', { name: 'KIRIM' }).click()
  await question(page, count).getByRole('button', { name: 'Ya' }).click()
}
/** Opens an unfinished run, and continues with the recipients without an outcome. */
async function resume(page: Page, count: number, left: number) {
  await page.getByRole('button', { name: 'Lanjutkan', exact: true }).click()
  await window(page, count)
    .getByRole('button', { name: `Lanjutkan (${left})` })
    .click()
}
/** Confirms discarding the rest. */
const confirmDiscard = (page: Page) =>
  page.getByRole('dialog', { name: 'Jangan kirim sisanya' }).getByRole('button', { name: 'Jangan kirim' }).click()
/** Acts on a thread as a colleague, through the API. */
async function postAsColleague(page: Page, world: World, path: string, data?: object) {
  const response = await page.request.post(`/rest/console/vacancy/seekernotif/${path}`, {
    headers: { 'x-mock-session': world.session, Authorization: (await idToken(page))! },
    ...(data ? { data } : {}),
  })
  expect(response.ok(), await response.text()).toBe(true)
}
const threadId = (userId: string) => `MSG-applicant-COR0001-VAC-AKTIF-01.${userId}`
/** The sent texts. */
const sentTexts = async (world: World) =>
  [...(await world.calls(START)), ...(await world.calls(REPLY))].map(
    ({ body }) => (body as { messageText: string }).messageText,
  )

test('sends one message to all selected, each with their name, in their own thread', async ({ page, world }) => {
  await openStage(page)
  const button = page.getByRole('button', { name: 'Pesan ke yang dipilih' })
  await expect(button).toBeDisabled()
  const dialog = await writeTo(page, [AYU, BAYU])
  await dialog.getByText('Pratinjau').click()
  await expect(dialog.getByText('Halo Ayu Wulandari, kami kabari pekan depan.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Kandidat berikutnya' }).click()
  await expect(dialog.getByText('Halo Bayu Pratama, kami kabari pekan depan.')).toBeVisible()
  await expectAccessibleInBoth(page)
  await textOf(dialog).press('Control+Enter')
  const confirmation = question(page, 2)
  await expect(confirmation).toContainText('Anda yakin akan mengirim pesan ini')
  await expect(confirmation).toContainText('Lowongan: Software Engineer.')
  await expect(confirmation.getByRole('listitem')).toHaveText([AYU, BAYU])
  expect(await world.calls('getApplicantTicket')).toEqual([])
  await confirmation.getByRole('button', { name: 'Ya' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Selesai: 2 dari 2 terkirim')
  await expect(outcomes(page, 2)).toHaveText([`${AYU}: Terkirim`, `${BAYU}: Terkirim`])
  await expectAccessibleInBoth(page)
  await expect(dialog.getByRole('button', { name: 'Selesai' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(unfinished(page)).toBeHidden()
  expect((await world.calls(START)).map(({ body }) => body)).toEqual([
    {
      userId: 'USR-AYU',
      ...about,
      subject: 'Undangan wawancara: Software Engineer',
      messageText: 'Halo Ayu Wulandari, kami kabari pekan depan.',
      fileBase64Dto: null,
    },
  ])
  expect((await world.calls(REPLY)).map(({ body }) => body)).toEqual([
    { messageText: 'Halo Bayu Pratama, kami kabari pekan depan.', fileBase64Dto: null },
  ])
  // Nothing of the finished run stays in the browser.
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('pesan')))).toEqual([])
})

test('a message to many is left by Batal', async ({ page }) => {
  await openStage(page)
  for (const name of [AYU, BAYU]) await checkCard(page, name)
  await page.getByRole('button', { name: 'Pesan ke yang dipilih' }).click()
  await window(page, 2).getByRole('button', { name: 'Batal' }).click()
  await expect(window(page, 2)).toBeHidden()
})

test('shows its interview times in one row and the preview on a small laptop, and the open placeholders', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openStage(page)
  for (const name of [AYU, BAYU]) await checkCard(page, name)
  await page.getByRole('button', { name: 'Pesan ke yang dipilih' }).click()
  const time = (n: number) => window(page, 2).getByRole('textbox', { name: `Jadwal ${n}`, exact: true })
  await expect(time(3)).toBeVisible()
  const tops = await Promise.all([1, 2, 3].map(async (n) => (await time(n).boundingBox())!.y))
  expect(new Set(tops).size).toBe(1)
  const unfilled = window(page, 2).getByText('Isi dahulu [JADWAL1], [JADWAL2], [JADWAL3] pada subjek atau pesan')
  const preview = (await window(page, 2).getByText('Pratinjau').boundingBox())!
  expect(preview.y + preview.height).toBeLessThan((await unfilled.boundingBox())!.y)
  await expect(unfilled).toBeInViewport({ ratio: 1 })
})

test('reports open placeholders and a text too long for one recipient before any call', async ({ page, world }) => {
  const dialog = await writeTo(page, [AYU, BAYU], 'Halo [NAMA], pada [JADWAL1]')
  await dialog.getByRole('button', { name: 'KIRIM' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Isi dahulu [JADWAL1] pada subjek atau pesan')
  await textOf(dialog).fill(`${'<'.repeat(4_998)}[NAMA]`)
  await dialog.getByRole('button', { name: 'KIRIM' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(`${AYU}: Pesan terlalu panjang. Persingkat lalu kirim lagi.`)
  expect(await world.calls('getApplicantTicket')).toEqual([])
})

test('lists a closed thread and leaves it closed; replies to one that a colleague opens meanwhile', async ({
  page,
  world,
}) => {
  await writeTo(page, [AYU, BAYU])
  await postAsColleague(page, world, `post/close/${threadId('USR-BAYU')}`)
  await page.route(
    '**/seekernotif/post/create',
    async (route) => {
      await postAsColleague(page, world, 'post/create', {
        userId: 'USR-AYU',
        ...about,
        subject: 'Halo',
        messageText: 'Dari rekan',
        fileBase64Dto: null,
      })
      await route.continue()
    },
    { times: 1 },
  )
  await send(page, 2)
  await expect(outcomes(page, 2)).toHaveText([`${BAYU}: Tidak dikirim, percakapan sudah diakhiri`, `${AYU}: Terkirim`])
  expect((await world.calls(REPLY)).map(({ path }) => path)).toEqual([expect.stringContaining('USR-AYU')])
  expect(await world.calls('openApplicantTicket')).toEqual([])
})

test('continues with the rest after a failure, and sends to nobody twice', async ({ page, world }) => {
  await writeTo(page, [AYU, BAYU, RAMAI])
  await world.fault({ endpoint: REPLY, kind: 'status', status: 404 })
  await send(page, 3)
  const dialog = window(page, 3)
  await expect(dialog.getByRole('status')).toHaveText('Berhenti: 2 dari 3 terkirim, 1 belum berhasil')
  await expect(outcomes(page, 3).first()).toContainText(`${BAYU}: Belum berhasil.`)
  // Closing keeps the run; it is offered above the list.
  await dialog.getByRole('button', { name: 'Nanti saja' }).click()
  await expect(unfinished(page)).toContainText('2 dari 3 pelamar terkirim')
  // Continuing first shows the text and the recipients.
  await page.getByRole('button', { name: 'Lanjutkan', exact: true }).click()
  await expect(dialog.getByRole('status')).toHaveText('Berhenti: 2 dari 3 terkirim, 1 belum berhasil')
  await expect(dialog.getByRole('group', { name: 'Pesan yang dikirim' })).toContainText('kami kabari pekan depan.')
  await expect(outcomes(page, 3).first()).toContainText(BAYU)
  await expect(dialog.getByRole('button', { name: 'Nanti saja' })).toBeFocused()
  await expectAccessibleInBoth(page)
  expect(await world.calls(REPLY)).toHaveLength(2)
  await dialog.getByRole('button', { name: 'Lanjutkan (1)' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Selesai: 3 dari 3 terkirim')
  const sent = (await world.calls(REPLY)).filter(({ status }) => status === 200)
  expect(sent.map(({ path }) => path.split('.').at(-1))).toEqual(['USR-RAMAI', 'USR-BAYU'])
  expect(await world.calls(START)).toHaveLength(1)
})

test('does not resend what the server received before the connection was cut', async ({ page, world }) => {
  await writeTo(page, [AYU, BAYU])
  await loseAnswer(page, /seekernotif\/post\/create/)
  await send(page, 2)
  await expect(window(page, 2).getByRole('status')).toHaveText('Selesai: 2 dari 2 terkirim')
  expect(await world.calls(START)).toHaveLength(1)
  // A lost connection stops the run; on continuing it checks who already has the message.
  await window(page, 2).getByRole('button', { name: 'Selesai' }).click()
  await page.getByRole('button', { name: 'Pesan ke yang dipilih' }).click()
  await textOf(window(page, 2)).fill('Sekali lagi, [NAMA]')
  let isCut = false
  await page.route('**/seekernotif/**', async (route) => {
    if (isCut) return route.abort('connectionreset')
    if (!route.request().url().includes('messagePost')) return route.continue()
    isCut = true
    await route.fetch()
    await route.abort('connectionreset')
  })
  await send(page, 2)
  await expect(window(page, 2).getByRole('status')).toHaveText('Berhenti: 0 dari 2 terkirim, 1 belum berhasil')
  await page.unroute('**/seekernotif/**')
  await window(page, 2).getByRole('button', { name: 'Lanjutkan (2)' }).click()
  await expect(window(page, 2).getByRole('status')).toHaveText('Selesai: 2 dari 2 terkirim')
  const texts = await sentTexts(world)
  expect(texts.filter((text) => text.startsWith('Sekali lagi')).toSorted()).toEqual([
    'Sekali lagi, Ayu Wulandari',
    'Sekali lagi, Bayu Pratama',
  ])
})

test('reads each thread first when resumed after a stop and a reload in between', async ({ page, world }) => {
  await writeTo(page, [AYU, BAYU, RAMAI])
  // The page reloads after the server received the second message and before its answer.
  let arrived = () => {}
  const hasArrived = new Promise<void>((resolve) => (arrived = resolve))
  await page.route(
    '**/post/messagePost/**',
    async (route) => {
      await route.fetch()
      arrived()
    },
    { times: 1 },
  )
  await send(page, 3)
  await hasArrived
  await openStage(page)
  await expect(unfinished(page)).toContainText('1 dari 3 pelamar terkirim')
  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  for (const name of [AYU, BAYU, RAMAI]) expect(stored).not.toContain(name)
  await resume(page, 3, 2)
  await expect(window(page, 3).getByRole('status')).toHaveText('Selesai: 3 dari 3 terkirim')
  expect(await world.calls(START)).toHaveLength(1)
  expect((await sentTexts(world)).filter((text) => text.includes(BAYU))).toHaveLength(1)

  await window(page, 3).getByRole('button', { name: 'Selesai' }).click()
  await expect(unfinished(page)).toBeHidden()
})

test('resumes a run left by a closed tab in another one', async ({ page, context, world }) => {
  await writeTo(page, [AYU, BAYU])
  await world.fault({ endpoint: REPLY, kind: 'status', status: 404 })
  await send(page, 2)
  await expect(window(page, 2).getByRole('status')).toHaveText('Berhenti: 1 dari 2 terkirim, 1 belum berhasil')
  await page.close()
  const next = await context.newPage()
  await openStage(next)
  await expect(unfinished(next)).toContainText('1 dari 2 pelamar terkirim')
  await resume(next, 2, 1)
  await expect(window(next, 2).getByRole('status')).toHaveText('Selesai: 2 dari 2 terkirim')
  await expect(outcomes(next, 2)).toHaveText([`${AYU}: Terkirim`, `${BAYU}: Terkirim`])
  expect(await world.calls(START)).toHaveLength(1)
})

test('lets the current message arrive on stop and sends no other', async ({ page, world }) => {
  await writeTo(page, [AYU, BAYU])
  const go = await holdBack(page, '**/seekernotif/post/create')
  const underWay = page.waitForRequest('**/seekernotif/post/create')
  await send(page, 2)
  await underWay
  await expect(outcomes(page, 2).first()).toHaveText(`${AYU}: Sedang dikirim`)
  await window(page, 2).getByRole('button', { name: 'Hentikan' }).click()
  await expect(window(page, 2).getByRole('button', { name: 'Menghentikan...' })).toBeDisabled()
  go()
  await expect(window(page, 2).getByRole('status')).toHaveText('Berhenti: 1 dari 2 terkirim')
  await expect(window(page, 2).getByRole('button', { name: 'Nanti saja' })).toBeFocused()
  expect(await world.calls(REPLY)).toEqual([])
  await window(page, 2).getByRole('button', { name: 'Jangan kirim sisanya' }).click()
  await expect(page.getByRole('dialog', { name: 'Jangan kirim sisanya' })).toContainText('1 pelamar belum menerima')
  await confirmDiscard(page)
  await expect(window(page, 2)).toBeHidden()
  await expect(unfinished(page)).toBeHidden()
})

test('warns about the same text to the same recipient within ten minutes', async ({ page }) => {
  await writeTo(page, [AYU, BAYU])
  await send(page, 2)
  await window(page, 2).getByRole('button', { name: 'Selesai' }).click()
  await page.getByRole('checkbox', { name: `Pilih ${BAYU}`, exact: true }).uncheck()
  await checkCard(page, RAMAI)
  await page.getByRole('button', { name: 'Pesan ke yang dipilih' }).click()
  await textOf(window(page, 2)).fill('Halo [NAMA], kami kabari pekan depan.')
  await window(page, 2).getByRole('button', { name: 'KIRIM' }).click()
  const confirmation = question(page, 2)
  await expect(confirmation).toContainText('1 orang menerima pesan yang sama kurang dari 10 menit yang lalu.')
  await expect(confirmation.getByRole('listitem')).toHaveText([`${AYU}: sudah dikirimi pesan yang sama`, RAMAI])
  await expect(confirmation.getByRole('button', { name: 'Tidak' })).toBeFocused()
})

test('shows an unfinished run to its writer only, not to another user of this PC', async ({
  page,
  world,
  browser,
  baseURL,
}) => {
  await writeTo(page, [AYU, BAYU])
  await world.fault({ endpoint: REPLY, kind: 'status', status: 404 })
  await send(page, 2)
  await window(page, 2).getByRole('button', { name: 'Nanti saja' }).click()
  await expect(unfinished(page)).toBeVisible()
  // All but the session, which would make the other user this one.
  const stored = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => !key.startsWith('klob:session')),
  )
  const other = await elsewhere(browser, world, baseURL!, 'siti.aminah')
  await other.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
  }, stored)
  await openStage(other)
  await expect(other.getByRole('button', { name: 'Pesan ke yang dipilih' })).toBeDisabled()
  await expect(unfinished(other)).toBeHidden()
  // Signing out deletes it.
  await page.getByRole('button', { name: /^Menu|Budi/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Keluar dan hapus draf' }).click()
  await expect(page).toHaveURL(/\/(login)?$/)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('pesan')))).toEqual([])
})

test('reports a stop after leaving, and offers the rest on the board', async ({ page, world }) => {
  await openStage(page)
  await page.getByRole('button', { name: 'Papan', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Papan tahap' })).toBeVisible()
  await page.goBack()
  for (const name of [AYU, BAYU]) await checkCard(page, name)
  await page.getByRole('button', { name: 'Pesan ke yang dipilih' }).click()
  await textOf(window(page, 2)).fill('Halo [NAMA]')
  const go = await holdBack(page, '**/seekernotif/post/create')
  const underWay = page.waitForRequest('**/seekernotif/post/create')
  await send(page, 2)
  await expect(outcomes(page, 2).first()).toHaveText(`${AYU}: Sedang dikirim`)
  // Leaving before the message is sent stops it.
  await underWay
  await page.goForward()
  await expect(page.getByRole('region', { name: 'Papan tahap' })).toBeVisible()
  // This screen's state is older than the stored one: it is neither sent again nor stored.
  await expect(unfinished(page)).toContainText('0 dari 2 pelamar terkirim')
  go()
  await expect(page.getByText('Pengiriman berhenti: 1 dari 2 terkirim')).toBeVisible()
  expect(await world.calls(REPLY)).toEqual([])
  await page.getByRole('button', { name: 'Lanjutkan', exact: true }).click()
  await expect(window(page, 2).getByRole('status')).toHaveText('Berhenti: 1 dari 2 terkirim')
  await window(page, 2).getByRole('button', { name: 'Lanjutkan (1)' }).click()
  await expect(window(page, 2).getByRole('status')).toHaveText('Selesai: 2 dari 2 terkirim')
  expect(await world.calls(START)).toHaveLength(1)
  expect(await world.calls(REPLY)).toHaveLength(1)
})

test('finishes sending when the list fails or is empty; a failed name does not block the next', async ({
  page,
  world,
}) => {
  await writeTo(page, [AYU, BAYU])
  await world.fault({ endpoint: REPLY, kind: 'status', status: 404 })
  await send(page, 2)
  await expect(window(page, 2).getByRole('status')).toContainText('Berhenti')
  await openStage(page, { firstNames: 'Tidakada' })
  await expect(page.getByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
  await world.fault({ endpoint: 'getApplicantProfile', kind: 'status', status: 404 })
  await page.getByRole('button', { name: 'Lanjutkan', exact: true }).click()
  await expect(outcomes(page, 2)).toHaveText([`${BAYU}: Belum berhasil`, 'Nama gagal dimuat: Terkirim'])
  await window(page, 2).getByRole('button', { name: 'Nanti saja' }).click()
  await world.fault({ endpoint: 'searchStageApplicants', kind: 'status', status: 500, times: 0 })
  await openStage(page)
  await expect(page.getByRole('button', { name: 'Coba lagi' }).first()).toBeVisible()
  await resume(page, 2, 1)
  await expect(window(page, 2).getByRole('status')).toHaveText('Selesai: 2 dari 2 terkirim')
  expect(await sentTexts(world)).toContain('Halo Bayu Pratama, kami kabari pekan depan.')
})

test('keeps the shared text unchanged when the run continues', async ({ page, world }) => {
  await writeTo(page, [AYU, BAYU], 'Halo [NAMA], tentang [POSISI]')
  await world.fault({ endpoint: REPLY, kind: 'status', status: 404 })
  await send(page, 2)
  await expect(window(page, 2).getByRole('status')).toContainText('Berhenti')
  await page.route('**/masterdata/qualification**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('Software Engineer', 'Nama Baru') })
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Nama Baru' })).toBeVisible()
  await page.getByRole('button', { name: 'Lanjutkan', exact: true }).click()
  await expect(window(page, 2).getByRole('group', { name: 'Pesan yang dikirim' })).toContainText(
    'Halo [NAMA], tentang Software Engineer',
  )
  await window(page, 2).getByRole('button', { name: 'Lanjutkan (1)' }).click()
  await expect(window(page, 2).getByRole('status')).toHaveText('Selesai: 2 dari 2 terkirim')
  expect(await sentTexts(world)).toContain('Halo Bayu Pratama, tentang Software Engineer')
})

test('does not mention a vacancy by its code when its name fails to load', async ({ page, world }) => {
  await world.fault({ endpoint: 'getQualification', kind: 'status', status: 500, times: 0 })
  await page.goto('/dashboard/0/atsreport/VAC-AKTIF-01?id=VAC-AKTIF-01.STG-1&stage=Lamaran+Masuk')
  await expect(page.getByRole('heading', { level: 1, name: 'VAC-AKTIF-01' })).toBeVisible({ timeout: 15_000 })
  await checkCard(page, AYU)
  await expect(page.getByText('1 dipilih')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pesan ke yang dipilih' })).toBeDisabled()
})

test('offers text typed for others instead of filling it in', async ({ page }) => {
  const dialog = await writeTo(page, [AYU, BAYU], 'Untuk dua orang pertama')
  await dialog.getByRole('button', { name: 'Tutup pesan' }).click()
  await page.getByRole('checkbox', { name: `Pilih ${BAYU}`, exact: true }).uncheck()
  await page.getByRole('button', { name: 'Pesan ke yang dipilih' }).click()
  const one = window(page, 1)
  await expect(textOf(one)).toHaveValue(/^Halo \[NAMA\],/)
  await expect(one.getByText('Draf untuk 2 pelamar lain:')).toBeVisible()
  await expectAccessibleInBoth(page)
  await one.getByRole('button', { name: 'Pulihkan' }).click()
  await expect(textOf(one)).toHaveValue('Untuk dua orang pertama')
  // From now on it is the draft for this recipient.
  await one.getByRole('button', { name: 'Tutup pesan' }).click()
  await page.getByRole('button', { name: 'Pesan ke yang dipilih' }).click()
  await expect(textOf(one)).toHaveValue('Untuk dua orang pertama')
  await one.getByRole('button', { name: 'Tutup pesan' }).click()
  await checkCard(page, RAMAI)
  await page.getByRole('button', { name: 'Pesan ke yang dipilih' }).click()
  await window(page, 2).getByRole('button', { name: 'Hapus draf' }).click()
  await expect(window(page, 2).getByText(/Draf untuk/)).toBeHidden()
  await expect(textOf(window(page, 2))).toHaveValue(/^Halo \[NAMA\],/)
})

test.describe('the recipients', () => {
  const chips = (page: Page, count: number) =>
    window(page, count).getByRole('list', { name: 'Penerima' }).getByRole('listitem')
  const removeButton = (page: Page, count: number, name: string) =>
    window(page, count).getByRole('button', { name: `Hapus ${name} dari penerima` })

  test('can be taken off the message, with the typed text kept and the tick gone', async ({ page, world }) => {
    await writeTo(page, [AYU, BAYU, RAMAI])
    await expect(chips(page, 3)).toHaveText([AYU, BAYU, RAMAI])
    await removeButton(page, 3, BAYU).click()
    await expect(chips(page, 2)).toHaveText([AYU, RAMAI])
    await expect(removeButton(page, 2, RAMAI)).toBeFocused()
    await expect(
      window(page, 2).getByText(`${BAYU} tidak akan dikirimi pesan ini. 2 pelamar tersisa.`, { exact: true }),
    ).toBeAttached()
    await expect(textOf(window(page, 2))).toHaveValue('Halo [NAMA], kami kabari pekan depan.')
    await expectAccessibleInBoth(page)
    await send(page, 2)
    await expect(outcomes(page, 2)).toHaveText([`${AYU}: Terkirim`, `${RAMAI}: Terkirim`])
    await window(page, 2).getByRole('button', { name: 'Selesai' }).click()
    await expect(page.getByRole('checkbox', { name: `Pilih ${BAYU}`, exact: true })).not.toBeChecked()
    expect(await sentTexts(world)).toHaveLength(2)
  })

  test('are never nobody: the last one cannot be taken off', async ({ page }) => {
    await writeTo(page, [AYU, BAYU])
    await removeButton(page, 2, AYU).click()
    await expect(chips(page, 1)).toHaveText([BAYU])
    await expect(chips(page, 1).getByRole('button')).toHaveCount(0)
    await expect(window(page, 1).getByRole('list', { name: 'Penerima' })).toBeFocused()
  })

  test('are folded when there are many', async ({ page }) => {
    await openStage(page)
    await page.getByRole('checkbox', { name: 'Pilih Semua' }).check()
    await page.getByRole('button', { name: 'Pilih semua 54 yang cocok' }).click()
    await expect(page.getByText('54 dipilih')).toBeVisible()
    await page.getByRole('button', { name: 'Pesan ke yang dipilih' }).click()
    await expect(chips(page, 54)).toHaveCount(13)
    await window(page, 54).getByRole('button', { name: '42 lainnya' }).click()
    await expect(chips(page, 54)).toHaveCount(54)
  })
})

test.describe('interview times of each person', () => {
  const perPerson = (page: Page, count: number) =>
    window(page, count).getByRole('checkbox', { name: 'Jadwal berbeda untuk setiap orang' })
  const dayOf = (page: Page, name: string) => page.getByRole('textbox', { name: `Jadwal ${name}`, exact: true })
  const hourOf = (page: Page, name: string) => page.getByRole('textbox', { name: `Jam, Jadwal ${name}`, exact: true })
  const TEXT = 'Halo [NAMA], pilih:\n1. [JADWAL1]\n2. [JADWAL2]\nSalam'

  test('are sent to that person alone, without the lines of unused ones', async ({ page, world }) => {
    await writeTo(page, [AYU, BAYU], TEXT)
    await perPerson(page, 2).check()
    await window(page, 2).getByRole('button', { name: 'KIRIM' }).click()
    await expect(window(page, 2).getByRole('alert')).toHaveText(`${AYU}: Isi paling sedikit satu jadwal.`)
    await dayOf(page, AYU).fill('05/01/2099')
    await dayOf(page, BAYU).fill('06/01/2099')
    await hourOf(page, BAYU).fill('13:30')
    await expectAccessibleInBoth(page)
    await window(page, 2).getByRole('button', { name: 'KIRIM' }).click()
    await expect(question(page, 2).getByRole('listitem')).toHaveText([
      `${AYU}: Senin, 5 Januari 2099 pukul 09.00 WIB`,
      `${BAYU}: Selasa, 6 Januari 2099 pukul 13.30 WIB`,
    ])
    await question(page, 2).getByRole('button', { name: 'Ya' }).click()
    await expect(window(page, 2).getByRole('status')).toHaveText('Selesai: 2 dari 2 terkirim')
    expect(await sentTexts(world)).toEqual([
      'Halo Ayu Wulandari, pilih:<br>1. Senin, 5 Januari 2099 pukul 09.00 WIB<br>Salam',
      'Halo Bayu Pratama, pilih:<br>1. Selasa, 6 Januari 2099 pukul 13.30 WIB<br>Salam',
    ])
  })

  test('are refused where the text does not name them', async ({ page, world }) => {
    await writeTo(page, [AYU, BAYU], TEXT)
    await perPerson(page, 2).check()
    await dayOf(page, AYU).fill('05/01/2099')
    await dayOf(page, BAYU).fill('06/01/2099')
    await textOf(window(page, 2)).fill('Halo [NAMA]')
    await window(page, 2).getByRole('button', { name: 'KIRIM' }).click()
    await expect(window(page, 2).getByRole('alert')).toContainText(
      `${AYU}: Pesan belum punya tempat untuk semua jadwal.`,
    )
    await expect(question(page, 2)).toBeHidden()
    expect(await sentTexts(world)).toEqual([])
  })

  test('follow each other from that of the first, and stay after a reload', async ({ page }) => {
    await writeTo(page, [AYU, BAYU, RAMAI], TEXT)
    await perPerson(page, 3).check()
    await dayOf(page, AYU).fill('05/01/2099')
    await hourOf(page, AYU).fill('16:30')
    await page.getByRole('button', { name: 'Isi berurutan dari jadwal pertama' }).click()
    await expect(dayOf(page, BAYU)).toHaveValue('06/01/2099')
    await page.reload()
    for (const name of [AYU, BAYU, RAMAI]) await checkCard(page, name)
    await page.getByRole('button', { name: 'Pesan ke yang dipilih' }).click()
    await expect(perPerson(page, 3)).toBeChecked()
    await expect(dayOf(page, RAMAI)).toHaveValue('07/01/2099')
    await expect(hourOf(page, RAMAI)).toHaveValue('16:30')
  })

  test('go on with the rest of an interrupted run', async ({ page, world }) => {
    await writeTo(page, [AYU, BAYU], TEXT)
    await perPerson(page, 2).check()
    await dayOf(page, AYU).fill('05/01/2099')
    await dayOf(page, BAYU).fill('06/01/2099')
    await world.fault({ endpoint: REPLY, kind: 'status', status: 404 })
    await send(page, 2)
    await expect(window(page, 2).getByRole('status')).toHaveText('Berhenti: 1 dari 2 terkirim, 1 belum berhasil')
    await page.reload()
    await resume(page, 2, 1)
    await expect(window(page, 2).getByRole('status')).toHaveText('Selesai: 2 dari 2 terkirim')
    expect(await sentTexts(world)).toContain(
      'Halo Bayu Pratama, pilih:<br>1. Selasa, 6 Januari 2099 pukul 09.00 WIB<br>Salam',
    )
  })
})
