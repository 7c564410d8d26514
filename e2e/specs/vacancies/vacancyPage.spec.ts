import type { Page } from '@playwright/test'
import {
  AGAINST_CONTRACT,
  expect,
  expectAccessible,
  expectAccessibleInBoth,
  expectReadable,
  holdBack,
  test,
} from '../../support/test'
import { applyButton, headings, openVacancy, vacancyPath } from '../../support/vacancies'

const CLOSED = 'LOWONGAN SUDAH TIDAK TERSEDIA'
const JOB = 'KIRIM LAMARAN KERJA'
const MISSING = 'Lowongan tidak ditemukan'
const COMPANY = 'PT Nusantara Karya Digital'
const RELATED = 'Lowongan Pekerjaan yang Serupa'
const FOUR_COLUMNS = /^\S+( \S+){3}$/
const THREE_COLUMNS = /^\S+( \S+){2}$/
const ofJob = ['Deskripsi Pekerjaan', 'Peran dan Tanggung Jawab', 'Kualifikasi', 'Lokasi Kantor']

/** Each vacancy of the demo: its apply button (null: none), the text in its place, some of its headings. */
const demo = [
  { code: 'VAC-AKTIF-01', apply: JOB, has: [...ofJob, `Keunikan Pengalaman Bekerja di ${COMPANY}`] },
  { code: 'VAC-SOAL-01', apply: JOB, has: ofJob },
  { code: 'VAC-PROFIL-01', apply: JOB, has: ofJob },
  {
    code: 'VAC-BEASISWA-01',
    apply: 'KIRIM LAMARAN BEASISWA',
    has: [
      'Deskripsi Program Beasiswa',
      'Benefits Program Beasiswa',
      'Proses Aplikasi Program Beasiswa',
      'Kualifikasi Program Beasiswa',
    ],
  },
  { code: 'VAC-TUTUP-01', apply: null, has: [], told: CLOSED },
  { code: 'VAC-LEWAT-01', apply: null, has: [], told: CLOSED },
  { code: 'VAC-TERKIRIM-01', apply: JOB, applied: 'LAMARAN TERKIRIM', has: ofJob },
  { code: 'VAC-POLOS-01', apply: JOB, has: ['Deskripsi Pekerjaan'], only: true, told: 'Indefinite' },
  { code: 'VAC-DRAF-01', apply: null, has: [], told: MISSING },
]

/** HTML that has bypassed sanitisers: by namespace, reparsing, handler, style, form, name. */
const htmlAttacks = [
  '<p style="position:fixed;inset:0" id="root" name="body" class="card" onmouseover="alert(27)">jujur</p>',
  '<a href="JaVaScRiPt:alert(28)">satu</a><a href="https://karier.example/" target="_top" onclick=alert(29)>dua</a>',
  '<table><tr><td colspan="2" rowspan="9999">sel</td></tr></table><img src="https://jahat.example/p.gif"><video autoplay><source onerror=alert(30)></video>',
  '<input autofocus onfocus=alert(31)><button formaction="javascript:alert(32)">tombol</button><isindex><frameset onload=alert(33)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(24)>"></noscript>',
  '<template><script>alert(25)</script></template><xmp><script>alert(26)</script></xmp>',
  '<svg><p><style><a id="</style><img src=x onerror=alert(21)>"></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=alert(22)&gt;"></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(23)></style></mglyph></form>',
]
/** What remains after sanitising. */
const honestHtml = [
  'a',
  'a[href=https://karier.example/]',
  'a[rel=noopener noreferrer nofollow]',
  'a[target=_blank]',
  'p',
  'table',
  'tbody',
  'td',
  'td[colspan=2]',
  'tr',
]

