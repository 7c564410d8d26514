import { describe, expect, test, vi } from 'vitest'
import { contentSecurityPolicy } from '../deploy/policy.mjs'
import { makeBackend } from '../e2e/backend/backend'
import { isVacancyPage, makeVacancyPages } from './vacancyPages'

const HTML = '<!doctype html><title>Klob</title><meta name="description" content="Konsol" data-static /><body>konsol'
const backend = makeBackend({ population: 6, vacancies: 9, fileSecret: null })
const plainPage = async () =>
  new Response(HTML, { headers: { etag: '"1"', 'content-security-policy': contentSecurityPolicy({}) } })
const around = {
  plainPage,
  productName: () => 'Klob',
  apiUrl: '',
  send: (call: Request) => backend.answer(call, 'https://files.example'),
}
const ask = async (path: string, surroundings: object = {}) => {
  const response = await makeVacancyPages({ ...around, ...surroundings })(new Request(`https://console.example${path}`))
  return { response, html: await response.text() }
}
const vacancy = (id: string, more = '') => `/vacancy?id=${id}&corporateId=COR0001${more}`
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]
const postingsOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
    ([, json]) => JSON.parse(json!) as Record<string, unknown>,
  )
/** An API that answers with one vacancy, changed. */
const answering = (changes: object) => ({
  send: async (call: Request) => {
    const { result, ...rest } = (await (await around.send(call)).json()) as { result: object }
    return Response.json({ ...rest, result: { ...result, ...changes } })
  },
})

describe('the page of an open vacancy', () => {
  test('has its title, description, address and picture', async () => {
    const { html } = await ask(vacancy('VAC-AKTIF-01'))
    expect(html).toMatch(/<title>Software Engineer - PT .* · Klob<\/title>/)
    expect(contentOf(html, 'og:title')).toMatch(/^Software Engineer - PT /)
    expect(contentOf(html, 'description')).toMatch(/^Bangun layanan rekrutmen .*…$/)
    expect(contentOf(html, 'og:url')).toBe('https://console.example/vacancy?id=VAC-AKTIF-01&#38;corporateId=COR0001')
    expect(html).toContain('<link rel="canonical" href="https://console.example/vacancy?id=VAC-AKTIF-01&#38;')
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image')
    expect(contentOf(html, 'robots')).toBeUndefined()
    expect(html).toContain('<body>konsol')
  })
  test('has one description', async () => {
    const { html } = await ask(vacancy('VAC-AKTIF-01'))
    expect(html.match(/name="description"/g)).toHaveLength(1)
  })
  test('has one JobPosting', async () => {
    const { html } = await ask(vacancy('VAC-AKTIF-01'))
    expect(postingsOf(html)).toMatchObject([
      { '@type': 'JobPosting', title: 'Software Engineer', validThrough: '2026-12-31T16:59:59.000Z' },
    ])
  })
  test('keeps the headers of the plain page but those of its content', async () => {
    const { response } = await ask(vacancy('VAC-AKTIF-01'))
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(response.headers.get('etag')).toBeNull()
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })
  test('shows the picture of the vacancy, then the logo, and the own one in the place of an SVG', async () => {
    const picture = async (changes: object) =>
      contentOf((await ask(vacancy('VAC-AKTIF-01'), answering(changes))).html, 'og:image')
    const logo = 'https://img.example/logo.png'
    expect(await picture({ urlImageHeader: 'https://img.example/a.jpg', corporateLogo: logo })).toBe(
      'https://img.example/a.jpg',
    )
    expect(await picture({ urlImageHeader: 'https://img.example/a.svg', corporateLogo: logo })).toBe(logo)
    expect(await picture({ urlImageHeader: 'data:image/png;base64,AAAA', corporateLogo: null })).toBe(
      'https://console.example/share.png',
    )
    expect(await picture({})).toBe('https://console.example/share.png')
  })
  test('is found by an address with `&amp;` in it', async () => {
    const { html } = await ask('/vacancy?id=VAC-AKTIF-01&amp;corporateId=COR0001')
    expect(contentOf(html, 'og:title')).toMatch(/^Software Engineer/)
  })
  test('has the configured origin in its addresses', async () => {
    const { html } = await ask(vacancy('VAC-AKTIF-01'), { origin: 'https://karier.example' })
    expect(contentOf(html, 'og:url')).toMatch(/^https:\/\/karier\.example\/vacancy\?/)
  })
})

