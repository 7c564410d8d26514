import type { Locator, Page } from '@playwright/test'
import { alterResult } from '../../support/figures'
import { conversation, textOf } from '../../support/messages'
import { blobOf, isAlive, withViewer } from '../../support/pdfViewer'
import { acceptNarrowWindow } from '../../support/screens'
import { openStage, PROFILE, stageId, moveAsColleague } from '../../support/stages'
import { AGAINST_CONTRACT, expect, expectAccessibleInBoth, test } from '../../support/test'

const AYU = 'Ayu Wulandari'
const CV = 'downloadCv'
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2, name })
const button = (page: Page | Locator, name = AYU) => page.getByRole('button', { name: `Lihat CV ${name}`, exact: true })
const frame = (page: Page, name = AYU) => page.getByTitle(`CV ${name}`, { exact: true })
const TOO_MANY = 20 * 1024 * 1024 + 1
const WORK = 'Aplikasi Kasir UMKM'
const portfolioFrame = (page: Page) => page.getByTitle(`Portofolio ${WORK} dari ${AYU}`, { exact: true })
const portfolio = (page: Page) => ({
  async click() {
    await page.getByRole('button', { name: `Tindakan lain ${AYU}` }).click()
    await page.getByRole('menuitem', { name: `Lihat portofolio: ${WORK}` }).click()
  },
})
const notice = (page: Page, role: 'alert' | 'status' = 'alert') =>
  page.getByRole(role).filter({ has: page.getByRole('link', { name: `Unduh CV ${AYU}` }) })
