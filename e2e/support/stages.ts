import { expect, type Locator, type Page } from '@playwright/test'
import { storedTokenOf } from './signIn'

const VACANCY = 'VAC-AKTIF-01'
export const SEARCH = 'searchStageApplicants'
export const MOVE = 'moveApplicants'
export const MOVE_PATH = /pipeline\/stagemove\/update/
export const STAGES_PATH = /pipeline\/masterdata\/list/
export const PROFILE = 'getApplicantProfile'
export const SAVE = 'updateStageNotes'
export const stageId = (number: number): string => `${VACANCY}.STG-${number}`

const STAGES = ['Lamaran Masuk', 'Seleksi Berkas', 'Tes', 'Wawancara', 'Penawaran', 'Diterima'] as const
type StageName = (typeof STAGES)[number]

/** The address of a stage of the first vacancy with more search params. */
export function stageLink(more: Record<string, string> = {}, number = 1): string {
  const query = new URLSearchParams({ id: stageId(number), stage: STAGES[number - 1]!, ...more })
  return `/dashboard/0/atsreport/${VACANCY}?${query.toString()}`
}
/** Waits until the stages are there, or have failed to load: before that, keys and menus cannot move anybody. */
export async function expectStages(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Software Engineer' })).toBeVisible({ timeout: 15_000 })
  const tab = page.getByRole('navigation', { name: 'Tahap lowongan' }).getByRole('link')
  const column = page.getByRole('region', { name: 'Papan tahap' }).getByRole('heading', { level: 2 })
  const failure = page.getByText('Daftar tahap dan pilihan filter gagal dimuat.')
  await expect(tab.or(column).or(failure).or(page.getByText('Data tidak ditemukan')).first()).toBeVisible({
    timeout: 15_000,
  })
}
/** Opens a stage of the first vacancy with more search params and waits for its heading. */
export async function openStage(page: Page, more: Record<string, string> = {}, number = 1): Promise<void> {
  await page.goto(stageLink(more, number))
  await expectStages(page)
}
/** The headings of the cards, top to bottom. */
export const cards = (page: Page): Locator =>
  page
    .getByRole('list', { name: 'Pelamar', exact: true })
    .getByRole('heading', { level: 3 })
    .filter({ has: page.getByRole('button') })
/** The names on the cards, top to bottom, once they are there. */
export async function cardNames(page: Page): Promise<string[]> {
  await expect(cards(page).first()).toBeVisible()
  return cards(page).getByRole('button').allInnerTexts()
}
/** The button of a card. */
export const card = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Pelamar', exact: true }).getByRole('button', { name, exact: true })
/** The panel of the open applicant. */
export const panel = (page: Page, name: string | RegExp): Locator => page.getByRole('region', { name })
/** Checks the checkbox of a card. */
export const checkCard = (page: Page, name: string): Promise<void> =>
  page.getByRole('checkbox', { name: `Pilih ${name}`, exact: true }).check()
/** Chooses the target stage for the checked cards. */
export async function chooseStage(page: Page, stage: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Pindahkan yang dipilih ke tahap' }).click()
  await page.getByRole('option', { name: stage, exact: true }).click()
}
/** Confirms a move. */
export const confirmMove = (page: Page): Promise<void> =>
  page
    .getByRole('dialog', { name: /^Pindahkan/ })
    .getByRole('button', { name: 'Pindahkan' })
    .click()
/** Opens an applicant at the stage of that number and moves them in the panel. */
export async function openAndMove(page: Page, userId: string, name: string, from: number, to: string): Promise<void> {
  await openStage(page, { open: userId }, from)
  await moveOpenApplicant(page, name, to)
}
/** Chooses an entry of the menu in the open applicant's panel. */
export async function chooseInPanelMenu(page: Page, name: string, entry: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `Tindakan lain ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}
/** Chooses the target stage of the open applicant and confirms. */
export async function chooseTarget(page: Page, name: string, to: string): Promise<void> {
  await panel(page, new RegExp(`^${name}`))
    .getByRole('combobox', { name: `Pindahkan ${name} ke tahap` })
    .click()
  await page.getByRole('option', { name: to, exact: true }).click()
  await confirmMove(page)
}
/** Moves the open applicant. */
export async function moveOpenApplicant(page: Page, name: string, to: string): Promise<void> {
  await chooseTarget(page, name, to)
  await expect(page.getByText(`${name} dipindahkan ke ${to}`, { exact: true })).toBeVisible()
}
/** A colleague moves an applicant to a stage, by the call that their console sends. */
export async function moveAsColleague(page: Page, userId: string, to: StageName): Promise<void> {
  const answer = await page.request.post('/rest/console/ats/pipeline/stagemove/update', {
    headers: { authorization: storedTokenOf('siti.aminah') },
    data: { stageId: stageId(STAGES.indexOf(to) + 1), userId: [userId] },
  })
  expect((await answer.json()).result, `${userId} to ${to}`).toMatchObject([{ userId, success: true }])
}
/** Lets the page look again at what it shows, as on coming back to its window after longer than an answer is fresh. */
export async function returnToWindow(page: Page): Promise<void> {
  await page.clock.fastForward(31_000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
}
/** The heading of the open applicant. */
export const openHeading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 2, name })
/** The dialog that says that a colleague was faster. */
export const movedDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Sudah dipindahkan' })
/** The dialog with the outcome for each applicant. */
export const outcomeDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Hasil pemindahan' })
/** A search param of the URL. */
export const urlParam = (page: Page, name: string): string | null => new URL(page.url()).searchParams.get(name)
