import type { Page } from '@playwright/test'
import { runUntil } from '../../support/clock'
import { alterResult } from '../../support/figures'
import { cards, openStage, panel } from '../../support/stages'
import { expect, expectAccessible, expectReadable, test } from '../../support/test'
import type { World } from '../../support/world'

const QUESTIONS = 'listVacancyQuestions'
const ANSWERS = 'listApplicantAnswers'
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2, name })
const title = (page: Page) => page.getByRole('heading', { level: 3, name: 'Persyaratan Lamaran' })
const answersIn = (page: Page, name: RegExp) => panel(page, name).getByRole('link', { name: /^Unduh Jawaban/ })
const expectProfileLoaded = (page: Page, name: RegExp) => expect(panel(page, name)).toContainText('Riwayat Lamaran')

const answersOf = async (world: World) =>
  (await world.calls(ANSWERS)).map(({ query }) => Object.fromEntries(query).userId)

test('shows the answers of who is read', async ({ page, world }) => {
  await openStage(page, { open: 'USR-AYU' })
  await expect(title(page)).toBeVisible()
  await expect(panel(page, /^Ayu/)).toContainText('3 pertanyaan')
  await expect(answersIn(page, /^Ayu/)).toBeVisible()
  expect(await world.calls(QUESTIONS)).toHaveLength(1)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
})

test('asks for no answers of who is passed by', async ({ page, world }) => {
  await page.clock.install()
  await openStage(page, { open: 'USR-AYU' })
  await expect(answersIn(page, /^Ayu/)).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('j')
  await runUntil(page, () => panel(page, /^Bayu/).getByText('Riwayat Lamaran').isVisible(), 10)
  await page.keyboard.press('j')
  await runUntil(page, () => answersIn(page, /^Citra/).isVisible(), 100)
  expect(await answersOf(world)).toEqual(['USR-AYU', 'USR-CITRA'])
})

test('folded answers stay folded for the next applicant, and are not asked for', async ({ page, world }) => {
  await openStage(page, { open: 'USR-AYU' })
  await expect(answersIn(page, /^Ayu/)).toBeVisible()
  // Even if the key follows before the browser reports that they are folded.
  await title(page).evaluate((element: HTMLElement) => {
    element.click()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }))
  })
  await expectProfileLoaded(page, /^Bayu/)
  await expect(title(page)).toBeVisible()
  await expect(panel(page, /^Bayu/).getByText('Bahasa pemrograman utama Anda')).toBeHidden()
  expect(await answersOf(world)).toEqual(['USR-AYU'])
})

test('reports denied and failed answers, and retries failed questions', async ({ page, world }) => {
  await world.fault({ endpoint: QUESTIONS, kind: 'status', status: 500, times: 0 })
  await openStage(page, { open: 'USR-AYU' })
  const failed = panel(page, /^Ayu/).getByRole('alert').filter({ hasText: 'Persyaratan Lamaran gagal dimuat' })
  await expect(failed).toBeVisible()
  await world.heal()
  await world.fault({ endpoint: ANSWERS, kind: 'status', status: 500, times: 0 })
  await failed.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(failed).toBeHidden()
  const retry = panel(page, /^Ayu/).getByRole('button', { name: 'Coba lagi' })
  await expect(retry).toBeVisible()
  await world.heal()
  await retry.click()
  await expect(answersIn(page, /^Ayu/)).toBeVisible()
  await world.fault({ endpoint: ANSWERS, kind: 'status', status: 403, times: 0 })
  await heading(page, /^Ayu/).focus()
  await page.keyboard.press('j')
  await expect(panel(page, /^Bayu/).getByRole('alert')).toHaveText(
    'Maaf kamu tidak bisa mengakses fitur ini, silahkan hubungi administrator untuk mengaktifkannya.',
  )
  await expect(panel(page, /^Bayu/).getByRole('button', { name: 'Coba lagi' })).toHaveCount(0)
})

test('shows no section when the vacancy has no questions', async ({ page, world }) => {
  await alterResult(page, 'console/vacancy/additional/get/question/byvacancy/VAC-AKTIF-01', () => [])
  await openStage(page, { open: 'USR-AYU' })
  await expectProfileLoaded(page, /^Ayu/)
  await expect.poll(async () => (await world.calls(QUESTIONS)).length).toBe(1)
  await expect(title(page)).toHaveCount(0)
})

test('hides the answers when a search row denies them', async ({ page, world }) => {
  type Row = { userId: string; authorizeDisqualifier: boolean }
  await alterResult(page, 'console/vacancy/seeker/listnew', ({ content, ...rest }: { content: Row[] }) => ({
    ...rest,
    content: content.map((row) => ({ ...row, authorizeDisqualifier: row.userId !== 'USR-AYU' })),
  }))
  await page.goto('/dashboard/0/recruitment?vacancyCode=VAC-AKTIF-01')
  await expect(page.getByRole('button', { name: 'Pesan Ayu Wulandari' })).toBeVisible()
  // The search requests the questions, too.
  await world.forget()
  await page.getByRole('link', { name: /ATS\s+Report/ }).click()
  await page.getByRole('article', { name: 'Software Engineer', exact: true }).getByRole('link').first().click()
  await cards(page).first().getByRole('button').click()
  await expectProfileLoaded(page, /^Ayu/)
  await expect(title(page)).toHaveCount(0)
  expect(await world.calls(QUESTIONS)).toEqual([])
  await page.keyboard.press('j')
  await expect(title(page)).toBeVisible()
})
