import type { Page } from '@playwright/test'
import { card, cards, MOVE, openStage, panel, PROFILE, urlParam, stageId } from '../../support/stages'
import { closeConversation, onlyCall, sendAndConfirm, conversation, textOf } from '../../support/messages'
import { expect, expectAccessible, test } from '../../support/test'

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })

test('goes through 25 applicants by keyboard alone: moves, skips, crosses pages', async ({ page, world }) => {
  test.setTimeout(90_000)
  await openStage(page)
  await expect(cards(page)).toHaveCount(10)
  let total = 54
  let place = 0
  const key = (name: string) => page.keyboard.press(name)
  for (let n = 0; n < 25; n++) {
    if (place === 0) {
      await key('j')
      place = 1
    }
    const title = heading(page, new RegExp(` ${place} dari ${total}$`))
    await expect(title).toBeFocused()
    const name = (await title.innerText()).replace(/\s+\d+ dari \d+$/, '')
    if (n % 2 === 0 && !name.startsWith('Ramai')) {
      await key(n % 4 === 0 ? '2' : '3')
      const question = page.getByRole('dialog', { name: 'Pindahkan pelamar' })
      await expect(question).toContainText(`${name}: Lamaran Masuk →`)
      await expect(question.getByRole('button', { name: 'Pindahkan' })).toBeFocused()
      await key('Enter')
      // The list closes up: the next applicant takes this place.
      total -= 1
    } else {
      await key('j')
      place += 1
    }
  }
  await expect.poll(async () => (await world.calls(MOVE)).length).toBe(13)
  const moved = (await world.calls(MOVE)).map(({ body }) => body as { stageId: string; userId: string[] })
  expect(new Set(moved.flatMap(({ userId }) => userId)).size).toBe(13)
  expect(new Set(moved.map((one) => one.stageId))).toEqual(new Set([stageId(2), stageId(3)]))
  expect(urlParam(page, 'page')).toBe('2')
  // The position is kept across a reload, and going back also crosses pages.
  const last = heading(page, new RegExp(` ${place} dari ${total}$`))
  const name = await last.innerText()
  await page.reload()
  await expect(last).toHaveText(name)
  for (; place > 10; place--)
    await key('k').then(() => expect(heading(page, new RegExp(` ${place - 1} dari ${total}$`))).toBeFocused())
  expect(urlParam(page, 'page')).toBeNull()
})

test('calls no stage the last one while the stages are unknown', async ({ page, world }) => {
  await world.fault({ endpoint: 'getStageFilterMasterData', kind: 'status', status: 403, times: 0 })
  await openStage(page)
  await expect(page.getByText('Daftar tahap dan pilihan filter gagal dimuat.')).toBeVisible()
  await expect(cards(page)).toHaveCount(10)
  const announced = await page.evaluateHandle(() => {
    const texts: (string | null)[] = []
    const note = () => texts.push(...[...document.querySelectorAll('[role=status]')].map((one) => one.textContent))
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
    return texts
  })
  await page.keyboard.press(']')
  // The next key is handled after it.
  await page.keyboard.press('x')
  await expect(page.getByRole('status').filter({ hasText: 'Buka pelamar dahulu.' })).toBeVisible()
  expect((await announced.jsonValue()).join()).not.toContain('tahap terakhir')
  await world.heal()
  await page.getByRole('alert').getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByText('Daftar tahap dan pilihan filter gagal dimuat.')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Tahap lowongan' }).getByRole('link')).toHaveCount(6)
  await page.keyboard.press(']')
  await expect(page.getByRole('heading', { level: 1, name: /Stage: Seleksi Berkas$/ })).toBeVisible()
})

test('prefetches the next applicant while one is read; keys select, write and close', async ({ page, world }) => {
  await openStage(page)
  await expect(cards(page)).toHaveCount(10)
  // No applicant is open, so the keys have no target.
  for (const key of ['n', 'm', 'x']) {
    await page.keyboard.press(key)
    await expect(page.getByRole('status').filter({ hasText: 'Buka pelamar dahulu.' })).toBeVisible()
  }
  await page.keyboard.press('j')
  await expect
    .poll(async () => (await world.calls(PROFILE)).map(({ path }) => path.split('/').at(-3) ?? '').toSorted())
    .toEqual(['USR-AYU', 'USR-BAYU'])
  await page.keyboard.press('k')
  await expect(page.getByText('Ini pelamar pertama.')).toBeVisible()
  await page.keyboard.press('x')
  await expect(page.getByRole('checkbox', { name: 'Pilih Ayu Wulandari' })).toBeChecked()
  await expect(page.getByText('Ayu Wulandari dipilih, 1 dipilih.')).toBeAttached()
  const note = panel(page, /^Ayu/).getByRole('textbox', { name: 'Catatan 1' })
  await expect(note).toBeVisible()
  await page.keyboard.press('n')
  await expect(note).toBeFocused()
  // Keys typed into a field are text.
  await page.keyboard.type('jk2x?')
  await expect(note).toHaveValue('jk2x?')
  expect(urlParam(page, 'open')).toBe('USR-AYU')
  // Escape leaves the notes, and keys are shortcuts again.
  await page.keyboard.press('Escape')
  await expect(heading(page, /^Ayu/)).toBeFocused()
  await page.keyboard.press('1')
  await expect(page.getByText('Pelamar sudah di tahap Lamaran Masuk.')).toBeVisible()
  // With a selection, a digit moves the selected ones; the draft is mentioned.
  await page.keyboard.press('2')
  await expect(page.getByRole('dialog')).toContainText('Catatan belum disimpan (draf tetap ada): Ayu Wulandari')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(card(page, 'Ayu Wulandari')).toBeFocused()
  expect(await world.calls(MOVE)).toEqual([])
})

