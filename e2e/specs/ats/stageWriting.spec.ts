import type { Page } from '@playwright/test'
import { conversation, textOf } from '../../support/messages'
import {
  card,
  cardNames,
  cards,
  MOVE,
  moveAsColleague,
  movedDialog,
  openHeading,
  openStage,
  panel,
  returnToWindow,
  SAVE,
  stageId,
  stageLink,
  urlParam,
} from '../../support/stages'
import { expect, expectAccessibleInBoth, holdBack, test } from '../../support/test'
import type { World } from '../../support/world'

const AYU = 'Ayu Wulandari'
const noteOf = (page: Page, name: RegExp, n = 1) =>
  panel(page, name).getByRole('textbox', { name: `Catatan ${n}`, exact: true })
/** Contains every single key of the stage. */
const SENTENCE = 'Lanjut 123, ragu 4; tolak? jkx bcdmnpuv [] /Vm'

/** Adds the newest application, which pushes the last card of a page to the next one. */
const apply = (world: World, firstName: string) =>
  world.seed({
    applications: [
      { vacancyCode: 'VAC-AKTIF-01', person: { firstName, lastName: 'Baru' }, sentAt: '2026-11-15T09:00:00+07:00' },
    ],
  })
/** What a person wrote over the wire. */
const writesOf = async (world: World, user: string) =>
  (await world.calls()).filter((call) => call.user === user && !['GET', 'OPTIONS'].includes(call.method))

test('a sentence typed while colleagues change the list stays in its note, and writes nothing', async ({
  page,
  world,
}) => {
  test.setTimeout(60_000)
  await page.clock.install()
  await openStage(page, { size: '4' })
  const fourth = (await cardNames(page)).at(-1)!
  await card(page, fourth).click()
  const name = new RegExp(`^${fourth}`)
  const note = noteOf(page, name)
  await note.click()
  await world.forget()
  await page.keyboard.type(SENTENCE)
  await apply(world, 'Pertama')
  await returnToWindow(page)
  await expect(page.getByText(`${fourth} sekarang di halaman 2 daftar ini.`)).toBeInViewport()
  await page.keyboard.type(SENTENCE)
  await expectAccessibleInBoth(page)
  await moveAsColleague(page, urlParam(page, 'open')!, 'Penawaran')
  await returnToWindow(page)
  await expect(page.getByText(`${fourth} sudah dipindahkan rekan ke Penawaran (Siti Aminah).`)).toBeInViewport()
  await page.keyboard.type(SENTENCE)
  await expect(note).toHaveValue(SENTENCE.repeat(3))
  await expect(note).toBeFocused()
  expect((await writesOf(world, 'budi.santoso')).map(({ endpoint }) => endpoint)).toEqual([])
})

test('a message stays open and focused while its applicant is moved by a colleague', async ({ page }) => {
  await page.clock.install()
  await openStage(page, { open: 'USR-AYU', dialog: 'message' })
  const text = textOf(conversation(page, AYU))
  await text.fill('')
  await moveAsColleague(page, 'USR-AYU', 'Penawaran')
  await text.focus()
  await page.keyboard.type('Halo ')
  await returnToWindow(page)
  await expect(conversation(page, AYU).getByText(`${AYU} sudah dipindahkan rekan ke Penawaran`)).toBeVisible()
  await page.keyboard.type(SENTENCE)
  await expect(text).toHaveValue(`Halo ${SENTENCE}`)
})

test('the panel stays with an own verdict that the filter no longer matches; J opens who moved up', async ({
  page,
}) => {
  await openStage(page, { size: '4' })
  const [first, second, third] = await cardNames(page)
  const ids: string[] = []
  for (const name of [first!, second!, third!]) {
    await card(page, name).click()
    await expect(openHeading(page, new RegExp(`^${name}`))).toBeFocused()
    await panel(page, new RegExp(`^${name}`))
      .getByRole('button', { name: 'Ragu', exact: true })
      .click()
    await expect(page.getByText(`Penilaian Ragu untuk ${name} disimpan di Catatan 5`)).toBeVisible()
    ids.push(urlParam(page, 'open')!)
  }
  await openStage(page, { size: '4', field5: 'Ragu', open: ids[1]! })
  await expect(openHeading(page, new RegExp(`^${second}.*2 dari`))).toBeFocused()
  await page.keyboard.press('t')
  await expect(page.getByText(`${second} tidak cocok dengan filter.`)).toBeInViewport()
  await expect(card(page, second!)).toBeHidden()
  await page.keyboard.press('j')
  await expect(openHeading(page, new RegExp(`^${third}.*2 dari`))).toBeFocused()
})

