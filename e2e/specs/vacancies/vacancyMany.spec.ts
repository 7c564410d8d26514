import type { Page } from '@playwright/test'
import { alterResult } from '../../support/figures'
import { answer, dialog, openForm, save, saveButton } from '../../support/vacancyForms'
import { expect, test } from '../../support/test'
import type { World } from '../../support/world'

const CODE = 'VAC-BANYAK'
const CHOICES = Array.from({ length: 20 }, (_, n) => `Pilihan ${n + 1}`).join('\n')
const DELETE = 'deleteVacancyQuestion'
const DELETE_PATH = /delete\/additionalQuestion/

const MASTERS_PATH = 'console/admin/vacancy/additional/question/get'

/** A draft with that many questions of 20 choices. */
const seedQuestions = (world: World, count: number) => {
  const questions = Array.from({ length: count }, (_, n) => ({
    questionText: `Pertanyaan panjang ${n + 1}`,
    questionType: 'choice' as const,
    answerNote: `${CHOICES}\nCatatan ${n + 1}`,
  }))
  return world.seed({ vacancies: [{ klobVacancyCode: CODE, name: 'Penjaga Arsip', status: 'Draft', questions }] })
}
const groups = (page: Page) => page.getByRole('group', { name: /^Pertanyaan \d+$/ })
const openAll = (page: Page) => page.getByRole('button', { name: 'Buka semua pertanyaan' }).click()
const askNone = (page: Page) => page.getByRole('radio', { name: 'Tidak', exact: true }).click()

test.describe('200 questions', () => {
  test.beforeEach(async ({ page, world }) => {
    await seedQuestions(world, 200)
    await openForm(page, CODE)
  })

  test('are drawn in two steps, the first ones with the form', async ({ page }) => {
    await page.addInitScript(() => {
      const counts: number[] = []
      const count = () => {
        const drawn = document.querySelectorAll('[role=group][aria-label^="Pertanyaan "]').length
        if (drawn > 0 && drawn !== counts.at(-1)) counts.push(drawn)
      }
      new MutationObserver(count).observe(document, { subtree: true, childList: true })
      Object.assign(window, { counts })
    })
    await page.reload()
    await expect(groups(page)).toHaveCount(200)
    expect(await page.evaluate('counts')).toEqual([20, 200])
  })

  test('open ones are drawn where one looks, and their texts can be searched everywhere', async ({ page }) => {
    await openAll(page)
    await expect(page.getByText('Catatan 180')).toHaveCount(1)
    expect(await page.locator('*').count()).toBeLessThan(6_000)
    const last = page.getByRole('group', { name: 'Pertanyaan 200', exact: true })
    await last.scrollIntoViewIfNeeded()
    await expect(last.getByRole('textbox', { name: 'Petunjuk Jawaban untuk Pelamar' })).toHaveValue(/Catatan 200$/)
  })

  test('an invalid one that is not drawn gets the focus at its field', async ({ page }) => {
    await openAll(page)
    const middle = page.getByRole('group', { name: 'Pertanyaan 120', exact: true })
    await middle.scrollIntoViewIfNeeded()
    await middle.getByRole('textbox', { name: 'Petunjuk Jawaban untuk Pelamar' }).fill('')
    await saveButton(page).click()
    await expect(middle.getByRole('textbox', { name: 'Petunjuk Jawaban untuk Pelamar' })).toBeFocused()
  })

  test('an added one is in sight and has the focus', async ({ page }) => {
    await page.getByRole('button', { name: '+ Tambahkan Pertanyaan' }).click()
    const added = page.getByRole('group', { name: 'Pertanyaan 201', exact: true })
    await expect(added.getByRole('combobox', { name: 'Tipe Pertanyaan' })).toBeFocused()
    await expect(added).toBeInViewport()
  })

  test('are saved by one call', async ({ page, world }) => {
    await openAll(page)
    await page.getByRole('textbox', { name: 'Petunjuk Jawaban untuk Pelamar' }).first().fill('Satu kalimat')
    await world.forget()
    await save(page, world, 'saveVacancySecondary')
    const writes = (await world.calls()).filter(({ method }) => method !== 'GET')
    expect(writes.map(({ endpoint }) => endpoint)).toEqual(['saveVacancySecondary'])
  })

  test('are deleted one after the other, with their number', async ({ page, world }) => {
    const underWay = { now: 0, most: 0 }
    page.on('request', (request) => {
      if (DELETE_PATH.test(request.url())) underWay.most = Math.max(underWay.most, (underWay.now += 1))
    })
    page.on('response', (response) => {
      if (DELETE_PATH.test(response.url())) underWay.now -= 1
    })
    const progress = page.getByRole('status').filter({ hasText: 'Sedang melakukan proses penghapusan data' })
    await askNone(page)
    const question = dialog(page, 'Apakah kamu yakin untuk Menghapus 200 pertanyaan')
    await expect(question.getByRole('listitem')).toHaveCount(101)
    await expect(question.getByRole('listitem').first()).toHaveText('1. "Pertanyaan panjang 1"')
    // The 21st waits, so that the progress can be read.
    let begun = 0
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(DELETE_PATH, async (route) => {
      if ((begun += 1) > 20) await released
      await route.fallback()
    })
    await answer(page, 'Apakah kamu yakin', 'YA, YAKIN')
    await expect(progress).toHaveText('Sedang melakukan proses penghapusan data: 20 dari 200')
    release()
    await expect(groups(page)).toHaveCount(0, { timeout: 30_000 })
    await expect(page.getByRole('radio', { name: 'Tidak', exact: true })).toBeChecked()
    expect(await world.calls(DELETE)).toHaveLength(200)
    expect(underWay.most).toBe(1)
  })

  test('a failed deletion begins no other one, and says which questions stay', async ({ page, world }) => {
    await world.fault({ endpoint: DELETE, kind: 'status', status: 503, times: 1 })
    await askNone(page)
    await answer(page, 'Apakah kamu yakin', 'YA, YAKIN')
    const told = dialog(page, /\d+ dari 200 belum terhapus:/)
    await expect(told).toBeVisible()
    const left = 200 - (await world.calls(DELETE)).filter(({ status }) => status === 200).length
    expect(left).toBeGreaterThan(190)
    await expect(told).toContainText(`${left} dari 200 belum terhapus:`)
    await told.getByRole('button', { name: 'OK' }).click()
    await expect(groups(page)).toHaveCount(left)
  })
})

test('of 20,000 master questions the ones in sight are drawn, after one call', async ({ page, world }) => {
  await seedQuestions(world, 1)
  await alterResult(page, MASTERS_PATH, ([first]: { questionId: string }[]) =>
    Array.from({ length: 20_000 }, (_, n) => ({
      ...first,
      questionType: 'choice',
      questionId: `MQ-${n}`,
      questionText: `Induk ${n + 1}`,
    })),
  )
  await openForm(page, CODE)
  const field = page.getByRole('combobox', { name: 'Pertanyaan', exact: true })
  await field.click()
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible()
  expect(await options.count()).toBeLessThan(60)
  await field.fill('Induk 19999')
  await options.filter({ hasText: 'Induk 19999' }).click()
  await expect(field).toHaveValue('Induk 19999')
  expect(await world.calls('listMasterQuestions')).toHaveLength(1)
})
