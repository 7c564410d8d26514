import type { Page } from '@playwright/test'
import { signIn } from '../../support/signIn'
import {
  chooseStage,
  MOVE,
  openStage,
  panel,
  checkCard,
  PROFILE,
  confirmMove,
  SEARCH,
  stageId,
  moveAsColleague,
  openAndMove,
  chooseTarget,
  outcomeDialog,
  movedDialog,
} from '../../support/stages'
import { expect, expectAccessible, test } from '../../support/test'

const AYU = 'Ayu Wulandari'
const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('klob:actions:'))
      .map(([, value]) => String(value))
      .join(),
  )
async function openFromMenu(page: Page, first = 'Budi'): Promise<void> {
  await page.getByRole('button', { name: `Menu ${first}` }).click()
  await page.getByRole('menuitem', { name: 'Tindakan saya' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tindakan saya' })).toBeVisible()
}

test('lists a move and a note with time, person, outcome and link, and undoes the move', async ({ page, world }) => {
  await openStage(page, { open: 'USR-AYU' })
  await page.getByRole('textbox', { name: 'Catatan 1' }).fill('RAHASIA')
  await page.getByRole('button', { name: 'Simpan', exact: true }).click()
  await expect.poll(() => stored(page)).toContain('note')
  await openAndMove(page, 'USR-AYU', AYU, 1, 'Tes')
  await openFromMenu(page)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText(`Memindahkan ${AYU} dari Lamaran Masuk ke Tes`)
  await expect(rows(page).first()).toContainText(/\d\d\.\d\d.*Software Engineer · Berhasil/)
  await expect(rows(page).nth(1)).toContainText(`Menyimpan catatan tentang ${AYU}`)
  await expect(page.getByText(/di browser ini untuk/)).toBeVisible()
  await expectAccessible(page)
  expect(await stored(page)).not.toMatch(/RAHASIA|Ayu|Wulandari/)
  // Names are not stored, so they are unknown after a reload.
  await page.reload()
  await expect(rows(page).first()).toContainText('Memindahkan 1 pelamar dari Lamaran Masuk ke Tes')
  await rows(page)
    .first()
    .getByRole('button', { name: /^Urungkan/ })
    .click()
  await expect(page.getByText(`${AYU} dikembalikan ke Lamaran Masuk`)).toBeVisible()
  expect((await world.calls(MOVE)).at(-1)!.body).toEqual({ stageId: stageId(1), userId: ['USR-AYU'] })
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).first()).toContainText(/^\d\d\.\d\dMengembalikan .+ dari Tes ke Lamaran Masuk/)
  await expect(rows(page).nth(1)).toContainText('Berhasil · Diurungkan')
  // An undone action cannot be undone again; the undo itself can.
  await expect(page.getByRole('button', { name: /^Urungkan/ })).toHaveCount(1)
  await rows(page).first().getByRole('link', { name: /^Buka/ }).click()
  await expect(panel(page, new RegExp(`^${AYU}`))).toBeVisible()
})

test("does not undo a colleague's later move without asking, and reports a failed move", async ({ page, world }) => {
  await openAndMove(page, 'USR-AYU', AYU, 1, 'Tes')
  await moveAsColleague(page, 'USR-AYU', 'Wawancara')
  await openFromMenu(page)
  await page.getByRole('button', { name: /^Urungkan: / }).click()
  await expect(movedDialog(page)).toContainText('Ayu Wulandari sudah dipindahkan rekan ke Wawancara (Siti Aminah)')
  await movedDialog(page).getByRole('button', { name: 'Biarkan' }).click()
  expect(await world.calls(MOVE)).toHaveLength(2)
  // Not for an applicant who has left the stage since.
  await expect(rows(page)).toContainText('Sudah dipindahkan rekan')
  await expect(page.getByRole('button', { name: /^Urungkan: / })).toHaveCount(0)

  await world.fault({ endpoint: MOVE, kind: 'status', status: 409 })
  await openStage(page, { open: 'USR-AYU' }, 4)
  await chooseTarget(page, AYU, 'Penawaran')
  await outcomeDialog(page).getByRole('button', { name: 'Tutup', exact: true }).click()
  await openFromMenu(page)
  await expect(rows(page).first()).toContainText('Gagal')
  await expect(rows(page)).toHaveCount(2)
})