/** Saves a note on Ayu by Ctrl+Shift+Enter; the answer waits until the returned function is called. */
async function saveAndNextSlowly(page: Page): Promise<() => void> {
  await openStage(page, { open: 'USR-AYU' })
  await noteOf(page, /^Ayu/).fill('Cukup')
  const release = await holdBack(page, /pipeline\/stage\/update/)
  const sent = page.waitForRequest(/pipeline\/stage\/update/)
  await page.keyboard.press('Control+Shift+Enter')
  await sent
  return release
}

test('after Ctrl+Shift+Enter keys wait for the next applicant instead of acting on the one who was saved', async ({
  page,
  world,
}) => {
  const release = await saveAndNextSlowly(page)
  await page.keyboard.press('l')
  release()
  await expect(openHeading(page, /^Bayu Pratama/)).toBeFocused()
  await expect(page.getByText('Penilaian Lanjut untuk Bayu Pratama disimpan di Catatan 5')).toBeVisible()
  expect((await world.calls(SAVE)).map(({ body }) => (body as { userId: string }).userId)).toEqual([
    'USR-AYU',
    'USR-BAYU',
  ])
})

test('a sentence typed on after Ctrl+Shift+Enter on a slow line is no verdict on the next applicant', async ({
  page,
  world,
}) => {
  const release = await saveAndNextSlowly(page)
  await page.keyboard.type('tolak lagi xr2')
  await expect(page.getByText('Ketikan diabaikan: penyimpanan masih berjalan.')).toBeInViewport()
  release()
  await expect(openHeading(page, /^Bayu Pratama/)).toBeFocused()
  expect((await world.calls(SAVE)).map(({ body }) => (body as { userId: string }).userId)).toEqual(['USR-AYU'])
})

test('leaving it at a colleague’s move opens the one who moved up, and the notice is in sight', async ({
  page,
  world,
}) => {
  await openStage(page)
  await expect(cards(page)).toHaveCount(10)
  const [, second, third] = await cardNames(page)
  await card(page, second!).click()
  await expect(openHeading(page, new RegExp(`^${second}`))).toBeFocused()
  await moveAsColleague(page, urlParam(page, 'open')!, 'Penawaran')
  await page.keyboard.press('3')
  const question = page.getByRole('dialog', { name: 'Pindahkan pelamar' })
  await question.getByRole('button', { name: 'Pindahkan' }).press('Enter')
  await movedDialog(page).getByRole('button', { name: 'Biarkan' }).press('Enter')
  await expect(openHeading(page, new RegExp(`^${third}.*2 dari 53`))).toBeFocused()
  await expect(page.getByText(`${second} sudah dipindahkan rekan ke Penawaran (Siti Aminah).`)).toBeInViewport()
  expect(await world.calls(MOVE)).toHaveLength(1)
})

test('a link to an applicant opens them by name wherever they are now, with the way on', async ({ page, world }) => {
  for (const name of ['Satu', 'Dua', 'Tiga', 'Empat']) await apply(world, name)
  await page.goto(stageLink({ open: 'USR-AYU', size: '4' }))
  await expect(openHeading(page, /^Ayu Wulandari 5 dari 58/)).toBeFocused()
  await page.getByRole('button', { name: 'Buka halaman 2' }).click()
  await expect(card(page, AYU)).toBeVisible()
  await expect(panel(page, /^Ayu/).getByText('sekarang di halaman')).toBeHidden()
  await moveAsColleague(page, 'USR-AYU', 'Tes')
  await page.goto(stageLink({ open: 'USR-AYU', genders: 'M' }))
  await page.getByRole('button', { name: 'Buka di Tes' }).click()
  await expect(card(page, AYU)).toBeVisible()
  expect([urlParam(page, 'id'), urlParam(page, 'open'), urlParam(page, 'genders')]).toEqual([
    stageId(3),
    'USR-AYU',
    null,
  ])
})