test('writes to the open applicant about the vacancy with M; the URL has it, and shortcuts are off meanwhile', async ({
  page,
  world,
}) => {
  await openStage(page, { open: 'USR-AYU' })
  await expect(heading(page, /^Ayu Wulandari/)).toBeFocused()
  await page.keyboard.press('m')
  const dialog = conversation(page, 'Ayu Wulandari')
  await expect(dialog).toContainText('Software Engineer VAC-AKTIF-01')
  await expect(textOf(dialog)).toHaveValue(
    /^Halo Ayu Wulandari,\s+Terima kasih telah melamar posisi Software Engineer di PT/,
  )
  expect(urlParam(page, 'dialog')).toBe('message')
  await dialog.getByRole('definition').first().click()
  await page.keyboard.press('j')
  await page.reload()
  await expect(textOf(dialog)).toHaveValue(/^Halo Ayu/)
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('Halo')
  await textOf(dialog).fill('Apa kabar?')
  await sendAndConfirm(page, 'Ayu Wulandari')
  await expect(page.getByText('Pesan untuk Ayu Wulandari terkirim')).toBeVisible()
  expect((await onlyCall(world, 'createApplicantTicket')).body).toMatchObject({
    userId: 'USR-AYU',
    corporateId: 'COR0001',
    klobVacancyCode: 'VAC-AKTIF-01',
    messageText: 'Apa kabar?',
  })
  await closeConversation(page, 'Ayu Wulandari')
  expect([urlParam(page, 'dialog'), urlParam(page, 'open')]).toEqual([null, 'USR-AYU'])
  // The button does the same as the key, for the open applicant.
  await heading(page, /^Ayu Wulandari/).focus()
  await page.keyboard.press('j')
  // The opened panel takes the focus first.
  await expect(heading(page, /^Bayu Pratama/)).toBeFocused()
  await page.getByRole('button', { name: 'Pesan Bayu Pratama', exact: true }).click()
  await expect(conversation(page, 'Bayu Pratama').getByRole('list', { name: 'Pesan Terdahulu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Pesan Bayu Pratama', exact: true })).toBeFocused()
})

test('undoes a move by key; the help lists all keys and turns them off', async ({ page, world }) => {
  await openStage(page, { open: 'USR-AYU' })
  await expect(heading(page, /^Ayu Wulandari/)).toBeFocused()
  await page.keyboard.press('4')
  await page
    .getByRole('dialog', { name: 'Pindahkan pelamar' })
    .getByRole('button', { name: 'Pindahkan' })
    .press('Enter')
  await expect(heading(page, 'Bayu Pratama 1 dari 53')).toBeFocused()
  await expect(page.getByText('Ayu Wulandari dipindahkan ke Wawancara.', { exact: true })).toBeAttached()
  await page.keyboard.press('u')
  await expect(page.getByText('Ayu Wulandari dikembalikan ke Lamaran Masuk')).toBeVisible()
  // The person is open again.
  await expect(heading(page, 'Ayu Wulandari 1 dari 54')).toBeVisible()
  expect((await world.calls(MOVE)).map(({ body }) => body)).toEqual([
    { stageId: stageId(4), userId: ['USR-AYU'] },
    { stageId: stageId(1), userId: ['USR-AYU'] },
  ])
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Pintasan keyboard' })
  await expect(help).toContainText('6Pindahkan ke Diterima')
  await expect(help).toContainText('MTulis pesan ke pelamar')
  await expectAccessible(page)
  await help.getByRole('checkbox', { name: 'Pintasan satu tombol aktif' }).uncheck()
  await help.getByRole('button', { name: 'Tutup dialog' }).click()
  await page.keyboard.press('j')
  await expect(page.getByRole('button', { name: 'Pintasan (mati)' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Pintasan (mati)' })).toBeVisible()
  await expect(heading(page, 'Ayu Wulandari 1 dari 54')).toBeVisible()
  // The buttons do the same as the keys.
  await panel(page, /^Ayu Wulandari/)
    .getByRole('button', { name: 'Berikutnya', exact: true })
    .click()
  await expect(heading(page, 'Bayu Pratama 2 dari 54')).toBeFocused()
})