test('reports which of several applicants are still there, and skips and names those who cannot be checked', async ({
  page,
  world,
}) => {
  await openStage(page)
  for (const name of [AYU, 'Bayu Pratama', 'Citra Dewi']) await checkCard(page, name)
  await chooseStage(page, 'Tes')
  await confirmMove(page)
  await outcomeDialog(page).getByRole('button', { name: 'OK' }).click()
  await moveAsColleague(page, 'USR-AYU', 'Wawancara')
  await page.goto('/dashboard/0/my-actions')
  await world.fault({ endpoint: PROFILE, kind: 'status', status: 403, times: 0 })
  await world.forget()
  await page.getByRole('button', { name: /^Urungkan: Memindahkan 3 pelamar/ }).click()
  await expect(outcomeDialog(page)).toContainText('2 berhasil, 0 gagal')
  await outcomeDialog(page).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Dilewati karena profilnya gagal diperiksa: 1 pelamar')).toBeVisible()
  expect((await world.calls(MOVE)).map(({ body }) => (body as { userId: string[] }).userId.toSorted())).toEqual([
    ['USR-BAYU', 'USR-CITRA'],
  ])
  expect((await world.calls(SEARCH)).map(({ query }) => Object.fromEntries(query)['length'])).toEqual(['1000'])
  expect((await world.calls(PROFILE)).map(({ path }) => path.split('/').at(-3))).toEqual(['USR-AYU'])
})

test('lists an export and a candidate note with their outcome only', async ({ page }) => {
  await page.goto('/dashboard/0/es-admin-query?dataSource=KLOBBER&firstName=Ayu&lastName=Wulandari')
  await page.getByRole('button', { name: 'Catatan Ayu Wulandari' }).click()
  const note = page.getByRole('dialog', { name: 'Catatan: Ayu Wulandari' })
  await note.getByRole('textbox', { name: 'Catatan' }).fill('RAHASIA')
  await note.getByRole('combobox', { name: 'Marker' }).fill('Potensial')
  await page.getByRole('option', { name: 'Potensial' }).click()
  await note.getByRole('button', { name: 'Add Notes' }).click()
  await expect(note).toBeHidden()
  await expect.poll(() => stored(page)).toContain('note')
  await page.goto('/dashboard/0/talentsearch?firstNames=Ayu&gender=F')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await page.getByRole('dialog', { name: 'Download' }).getByRole('button', { name: 'Unduh', exact: true }).click()
  await expect.poll(() => stored(page)).toContain('export')
  await page.goto('/dashboard/0/my-actions')
  await expect(rows(page).first()).toContainText(/Mengekspor dari Cari Talenta\s*Dimulai/)
  await expect(rows(page).nth(1)).toContainText(/Menyimpan catatan\s*Berhasil/)
})

test('opens from Ctrl+K; sign-out clears it in every tab, and another user finds nothing', async ({
  page,
  context,
}) => {
  await openAndMove(page, 'USR-AYU', AYU, 1, 'Tes')
  const other = await context.newPage()
  await other.goto('/dashboard/0/my-actions')
  await expect(rows(other)).toHaveCount(1)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Cari atau buka halaman, lowongan, atau tindakan' }).fill('tindakan saya')
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Menu Budi' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  for (const one of [page, other]) await expect(one).toHaveURL('/')
  expect(await stored(page)).toBe('')
  await page.goto('/login')
  await signIn(page, { id: 'siti.aminah' })
  await expect(page).toHaveURL('/dashboard/0')
  await page.goto('/dashboard/0/my-actions')
  await expect(page.getByText('Belum ada tindakan di browser ini')).toBeVisible()
})

test('Belum pasti stands beside notes without an answer until the next save has checked them', async ({ page }) => {
  await openStage(page, { open: 'USR-AYU' })
  const save = panel(page, /^Ayu/).getByRole('button', { name: 'Simpan', exact: true })
  await page.getByRole('textbox', { name: 'Catatan 1' }).fill('Baik')
  await page.route(/pipeline\/stage\/update/, (route) => route.abort('connectionreset'), { times: 1 })
  await save.click()
  await expect(page.getByText('Perubahan Gagal dilakukan')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/dashboard/0/my-actions')
  await expect(rows(other)).toContainText(['Belum pasti: server gagal atau tidak menjawab'])
  await save.click()
  await expect(page.getByText('Perubahan Berhasil dilakukan')).toBeVisible()
  await expect(rows(other)).toContainText([/Berhasil/, /Gagal/])
})