for (const account of [null, 'agus.pratama', 'siti.aminah'] as const)
  test.describe(`for ${account ?? 'a visitor'}`, () => {
    test.use({ account })
    test('shows each vacancy of the demo as it is', async ({ page }) => {
      test.setTimeout(90_000)
      for (const { code, apply, applied, has, only, told } of demo) {
        await page.goto(vacancyPath(code))
        await expect(page.getByRole('heading', { level: 1 }), code).toBeVisible()
        if (told) await expect(page.getByText(told, { exact: true }), code).toBeVisible()
        if (account && told !== MISSING)
          await expect(page.getByRole('heading', { name: /Serupa$/ }), code).toBeVisible()

        const label = account && applied ? applied : apply
        if (label === null) await expect(applyButton(page), code).toBeHidden()
        else await expect(applyButton(page), code).toHaveText(label)
        if (account && applied) await expect(applyButton(page), code).toBeDisabled()

        const shown = await headings(page).allInnerTexts()
        expect(shown, code).toEqual(expect.arrayContaining(has))
        if (only || (told && told !== MISSING))
          expect(
            shown.filter((name) => !name.endsWith('Serupa')),
            code,
          ).toEqual(has)
        if (account === null) expect(shown, code).not.toContain(RELATED)
      }
    })
  })