describe('not indexed, and without a JobPosting', () => {
  const isBare = (html: string) => [contentOf(html, 'robots'), postingsOf(html).length]
  test.each(['VAC-TUTUP-01', 'VAC-LEWAT-01'])('is %s, which is over', async (id) => {
    const { html } = await ask(vacancy(id))
    expect(isBare(html)).toEqual(['noindex', 0])
    expect(contentOf(html, 'og:title')).toBeDefined()
  })
  test('is a preview', async () => {
    expect(isBare((await ask(vacancy('VAC-AKTIF-01', '&pr=1'))).html)).toEqual(['noindex', 0])
  })
  test.each([
    vacancy('VAC-DRAF-01'),
    vacancy('VAC-DRAF-01', '&pr=1'),
    vacancy('VAC-TIDAK-ADA'),
    '/vacancy?id=VAC-AKTIF-01&corporateId=COR0002',
    '/vacancy?id=VAC-AKTIF-01',
    '/vacancy?id=%3Cscript%3E&corporateId=COR0001',
    '/preview',
  ])('and without any content is %s', async (path) => {
    const { html } = await ask(path)
    expect(isBare(html)).toEqual(['noindex', 0])
    expect(html).toContain('<title>Klob</title>')
    expect(html).not.toMatch(/og:|description/)
  })
  test('a scholarship has no JobPosting, but is indexed', async () => {
    expect(isBare((await ask(vacancy('VAC-BEASISWA-01'))).html)).toEqual([undefined, 0])
  })
})

describe('hostile texts of a vacancy', () => {
  const attack = `</script><script>alert(1)</script>" onload='x' <!-- $& $\` &amp;lt; \u0000\u2028\uD800`
  const hostile = answering({
    positionName: attack,
    corporateName: attack,
    description: `<p onclick="x">${attack}</p>`,
    jobDescription: attack,
    terms: attack,
    employmentStatus: '__proto__',
    urlImageHeader: 'https://img.example/"><script>alert(2)</script>',
    location: { province: attack, longDescription: attack, gpsLocation: attack, id: 'OFF-1' },
  })
  test('open no element and no attribute', async () => {
    const { html } = await ask(vacancy('VAC-AKTIF-01'), hostile)
    expect(html.match(/<script\b[^>]*>/g)).toEqual(['<script type="application/ld+json" data-static>'])
    const tags = html.replace(/<title>[^<]*<\/title>/, '').match(/<[^>]*>/g)!
    for (const tag of tags)
      expect(tag).toMatch(/^<(?:!doctype html|body|\/script|(?:meta|link|script)(?: [\w-]+(?:="[^"]*")?)+(?: \/)?)>$/)
    expect(html).not.toContain('\u0000')
  })
  test('are texts in the JobPosting', async () => {
    const { html } = await ask(vacancy('VAC-AKTIF-01'), hostile)
    expect(postingsOf(html)).toHaveLength(1)
    expect(postingsOf(html)[0]!['title']).toContain('</script><script>alert(1)</script>')
  })
})

describe('the plain page goes out', () => {
  const plain = async (send: (call: Request) => Promise<Response>) =>
    expect((await ask(vacancy('VAC-AKTIF-01'), { send })).html).toBe(HTML)
  test('when the API does not answer within its time', async () => {
    vi.useFakeTimers()
    const going = plain(() => new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(800)
    await going
    vi.useRealTimers()
  })
  test('when the API fails', () => plain(async () => new Response('', { status: 503 })))
  test('when the API cannot be reached', () => plain(() => Promise.reject(new TypeError('fetch failed'))))
  test('when the API answers something else', () => plain(async () => Response.json({ status: 'SUCCESS', result: 7 })))
  test('when the API wants a sign-in', () => plain(async () => new Response('{}', { status: 401 })))
})

describe('a vacancy is read', () => {
  const counting = () => vi.fn((call: Request) => around.send(call))
  const page = () => new Request(`https://console.example${vacancy('VAC-AKTIF-01')}`)
  test('once by all who ask at the same time, and once a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const send = counting()
    const pages = makeVacancyPages({ ...around, send })
    await Promise.all([pages(page()), pages(page()), pages(page())])
    expect(send).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(59_000)
    await pages(page())
    expect(send).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(2000)
    await pages(page())
    expect(send).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })
  test('again after a failure', async () => {
    const send = counting().mockResolvedValueOnce(new Response('', { status: 500 }))
    const pages = makeVacancyPages({ ...around, send })
    expect(await (await pages(page())).text()).toBe(HTML)
    expect(await (await pages(page())).text()).toContain('Software Engineer')
  })
  test('without the visitor who asks: no token, no cookie', async () => {
    const send = counting()
    const request = new Request(page(), { headers: { authorization: 'token', cookie: 'sessionToken=token' } })
    await makeVacancyPages({ ...around, send })(request)
    expect([...send.mock.calls[0]![0].headers.keys()]).toEqual([])
  })
})

test.each(['/vacancy', '/vacancy/', '/preview'])('%s is a page of vacancies', (path) =>
  expect(isVacancyPage(path)).toBe(true),
)
test.each(['/', '/vacancy/x', '/vacancyx', '/dashboard/0/vacancy'])('%s is none', (path) =>
  expect(isVacancyPage(path)).toBe(false),
)