const address = (page: Page) => blobOf(frame(page))
async function openAyu(page: Page): Promise<void> {
  await openStage(page, { open: 'USR-AYU' })
  await expect(heading(page, /^Ayu Wulandari/)).toBeFocused()
}
test.describe('with a viewer', () => {
  test.beforeEach(({ page }) => withViewer(page))

  test('O shows the CV in the panel, once and with the session, and leaves the focus where it was', async ({
    page,
    world,
  }) => {
    await openAyu(page)
    expect(await world.calls(CV)).toEqual([])
    await page.keyboard.press('o')
    await address(page)
    await expect(button(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(heading(page, /^Ayu Wulandari/)).toBeFocused()
    expect((await world.calls(CV)).map(({ hasToken, status }) => [hasToken, status])).toEqual([[true, 200]])
  })

  test('closing the CV frees its file and shows the profile again', async ({ page }) => {
    await openAyu(page)
    await page.keyboard.press('o')
    await expect(frame(page)).toBeVisible()
    const blob = await address(page)
    expect(await isAlive(page, blob)).toBe(true)
    await page.keyboard.press('o')
    await expect(frame(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 3, name: 'Pengalaman kerja' })).toBeVisible()
    expect(await isAlive(page, blob)).toBe(false)
  })

  test("J puts the next person's CV in the place of the first", async ({ page, world }) => {
    await openAyu(page)
    await page.keyboard.press('o')
    await expect(frame(page)).toBeVisible()
    const blob = await address(page)
    await page.keyboard.press('j')
    await expect(frame(page, 'Bayu Pratama')).toBeVisible()
    await expect(heading(page, /^Bayu Pratama/)).toBeFocused()
    expect(await isAlive(page, blob)).toBe(false)
    expect((await world.calls(CV)).map(({ path }) => path.split('/').at(-1))).toEqual(['USR-AYU', 'USR-BAYU'])
  })

  test('closing the panel closes the CV: the next person who is opened is not asked for', async ({ page, world }) => {
    await openAyu(page)
    await page.keyboard.press('o')
    await expect(frame(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(heading(page, /^Ayu Wulandari/)).toBeHidden()
    await page.keyboard.press('j')
    await expect(button(page, AYU).or(button(page, 'Bayu Pratama'))).toHaveAttribute('aria-pressed', 'false')
    expect(await world.calls(CV)).toHaveLength(1)
  })

  test('a CV that fails to load says so, and is asked for again only when it is pressed', async ({ page, world }) => {
    await openAyu(page)
    await world.fault({ endpoint: CV, kind: 'status', status: 500, times: 0 })
    await page.keyboard.press('o')
    await expect(notice(page)).toContainText('CV tidak dapat ditampilkan di sini.')
    expect(await world.calls(CV)).toHaveLength(1)
    await expectAccessibleInBoth(page)
    await world.heal()
    await notice(page).getByRole('button', { name: 'Coba lagi' }).click()
    await expect(frame(page)).toBeVisible()
  })

  test('a CV that is no PDF is never framed', AGAINST_CONTRACT, async ({ page, world }) => {
    await openAyu(page)
    await world.fault({ endpoint: CV, kind: 'text', times: 0 })
    await page.keyboard.press('o')
    await expect(notice(page)).toContainText('CV ini bukan berkas PDF.')
    await expect(frame(page)).toBeHidden()
  })

  for (const [what, size, length] of [
    ['is said to be', 5, TOO_MANY],
    ['turns out to be', TOO_MANY, 5],
  ] as const)
    test(`a CV that ${what} larger than 20 MB is left to a new tab`, async ({ page, world }) => {
      await page.route('**/cv/download/USR-AYU', (route) =>
        route.fulfill({
          contentType: 'application/pdf',
          headers: { 'Content-Length': String(length) },
          body: Buffer.alloc(size, '%PDF-'),
        }),
      )
      await openAyu(page)
      await page.keyboard.press('o')
      await expect(notice(page)).toHaveText('CV ini lebih dari 20 MB. Buka di tab baru')
      await expect(notice(page).getByRole('link')).toHaveAttribute('target', '_blank')
      await expect(frame(page)).toBeHidden()
      expect(await world.calls(CV)).toEqual([])
    })

  test('without the right there is no CV, and the key says why', async ({ page, world }) => {
    await page.route(`**/profile/detail/USR-AYU/**`, async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { result: object }
      await route.fulfill({ response, json: { ...answer, result: { ...answer.result, hasRoleToDownload: false } } })
    })
    await openAyu(page)
    await world.expectCall(PROFILE, {})
    await expect(page.getByRole('button', { name: `Catatan ${AYU}` })).toBeEnabled()
    await expect(button(page)).toBeHidden()
    await page.keyboard.press('o')
    await expect(page.getByText('Anda tidak memiliki akses ke CV pelamar ini.')).toBeVisible()
    expect(await world.calls(CV)).toEqual([])
  })

  test('the CV stays while a colleague moves the person', async ({ page, world }) => {
    await openAyu(page)
    await page.keyboard.press('o')
    await expect(frame(page)).toBeVisible()
    await moveAsColleague(page, 'USR-AYU', 'Tes')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(frame(page)).toBeVisible()
    expect(await world.calls(CV)).toHaveLength(1)
  })

  test('the board shows the CV in its panel, too, and paper leaves it out', async ({ page }) => {
    await openStage(page, { view: 'board', open: 'USR-AYU' })
    await expect(heading(page, /^Ayu Wulandari/)).toBeFocused()
    await button(page).click()
    await expect(frame(page)).toBeVisible()
    await expectAccessibleInBoth(page)
    await page.emulateMedia({ media: 'print' })
    await expect(frame(page)).toBeHidden()
  })

  test('the comparison opens a CV above itself and gets the focus back', async ({ page, world }) => {
    const params = new URLSearchParams({ id: stageId(1), stage: 'Lamaran Masuk', view: 'compare' })
    for (const person of ['USR-AYU', 'USR-BAYU']) params.append('compare', `${person}:${stageId(1)}`)
    await page.goto(`/dashboard/0/atsreport/VAC-AKTIF-01?${params.toString()}`)
    await button(page).click()
    const dialog = page.getByRole('dialog', { name: `CV ${AYU}` })
    await expect(dialog.getByTitle(`CV ${AYU}`)).toHaveAttribute('src', /^blob:/)
    const blob = await address(page)
    await dialog.getByRole('button', { name: 'Tutup CV' }).click()
    await expect(button(page)).toBeFocused()
    expect(await isAlive(page, blob)).toBe(false)
    expect(await world.calls(CV)).toHaveLength(1)
  })

  test('the CV stands beside the conversation, goes on to the next person and leaves the text alone', async ({
    page,
    world,
  }) => {
    await openAyu(page)
    await page.keyboard.press('m')
    const talk = conversation(page, AYU)
    await textOf(talk).fill('Halo Ayu')
    expect(await world.calls(CV)).toEqual([])
    await expectAccessibleInBoth(page)
    await button(talk).click()
    await expect(talk.getByTitle(`CV ${AYU}`)).toHaveAttribute('src', /^blob:/)
    await expect(textOf(talk)).toHaveValue('Halo Ayu')
    const [cv, text] = await Promise.all([talk.getByTitle(`CV ${AYU}`).boundingBox(), textOf(talk).boundingBox()])
    expect(cv!.x).toBeGreaterThan(text!.x + text!.width)
    await page.keyboard.press('Alt+j')
    await expect(conversation(page, 'Bayu Pratama').getByTitle('CV Bayu Pratama')).toHaveAttribute('src', /^blob:/)
    expect(await world.calls(CV)).toHaveLength(2)
  })

  test('a portfolio that a backend serves as a PDF is shown in the panel, without the token', async ({
    page,
    world,
  }) => {
    await openAyu(page)
    const asked = page.waitForRequest(/portofolio-1\.pdf/)
    await portfolio(page).click()
    const blob = await blobOf(portfolioFrame(page))
    const { authorization, cookie } = await (await asked).allHeaders()
    expect([authorization, cookie]).toEqual([undefined, undefined])
    expect(await world.calls(CV)).toEqual([])
    await expectAccessibleInBoth(page)
    await page.getByRole('button', { name: `Tutup portofolio ${WORK}` }).click()
    await expect(page.getByRole('heading', { level: 3, name: 'Pengalaman kerja' })).toBeVisible()
    expect(await isAlive(page, blob)).toBe(false)
  })

  test('a portfolio leaves with its applicant, whose CV was open before', async ({ page }) => {
    await openAyu(page)
    await page.keyboard.press('o')
    await expect(frame(page)).toBeVisible()
    await portfolio(page).click()
    await expect(portfolioFrame(page)).toBeVisible()
    await heading(page, /^Ayu Wulandari/).click()
    await page.keyboard.press('j')
    await expect(frame(page, 'Bayu Pratama')).toBeVisible()
  })

  test('a portfolio that is no PDF says so and keeps its link', async ({ page }) => {
    await page.route(/portofolio-1\.pdf/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Karya</p>' }))
    await openAyu(page)
    await portfolio(page).click()
    const why = page.getByRole('alert').filter({ hasText: 'Portofolio ini bukan berkas PDF.' })
    await expect(why.getByRole('link', { name: `Buka portofolio ${WORK} di tab baru` })).toHaveAttribute(
      'target',
      '_blank',
    )
  })

  test('a portfolio of another site is only a link', async ({ page }) => {
    await alterResult(page, `console/ats/pipeline/profile/detail/USR-AYU/${stageId(1)}/VAC-AKTIF-01`, (answer) => ({
      ...(answer as object),
      portofolios: [{ name: 'Karya', type: 'pdf', attachmentUrl: 'https://karya.example/a.pdf' }],
    }))
    await openAyu(page)
    await page.getByRole('button', { name: `Tindakan lain ${AYU}` }).click()
    await expect(page.getByRole('menuitem', { name: 'Unduh portofolio: Karya' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: /^Lihat portofolio/ })).toHaveCount(0)
  })

  test('the CV fits a phone below the conversation', async ({ page }) => {
    await acceptNarrowWindow(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await openAyu(page)
    await page.keyboard.press('m')
    const talk = conversation(page, AYU)
    await button(talk).click()
    await expect(talk.getByTitle(`CV ${AYU}`)).toBeVisible()
    expect(await talk.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  })

  test('the CV fits a phone', async ({ page }) => {
    await acceptNarrowWindow(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await openStage(page, { open: 'USR-AYU' })
    await button(page).click()
    await expect(frame(page)).toBeVisible()
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
})

test('a browser that shows no PDFs offers the new tab and asks for nothing', async ({ page, world }) => {
  await openAyu(page)
  await page.keyboard.press('o')
  await expect(notice(page, 'status')).toContainText('Browser ini tidak menampilkan PDF di dalam halaman.')
  await expect(notice(page, 'status').getByRole('link')).toHaveAttribute('target', '_blank')
  expect(await world.calls(CV)).toEqual([])
})