test('a link to somebody who never applied says so, beside the list', async ({ page }) => {
  await openStage(page, { open: 'USR-NIEMAND' })
  await expect(page.getByText('Pelamar pada tautan ini tidak ada di lowongan ini.')).toBeVisible()
  await expect(cards(page)).toHaveCount(10)
})

test('a failed refresh of the list leaves list and half-written note in place', async ({ page, world }) => {
  await page.clock.install()
  await openStage(page, { open: 'USR-AYU' })
  const note = noteOf(page, /^Ayu/)
  await note.click()
  await page.keyboard.type('Cukup')
  await world.fault({ endpoint: 'searchStageApplicants', kind: 'status', status: 403, times: 0 })
  await returnToWindow(page)
  await expect(page.getByText(/^Data terbaru gagal dimuat\./)).toBeVisible()
  await page.keyboard.type(' baik')
  await expect(note).toHaveValue('Cukup baik')
  await expect(card(page, AYU)).toBeVisible()
})

test('on the board a note stays while its applicant is moved by a colleague', async ({ page, world }) => {
  await page.clock.install()
  await openStage(page, { open: 'USR-AYU', view: 'board' })
  const note = noteOf(page, /^Ayu/)
  await note.click()
  await moveAsColleague(page, 'USR-AYU', 'Penawaran')
  await world.forget()
  await page.keyboard.type('Halo ')
  await returnToWindow(page)
  await expect(page.getByRole('region', { name: 'Papan tahap' }).getByRole('link', { name: AYU })).toHaveCount(1)
  await page.keyboard.type(SENTENCE)
  await expect(note).toHaveValue(`Halo ${SENTENCE}`)
  expect((await writesOf(world, 'budi.santoso')).map(({ endpoint }) => endpoint)).toEqual([])
})

test('after a focused card was removed by a colleague no key acts until a click, Tab or Escape', async ({ page }) => {
  await page.clock.install()
  await openStage(page, { view: 'board' })
  const column = page.getByRole('region', { name: 'Papan tahap' }).getByRole('region', { name: /^Lamaran Masuk/ })
  const ayu = column.getByRole('link', { name: AYU })
  await expect(ayu).toBeVisible()
  await page.keyboard.press('j')
  await expect(ayu).toBeFocused()
  await moveAsColleague(page, 'USR-AYU', 'Penawaran')
  await returnToWindow(page)
  await expect(ayu).toBeHidden()
  await page.keyboard.press('j')
  await expect(page.getByText('Tombol belum berlaku: yang sedang Anda pakai berganti.')).toBeVisible()
  await expect(column.getByRole('link', { name: 'Bayu Pratama' })).not.toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(column.getByRole('link', { name: 'Bayu Pratama' })).toBeFocused()
})

test('a note keeps the focus when a newer application pushes its card to the next row', async ({ page, world }) => {
  await page.clock.install()
  await openStage(page, { open: 'USR-BAYU' })
  const note = noteOf(page, /^Bayu/)
  await note.click()
  await page.keyboard.type('Halo ')
  await apply(world, 'Terbaru')
  await returnToWindow(page)
  await expect(openHeading(page, 'Bayu Pratama 3 dari 55')).toBeVisible()
  await page.keyboard.type(SENTENCE)
  await expect(note).toHaveValue(`Halo ${SENTENCE}`)
  await expect(note).toBeFocused()
})

test('a sentence typed on after a move that fails neither repeats the move nor judges anybody', async ({
  page,
  world,
}) => {
  await openStage(page, { open: 'USR-AYU' })
  await expect(openHeading(page, AYU)).toBeVisible()
  await world.forget()
  await world.fault({ endpoint: MOVE, kind: 'status', status: 500 })
  const release = await holdBack(page, /stagemove/)
  await page.keyboard.press('3')
  await page
    .getByRole('dialog', { name: 'Pindahkan pelamar' })
    .getByRole('button', { name: 'Pindahkan' })
    .press('Enter')
  await page.keyboard.type(SENTENCE)
  release()
  const outcome = page.getByRole('dialog', { name: 'Hasil pemindahan' })
  await page.keyboard.type(SENTENCE, { delay: 20 })
  await expect(outcome).toBeVisible()
  await page.keyboard.type(SENTENCE)
  expect((await writesOf(world, 'budi.santoso')).map(({ endpoint }) => endpoint)).toEqual([MOVE])
})