test.describe('a visitor', () => {
  test.use({ account: null })

  test('reads beside its date that a vacancy is closed', async ({ page, world }) => {
    await world.seed({ vacancies: [{ klobVacancyCode: 'VAC-TUTUP', status: 'Closed', closesOn: '2026-12-31' }] })
    await page.goto(vacancyPath('VAC-TUTUP'))
    await expect(page.getByRole('complementary', { name: 'Ringkasan lowongan' })).toContainText('31/12/2026 · Tutup')
  })
  test('reads everything of a vacancy, in order, without a call for the account', async ({ page, world }) => {
    await openVacancy(page, 'VAC-AKTIF-01')
    await expect(page).toHaveTitle(`Software Engineer - ${COMPANY} · Klob`)
    await expect(page.getByRole('heading', { level: 1, name: 'Software Engineer' })).toBeVisible()
    await expect(headings(page)).toHaveText([
      'Deskripsi Pekerjaan',
      `Keunikan Pengalaman Bekerja di ${COMPANY}`,
      'Peran dan Tanggung Jawab',
      'Kualifikasi',
      'Lokasi Kantor',
    ])
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: COMPANY, exact: true })).toHaveAttribute(
      'href',
      '/situs/company?id=COR0001',
    )
    for (const text of ['Karyawan Tetap', '31/12/2026', 'Ramah disabilitas', 'Asuransi kesehatan keluarga'])
      await expect(main.getByText(text, { exact: true })).toBeVisible()
    await expect(main.getByRole('table')).toContainText('Kantor Bandung')
    await expect(main.getByText('Asuransi kesehatan keluarga').locator('xpath=ancestor::ul')).toHaveCSS(
      'grid-template-columns',
      FOUR_COLUMNS,
    )
    await expect(main.getByText('Jl. Asia Afrika No. 65, Braga, Kota Bandung 40111 Lantai 3 & 4')).toBeVisible()
    await expect(page.getByTitle('Peta lokasi kantor')).toHaveAttribute(
      'src',
      '/situs/peta?place=ChIJnU4hFZzmaC4Rk6Wv3N0aB01&zoom=15',
    )
    await expect(main.getByRole('link', { name: 'Buka di peta' })).toHaveAttribute(
      'href',
      /query_place_id=ChIJnU4hFZzmaC4Rk6Wv3N0aB01$/,
    )

    const strip = page.getByRole('list', { name: 'Gambar dan video' })
    await expect(strip.getByRole('img')).toHaveCount(3)
    await expect(strip.getByRole('img').first()).toHaveJSProperty('naturalWidth', 480)
    await expect(strip.locator('iframe')).toHaveAttribute('src', /\/situs\/pemutar\/kantor-bandung$/)
    await expect(strip.locator('iframe').contentFrame().getByText('Video demo')).toBeVisible()
    await expect(strip.getByRole('link', { name: /^Buka video/ })).toHaveAttribute(
      'href',
      'https://video.asing.example/putar/42',
    )
    await expect(strip.getByRole('link', { name: /gambar 2 dari 3$/ })).toHaveAttribute('href', /kantor-2\.svg$/)

    await expectAccessible(page)
    expect((await world.calls()).map(({ endpoint, hasToken }) => [endpoint, hasToken])).toEqual([
      ['getPublicVacancy', false],
    ])
  })

  test('and a search engine get its metadata', async ({ page }) => {
    await openVacancy(page, 'VAC-AKTIF-01', { more: '&utm=x' })
    const meta = (name: string) => page.locator(`meta[property="${name}"], meta[name="${name}"]`)
    await expect(meta('og:title')).toHaveAttribute('content', `Software Engineer - ${COMPANY}`)
    await expect(meta('og:image')).toHaveAttribute('content', /\/share\.png$/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/vacancy\?id=VAC-AKTIF-01&corporateId=COR0001$/,
    )
    await expect(meta('description')).toHaveCount(1)
    await expect(meta('description')).toHaveAttribute('content', /^Bangun layanan rekrutmen .*…$/)
    await expect(meta('robots')).toHaveCount(0)
    const posting = page.locator('script[type="application/ld+json"]')
    expect(JSON.parse((await posting.textContent())!)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Software Engineer',
      validThrough: '2026-12-31T16:59:59.000Z',
      employmentType: 'FULL_TIME',
      identifier: { value: 'VAC-AKTIF-01' },
      jobLocation: { address: { addressRegion: 'Jawa Barat' } },
    })
    await openVacancy(page, 'VAC-BEASISWA-01')
    await expect(posting).toHaveCount(0)
    await openVacancy(page, 'VAC-TUTUP-01')
    await expect(posting).toHaveCount(0)
    await expect(meta('robots')).toHaveAttribute('content', 'noindex')
  })

  test('with a phone sees all of it without sideways scrolling or layout shifts, in dark mode, too', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.addInitScript(() => {
      const shifts = { sum: 0 }
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const code of ['VAC-AKTIF-01', 'VAC-JAHAT-01']) {
      await openVacancy(page, code)
      await expect(page.getByRole('heading', { name: 'Lokasi Kantor' })).toBeVisible()
      await expect(page.getByRole('dialog', { name: 'Gunakan browser PC' })).toBeHidden()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, code).toBeLessThanOrEqual(0)
      const { sum } = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts)
      expect(sum, code).toBeLessThan(0.05)
      const { top } = await page.getByRole('heading', { level: 1 }).evaluate((title) => title.getBoundingClientRect())
      expect(top, code).toBeLessThan(120)
    }
    await expectReadable(page)
  })

  test('sees nothing but the text of a hostile vacancy', async ({ page }) => {
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
    await openVacancy(page, 'VAC-JAHAT-01')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror="alert(1)">')
    await expect(main.getByText('"><svg onload=alert(2)>', { exact: true })).toBeVisible()
    await expect(main.getByText('tebal').first()).toHaveJSProperty('tagName', 'B')
    await expect(main.getByText(/Halo tebal klik ?<img src=x onerror=alert\(7\)> &/)).toBeVisible()
    const strip = page.getByRole('list', { name: 'Gambar dan video' })
    await expect(strip.getByRole('img')).toHaveCount(0)
    await expect(strip.locator('iframe')).toHaveCount(0)
    await expect(strip.getByText(/jAvAsCrIpT:alert\(4\)/)).toBeVisible()
    for (const bad of ['form', 'style', 'base', 'object', '[onclick]', 'a[href^="javascript" i]', 'script:not([type])'])
      await expect(main.locator(bad), bad).toHaveCount(0)
    await expect(page.getByTitle('Peta lokasi kantor')).toHaveAttribute('src', /place=%22%3E%3Cscript.*&zoom=15$/)
    const posting = (await page.locator('script[type="application/ld+json"]').textContent())!
    expect(posting).not.toContain('<')
    expect(JSON.parse(posting).title).toContain('<img src=x')
    expect([...hosts]).toEqual(['localhost'])
    await expectAccessible(page)

    await page.route('**/detail/vacancy/VAC-POLOS-01**', async (route) => {
      const answer = await (await route.fetch()).json()
      answer.result.description = htmlAttacks.join('')
      await route.fulfill({ json: answer })
    })
    await openVacancy(page, 'VAC-POLOS-01')
    const { left, words } = await page.getByRole('region', { name: 'Deskripsi Pekerjaan' }).evaluate((section) => {
      const prose = section.querySelector('h2')!.nextElementSibling!.firstElementChild!
      const all = [...prose.querySelectorAll('*')]
      const remaining = all.flatMap(({ localName, attributes, namespaceURI }) => [
        namespaceURI === 'http://www.w3.org/1999/xhtml' ? localName : `${namespaceURI} ${localName}`,
        ...[...attributes].map(({ name, value }) => `${localName}[${name}=${value}]`),
      ])
      return { left: [...new Set(remaining)].toSorted(), words: prose.textContent }
    })
    expect(left).toEqual(honestHtml)
    expect(words).toContain('jujur')
    expect(words).not.toContain('alert')
    expect([...hosts]).toEqual(['localhost'])
  })

  test('shares the page', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openVacancy(page, 'VAC-AKTIF-01', { more: '&pr=1' })
    const share = page.getByRole('button', { name: 'Bagikan' })
    await share.click()
    const ways = page.getByRole('dialog', { name: 'Bagikan lowongan' })
    await expect(ways.getByRole('link')).toHaveText(['Facebook', 'Twitter', 'LinkedIn', 'Line', 'WhatsApp'])
    const address = new URL(vacancyPath('VAC-AKTIF-01'), page.url()).href
    for (const link of await ways.getByRole('link').all()) {
      expect(decodeURIComponent((await link.getAttribute('href'))!)).toContain(address)
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      expect(decodeURIComponent((await link.getAttribute('href'))!)).not.toContain('pr=1')
    }
    await expectAccessibleInBoth(page)
    await ways.getByRole('button', { name: 'Salin tautan' }).click()
    await page.getByRole('dialog', { name: 'link ter-copy' }).getByRole('button', { name: 'OK' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

    await page.evaluate(() => Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('no')) }))
    await share.click()
    await ways.getByRole('button', { name: 'Salin tautan' }).click()
    await expect(page.getByRole('dialog', { name: /^Tautan tidak dapat disalin/ })).toContainText(address)
  })

  test('sees loading, failure and a missing vacancy reported', AGAINST_CONTRACT, async ({ page, world }) => {
    await world.fault({ endpoint: 'getPublicVacancy', kind: 'slow', ms: 1500 })
    await page.goto(vacancyPath('VAC-AKTIF-01'))
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible()
    await expect(applyButton(page)).toBeVisible()

    // Hold the page's own code.
    const release = await holdBack(page, '**/assets/VacancyScreen-*.js')
    await world.fault({ endpoint: 'getPublicVacancy', kind: 'shape', times: 0 })
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('status')).toHaveText('Loading...')
    release()
    await expect(page.getByRole('alert')).toContainText('Jawaban server tidak sesuai.')
    await world.heal()
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(applyButton(page)).toBeVisible()

    for (const path of [
      vacancyPath('VAC-TIDAK-ADA'),
      vacancyPath('VAC-DRAF-01'),
      vacancyPath('VAC-AKTIF-01', { corporateId: 'COR0002' }),
      '/vacancy',
      '/vacancy?id=%3Cscript%3E&corporateId=COR0001',
      vacancyPath('VAC-AKTIF-01', { corporateId: 'a/../b' }),
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: MISSING }), path).toBeVisible()
      await expect(page, path).toHaveTitle(`${MISSING} · Klob`)
      await expect(page.locator('meta[name=robots]'), path).toHaveAttribute('content', 'noindex')
    }
    await expectAccessible(page)
    expect((await world.calls('getPublicVacancy')).filter(({ status }) => status === 400)).toEqual([])
  })

  test("finds a vacancy open until the last second of its day by the server's clock", async ({ page, world }) => {
    await world.clock('2026-12-31T23:59:59+07:00')
    await openVacancy(page, 'VAC-AKTIF-01')
    await expect(applyButton(page)).toBeEnabled()
    await world.clock('2027-01-01T00:00:00+07:00')
    await page.reload()
    await expect(page.getByText(CLOSED, { exact: true })).toBeVisible()
    await expect(applyButton(page)).toBeHidden()
  })

  test('previews an unpublished vacancy, without being asked for a company', async ({ page, world }) => {
    await openVacancy(page, 'VAC-DRAF-01', { path: '/preview', more: '&pr=1' })
    await expect(page.getByText(/^Pratinjau: lowongan ini masih draf/)).toBeVisible()
    await expect(headings(page)).toContainText(ofJob)
    await expect(applyButton(page)).toBeHidden()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(await world.calls('getFlagData')).toEqual([])
    await page.goto('/preview/lagi')
    await expect(page.getByRole('heading', { name: /^Oops/ })).toBeVisible()
  })
})

