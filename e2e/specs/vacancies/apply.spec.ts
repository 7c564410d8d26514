import type { Locator, Page } from '@playwright/test'
import { loseSession, signIn } from '../../support/signIn'
import { doubleClick, expect, expectAccessibleInBoth, test } from '../../support/test'
import { applyButton, openVacancy, vacancyPath } from '../../support/vacancies'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const NOT_SENT = 'Lamaran Anda belum terkirim.'
const continueLink = (page: Page) => page.getByRole('link', { name: 'Lanjutkan di situs utama' })
/** Opens a vacancy on a phone on its side and applies by its bar. */
async function openOnSide(page: Page, code: string) {
  await page.setViewportSize({ width: 740, height: 360 })
  await openVacancy(page, code)
  await expect(applyButton(page)).toBeInViewport({ ratio: 1 })
  await applyButton(page).click()
}

test.describe('a visitor', () => {
  test.use({ account: null })

  test('signs in, returns to the same vacancy and continues', async ({ page, world }) => {
    await openVacancy(page, 'VAC-SOAL-01')
    await applyButton(page).click()
    const prompt = dialog(page, 'Masuk untuk melamar')
    await expect(prompt.getByRole('link', { name: 'Masuk' })).toBeFocused()
    await expectAccessibleInBoth(page)
    await page.keyboard.press('Escape')
    await expect(prompt).toBeHidden()
    await expect(applyButton(page)).toBeFocused()

    await applyButton(page).click()
    const next = new URLSearchParams({ next: vacancyPath('VAC-SOAL-01') })
    await expect(prompt.getByRole('link', { name: 'Daftar akun baru' })).toHaveAttribute('href', `/register?${next}`)
    await prompt.getByRole('link', { name: 'Masuk' }).click()
    await expect(page).toHaveURL(`/login?${next}`)
    expect(await world.calls('clickApply')).toEqual([])
    await signIn(page, { id: 'agus.pratama' })
    await expect(page).toHaveURL(vacancyPath('VAC-SOAL-01'))
    await expect(dialog(page, 'Pertanyaan untuk pelamar')).toBeVisible()
    await expect
      .poll(async () => (await world.calls('clickApply')).map(({ query }) => query))
      .toEqual([[['klobVacancyCode', 'VAC-SOAL-01']]])

    // The intent was consumed: the reopened page waits for a click.
    await page.reload()
    await expect(applyButton(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await world.calls('clickApply')).toHaveLength(1)
  })
})

test.describe('a job seeker who signs in to apply', () => {
  test.use({ account: null })
  const openSignIn = (page: Page) =>
    page.goto(`/login?${new URLSearchParams({ next: vacancyPath('VAC-AKTIF-01') }).toString()}`)

  test('reads of the application, not of the console', async ({ page }) => {
    await openSignIn(page)
    await expect(page.getByText('Masuk untuk melanjutkan lamaran Anda.')).toBeVisible()
    await expect(page.getByText('Konsol perusahaan')).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: 'Komputer bersama' })).toHaveCount(0)
  })

  test('types the KLOB ID once between sign-in and recovery', async ({ page }) => {
    await openSignIn(page)
    const id = page.getByRole('textbox', { name: 'KLOB ID' })
    await id.fill('agus.pratama')
    await page.getByRole('link', { name: 'Lupa kata sandi?' }).click()
    await expect(page.getByRole('heading', { name: 'Lupa kata sandi' })).toBeVisible()
    await expect(id).toHaveValue('agus.pratama')
    await page.getByRole('link', { name: 'Kembali ke halaman masuk' }).click()
    await expect(page.getByRole('link', { name: 'Lupa kata sandi?' })).toBeVisible()
    await expect(id).toHaveValue('agus.pratama')
  })
})

