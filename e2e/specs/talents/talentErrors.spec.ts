import type { Locator, Page } from '@playwright/test'
import {
  chips,
  choose,
  field,
  firstNames,
  openTalents,
  options,
  pressSearch,
  results,
  ROWS,
  expectSettled,
} from '../../support/talents'
import { AGAINST_CONTRACT, expect, test } from '../../support/test'
import type { Fault } from '../../support/world'

/** The alert in place of the rows; failed lists of the form have a notice of their own. */
const failure = (page: Page): Locator => page.getByRole('region', { name: /^Hasil pencarian/ }).getByRole('alert')
const detail = async (page: Page): Promise<unknown> => {
  await failure(page).getByText('Rincian').click()
  return JSON.parse(await failure(page).locator('code').innerText())
}

const everyCall = { endpoint: ROWS, times: 0 } as const
const cases: Record<
  string,
  { fault: Omit<Fault, 'endpoint' | 'times'>; message: string; tries: number; detail: Record<string, unknown> }
> = {
  'a server error': {
    fault: { kind: 'status', status: 500, message: 'Basis data sibuk' },
    message: 'Maaf, terjadi kesalahan. Coba ulangi beberapa saat lagi.',
    tries: 3,
    detail: { failure: 'status', endpoint: ROWS, status: 500, reason: 'Basis data sibuk' },
  },
  'a denied search': {
    fault: { kind: 'status', status: 403 },
    message: 'Maaf kamu tidak bisa mengakses fitur ini, silahkan hubungi administrator untuk mengaktifkannya.',
    tries: 1,
    detail: { failure: 'status', endpoint: ROWS, status: 403 },
  },
  'a URL that is too long': {
    fault: { kind: 'status', status: 414 },
    message: 'Filter terlalu panjang. Kurangi isian filter lalu cari lagi.',
    tries: 1,
    detail: { failure: 'status', endpoint: ROWS, status: 414 },
  },
  'an answer of the wrong shape': {
    fault: { kind: 'shape' },
    message: 'Jawaban server tidak sesuai. Hubungi administrator bila ini terus terjadi.',
    tries: 1,
    detail: { failure: 'shape', endpoint: ROWS, reason: 'content: invalid_type' },
  },
  'a cut connection': {
    fault: { kind: 'cut' },
    message: 'Tidak dapat terhubung ke server. Periksa koneksi internet Anda lalu coba lagi.',
    tries: 3,
    detail: { failure: 'offline', endpoint: ROWS },
  },
}
test('reports each failure in place of the rows, and can be retried', AGAINST_CONTRACT, async ({ page, world }) => {
  let requests = 0
  // Counted in the page: a browser itself repeats requests lost with a cut connection. The next page is prefetched.
  page.on('request', (request) => (requests += Number(/\/population\/pagingnew.*start=0/.test(request.url()))))
  for (const [what, { fault, message, tries, detail: expectedDetail }] of Object.entries(cases)) {
    await world.fault({ ...everyCall, ...fault })
    requests = 0
    await page.goto('/dashboard/0/talentsearch?firstNames=Ayu&email=wulandari%40surel.example')
    await expect(failure(page), what).toContainText(message, { timeout: 10_000 })
    const shown = await detail(page)
    expect(shown).toMatchObject(expectedDetail)
    // The details contain neither the query nor the user (security list T16).
    expect(JSON.stringify(shown)).not.toMatch(/surel|eyJ|firstNames/)
    expect(requests, what).toBe(tries)
    await expect(chips(page)).toHaveCount(2)
    await world.heal()
    await failure(page).getByRole('button', { name: 'Coba lagi' }).click()
    await expect(failure(page)).toHaveCount(0)
    await expectSettled(page)
    expect((await firstNames(page))[0]).toBe('Ayu')
  }
})

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })
  test('reports it, keeps the input, and works again once online', async ({ page, context }) => {
    await openTalents(page)
    await context.setOffline(true)
    await field(page, 'Nama depan').fill('Citra')
    await pressSearch(page)
    await expect(failure(page)).toContainText('Tidak dapat terhubung ke server.', { timeout: 10_000 })
    await expect(results(page)).toBeFocused()
    await expect(chips(page)).toHaveText(['Nama depan: Citra'])
    await context.setOffline(false)
    await failure(page).getByRole('button', { name: 'Coba lagi' }).click()
    await expect.poll(async () => (await firstNames(page))[0]).toBe('Citra')
  })
})

test('offers to start over when nobody matches', async ({ page }) => {
  await openTalents(page, '?firstNames=Zzzz&gender=F')
  await expect(page.getByRole('heading', { name: 'Data tidak ditemukan' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Halaman hasil' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Hapus semua filter' }).click()
  await expect(page.getByText('Tanpa filter')).toBeVisible()
  await expect(results(page)).toHaveText(/2\.000 orang/)
  await expect(results(page)).toBeFocused()
})

test.describe('lists of the form', () => {
  test('report a failure on opening, and load on retry', async ({ page, world }) => {
    await world.fault({ endpoint: 'getConsoleMasterData', kind: 'status', status: 404, times: 0 })
    await openTalents(page, '?language=LNG-EN')
    // The rest works: rows are shown, and no code.
    expect(await firstNames(page)).toHaveLength(10)
    await expect(chips(page)).toHaveText(['Bahasa (daftar pilihan gagal dimuat)'])
    await field(page, 'Negara domisili', 'combobox').click()
    const notice = page.getByRole('alert').filter({ hasText: 'Daftar gagal dimuat.' })
    await expect(notice).toBeVisible()
    await world.heal()
    await notice.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(options(page, 'Negara domisili').first()).toHaveText('Indonesia')
    await expect(chips(page)).toHaveText(['Bahasa: Bahasa Inggris'])
    await choose(page, 'Provinsi domisili', 'Bali')
  })

  test('can be retried by keyboard', async ({ page, world }) => {
    await world.fault({ endpoint: 'listJobCategories', kind: 'status', status: 403 })
    await openTalents(page)
    const label = 'Kategori pekerjaan'
    await field(page, label, 'combobox').focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('alert').filter({ hasText: 'Daftar gagal dimuat.' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(options(page, label).first()).toBeVisible()
    expect(await world.calls(ROWS)).not.toHaveLength(0)
    await expect(page.getByText('Tanpa filter')).toBeVisible()
  })
})