test.describe('a signed-in user', () => {
  test.use({ account: 'agus.pratama' })
  const cards = (page: Page) => page.getByRole('region', { name: RELATED }).getByRole('listitem')

  test('finds similar vacancies, each with a page of its own', async ({ page, world }) => {
    await page.clock.install()
    await openVacancy(page, 'VAC-AKTIF-01')
    await expect(cards(page)).toHaveCount(10)
    await expect(cards(page).first().locator('..')).toHaveCSS('grid-template-columns', THREE_COLUMNS)
    await expect(page.getByRole('main').getByRole('link', { name: COMPANY, exact: true })).toHaveAttribute(
      'href',
      '/situs/in/company?id=COR0001',
    )
    expect(await world.lastQuery('listRelatedVacancies')).toEqual({ page: ['0'], size: ['10'], keyword: [''] })
    expect((await world.calls()).every(({ hasToken, status }) => hasToken && status === 200)).toBe(true)
    await expectAccessible(page)

    await cards(page).getByRole('link', { name: 'Data Analyst' }).click()
    await expect(page).toHaveURL(vacancyPath('VAC-SOAL-01'))
    const heading = page.getByRole('heading', { level: 1, name: 'Data Analyst' })
    await expect(heading).toBeFocused()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect(page).toHaveTitle(`Data Analyst - ${COMPANY} · Klob`)
    // Known vacancies stay when they cannot be reloaded.
    await page.clock.fastForward('00:31')
    await world.fault({ endpoint: 'getPublicVacancy', kind: 'status', status: 400, times: 0 })
    await world.forget()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Software Engineer' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Data terbaru gagal dimuat.')
    expect(await world.calls('clickApply')).toEqual([])
  })

  test('is not disturbed when they fail to load, and is a visitor once the session is over', async ({
    page,
    world,
  }) => {
    await world.fault({ endpoint: 'listRelatedVacancies', kind: 'status', times: 0 })
    await openVacancy(page, 'VAC-AKTIF-01')
    await expect(applyButton(page)).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(cards(page)).toHaveCount(0)

    await world.heal()
    await world.identity({ revoke: 'agus.pratama' })
    await openVacancy(page, 'VAC-AKTIF-01')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Masuk' })).toBeVisible()
    await expect(cards(page)).toHaveCount(0)
  })
})

test.describe('a member of one company', () => {
  test.use({ account: 'siti.aminah' })
  const foreign = { corporateId: 'COR0002', path: '/preview' }

  test('is redirected from the preview of another one to its page, and from nothing else', async ({ page, world }) => {
    await openVacancy(page, 'KJV-2026-200001', { corporateId: 'COR0002' })
    await openVacancy(page, 'VAC-AKTIF-01', { path: '/preview' })
    await expect.poll(async () => (await world.calls('getFlagData')).map(({ status }) => status)).toEqual([200])
    await expect(page.getByRole('heading', { level: 1, name: 'Software Engineer' })).toBeVisible()

    await world.fault({ endpoint: 'getFlagData', kind: 'status', status: 400, times: 0 })
    await openVacancy(page, 'KJV-2026-200001', foreign)
    await world.heal()
    await page.goto(vacancyPath('KJV-2026-200001', foreign))
    await expect(page).toHaveURL('/situs/in/company?id=COR0001')
  })
})