test.describe('a visitor with a second tab', () => {
  test.use({ account: null })
  test('is an applicant in both after signing in there', async ({ page, context, world }) => {
    await openVacancy(page, 'VAC-PROFIL-01')
    const other = await context.newPage()
    await other.goto(`/login?${new URLSearchParams({ next: '/forgot-id' })}`)
    await signIn(other, { id: 'agus.pratama' })
    await expect(other).toHaveURL('/forgot-id')

    await expect(page.getByRole('banner').getByText('Masuk sebagai agus.pratama')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Keluar' })).toBeVisible()
    await expect(applyButton(page)).toBeVisible()
    expect((await world.calls('getPublicVacancy')).map(({ hasToken }) => hasToken)).toEqual([false, true])
    await applyButton(page).click()
    await expect(dialog(page, 'Lengkapi profil Anda')).toBeVisible()
  })
})

test.describe('an applicant', () => {
  test.use({ account: 'agus.pratama' })

  test('who signs out stays on the vacancy, as a visitor', async ({ page }) => {
    await openVacancy(page, 'VAC-SOAL-01')
    const reloaded = page.waitForEvent('load')
    await page.getByRole('banner').getByRole('button', { name: 'Keluar' }).click()
    await reloaded
    await expect(page.getByRole('banner').getByRole('link', { name: 'Masuk' })).toBeVisible()
    await expect(page).toHaveURL(vacancyPath('VAC-SOAL-01'))
    await expect(applyButton(page)).toBeEnabled()
  })

  test('with an expired session signs in on the first click, and continues', async ({ page, world }) => {
    await openVacancy(page, 'VAC-SOAL-01')
    // Otherwise a read that comes late would already tell the page that the session has ended.
    await page.waitForLoadState('networkidle')
    await world.identity({ revoke: 'agus.pratama' })
    await applyButton(page).click()
    const prompt = dialog(page, 'Masuk untuk melamar')
    await expect(prompt).toBeVisible()
    await prompt.getByRole('link', { name: 'Masuk' }).click()
    await signIn(page, { id: 'agus.pratama' })
    await expect(page).toHaveURL(vacancyPath('VAC-SOAL-01'))
    await expect(dialog(page, 'Pertanyaan untuk pelamar')).toBeVisible()
    await expect.poll(async () => (await world.calls('clickApply')).map(({ status }) => status)).toEqual([401, 200])
  })

  test('with a complete profile continues at once, and nothing is claimed to be sent', async ({ page, world }) => {
    await openVacancy(page, 'VAC-AKTIF-01')
    await expect(applyButton(page)).toHaveAccessibleDescription(/lamaran resmi perusahaan .* HR perusahaan/)
    const about = page.getByRole('button', { name: 'Tentang melamar' })
    const tip = page.getByRole('tooltip')
    await about.hover()
    await expect(tip).toBeVisible()
    await tip.hover()
    await expect(tip).toBeVisible()
    await applyButton(page).press('Escape')
    await expect(tip).toBeHidden()
    await page.mouse.move(0, 0)
    await about.hover()
    await page.mouse.move(0, 0)
    await expect(tip).toBeHidden()
    await about.click()
    await page.mouse.move(0, 0)
    await expect(page.getByRole('tooltip')).toContainText('lamaran resmi perusahaan')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toBeHidden()

    await doubleClick(applyButton(page))
    const step = dialog(page, 'Lanjutkan lamaran Anda')
    await expect(step).toContainText('Software Engineer · PT Nusantara Karya Digital')
    await expect(step).toContainText(NOT_SENT)
    await expect(continueLink(page)).toHaveAttribute('href', '/situs/in/lamaran?id=VAC-AKTIF-01&corporateId=COR0001')
    await expectAccessibleInBoth(page)
    await step.getByRole('button', { name: 'Nanti saja' }).click()
    await expect(step).toBeHidden()
    await expect(applyButton(page)).toHaveText('KIRIM LAMARAN KERJA')
    expect((await world.calls('clickApply')).map(({ query, status }) => [query, status])).toEqual([
      [[['klobVacancyCode', 'VAC-AKTIF-01']], 200],
    ])
  })

  test('reads the questions, to be answered where the application is sent', async ({ page, world }) => {
    // A failed record does not prevent applying.
    await world.fault({ endpoint: 'clickApply', kind: 'status', times: 0 })
    await openVacancy(page, 'VAC-SOAL-01')
    await applyButton(page).click()
    const step = dialog(page, 'Pertanyaan untuk pelamar')
    const questions = step.getByRole('list', { name: 'Pertanyaan' }).locator('> li')
    await expect(questions).toHaveCount(5)
    await expect(questions.nth(0)).toContainText('Jawaban teks · Wajib')
    await expect(questions.nth(3)).toContainText('Pilihan · Tidak wajib')
    await expect(questions.nth(3).getByRole('listitem')).toHaveText(['SQL', 'Python', 'R', 'Lainnya'])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      questions.nth(4).getByRole('link', { name: 'Unduh formulir-data-diri.xlsx' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('formulir-data-diri.xlsx')
    await expect(step).toContainText(NOT_SENT)
    await expect(step.getByRole('textbox')).toHaveCount(0)
    await expectAccessibleInBoth(page)
    expect(await world.calls('clickApply')).toHaveLength(1)
  })

  test('opens a template of another site in a new tab, with its origin shown', async ({ page }) => {
    await page.route('**/VAC-SOAL-01?*', async (route) => {
      const response = await route.fetch()
      const text = (await response.text()).replace(
        /https?:[^"]*formulir-data-diri.xlsx/,
        'https://berkas.example/isian.xlsx',
      )
      await route.fulfill({ response, body: text })
    })
    await openVacancy(page, 'VAC-SOAL-01')
    await applyButton(page).click()
    const question = dialog(page, 'Pertanyaan untuk pelamar').getByRole('listitem').filter({ hasText: 'Unggah berkas' })
    await expect(question).toContainText('dari https://berkas.example (tab baru)')
    const link = question.getByRole('link', { name: 'Unduh formulir-data-diri.xlsx' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expectAccessibleInBoth(page)
  })

  test('sees what is missing in the profile, and where to complete it', async ({ page }) => {
    await openVacancy(page, 'VAC-PROFIL-01')
    await applyButton(page).click()
    const step = dialog(page, 'Lengkapi profil Anda')
    const parts = step.getByRole('list', { name: 'Kelengkapan profil' }).getByRole('listitem')
    await expect(parts).toHaveText([
      /Data diri.*Lengkap$/,
      /Pendidikan.*Lengkap$/,
      /Pengalaman kerja.*Lengkapi$/,
      /Keahlian.*Lengkap$/,
      /Bahasa.*Lengkapi$/,
      /Tes nilai kerja.*Lengkap$/,
      /Tes minat kerja.*Lengkap$/,
    ])
    await expect(step).toContainText('Profil Anda sudah 60% lengkap.')
    await expect(step.getByRole('link', { name: 'Lengkapi Bahasa' })).toHaveAttribute('href', '/situs/profile/USR-AGUS')
    // Completing the profile comes first; the application is beside it.
    const colour = (link: Locator) => link.evaluate((element) => getComputedStyle(element).backgroundColor)
    const primary = await colour(step.getByRole('link', { name: 'Lengkapi profil (tab baru)' }))
    expect(primary).not.toBe(await colour(continueLink(page)))
    await expect(step).toContainText(NOT_SENT)
    await expectAccessibleInBoth(page)
  })

  test('goes on where the profile was completed in another tab', async ({ page }) => {
    await openVacancy(page, 'VAC-PROFIL-01')
    await applyButton(page).click()
    const way = dialog(page, 'Lengkapi profil Anda').getByRole('link', { name: 'Lengkapi profil (tab baru)' })
    await expect(way).toBeFocused()
    await expect(way).toHaveAttribute('target', '_blank')
    // What the main site changes meanwhile.
    await page.route(/\/detail\/vacancy\/VAC-PROFIL-01/, async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({ response, body: text.replaceAll(/("(?:jobExperience|language)":)false/g, '$1true') })
    })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(dialog(page, 'Lanjutkan lamaran Anda')).toBeVisible()
  })

  for (const [step, code, title] of [
    ['questions', 'VAC-SOAL-01', 'Pertanyaan untuk pelamar'],
    ['profile', 'VAC-PROFIL-01', 'Lengkapi profil Anda'],
  ] as const)
    test(`has the apply bar and the buttons of the ${step} in sight on a phone on its side`, async ({ page }) => {
      await openOnSide(page, code)
      await expect(continueLink(page)).toBeInViewport({ ratio: 1 })
      await expect(dialog(page, title).getByRole('button', { name: 'Nanti saja' })).toBeInViewport({ ratio: 1 })
    })

  test('reads scholarship texts for a scholarship, on a phone, too', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await openVacancy(page, 'VAC-BEASISWA-01')
    await applyButton(page).click()
    const step = dialog(page, 'Lanjutkan lamaran Anda')
    await expect(step).toContainText('Lamaran beasiswa ini diisi dan dikirim di situs utama.')
    await expect(continueLink(page)).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

  test('is a visitor after signing out in another tab', async ({ page, world }) => {
    await openVacancy(page, 'VAC-AKTIF-01')
    await loseSession(page)
    await applyButton(page).click()
    await expect(dialog(page, 'Masuk untuk melamar')).toBeVisible()
    expect(await world.calls('clickApply')).toEqual([])
  })
})

test.describe('a user who has not taken the tests', () => {
  test.use({ account: 'rina.wijaya' })
  test('is sent to them first', async ({ page }) => {
    await openVacancy(page, 'VAC-AKTIF-01')
    await applyButton(page).click()
    const step = dialog(page, 'Lengkapi profil Anda')
    await expect(step.getByRole('link', { name: 'Lengkapi Tes nilai kerja' })).toHaveAttribute('href', '/situs/tests')
    await expect(step).toContainText('Profil Anda sudah 100% lengkap.')
  })
})
