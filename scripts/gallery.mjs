// npm run gallery: pictures of all screens and their main states, in docs/gallery, with a page that shows them all: at
// 1366x768, 1440x900 and 1920x1080, light and dark; public pages on a phone, too.
//   npm run gallery -- talents 1440 light     only those whose names contain all the words
import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBrowser, NO_BROWSER } from './browser.mjs'
import { consolePages, publicPages } from './galleryPages.mjs'
import { build, fail, install } from './setup.mjs'

const PORT = Number(process.env.PORT ?? 4182)
const baseURL = `http://localhost:${PORT}`
const FOLDER = 'docs/gallery'
const DESKTOPS = {
  1366: { width: 1366, height: 768 },
  1440: { width: 1440, height: 900 },
  1920: { width: 1920, height: 1080 },
}
const PHONE = { phone: { width: 390, height: 844 } }
const THEMES = ['light', 'dark']
/** How many pictures are taken side by side. */
const CONCURRENCY = 2
const words = process.argv.slice(2)
const accounts = ['budi.santoso', 'rudi.hartono', 'rina.wijaya']

await install()
if (!(await build())) fail('The build failed.')
const { chromium } = await import('@playwright/test')
const executablePath = (await findBrowser()) ?? fail(NO_BROWSER)
const server = spawn(process.execPath, ['build/server/serve.js'], {
  env: { ...process.env, PORT: String(PORT), NODE_ENV: 'production' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const isUp = () =>
  fetch(baseURL).then(
    () => true,
    () => false,
  )
while (!(await isUp())) {
  if (server.exitCode !== null) fail(`The server ended with code ${server.exitCode}.`)
  await sleep(50)
}
const browser = await chromium.launch({ executablePath })

const common = { baseURL, locale: 'id-ID', reducedMotion: 'reduce' }
/** The signed-in state of an account. */
async function signIn(account) {
  const context = await browser.newContext(common)
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'KLOB ID' }).fill(account)
  await page.getByRole('textbox', { name: 'Kata sandi' }).fill('Rahasia123')
  await page.getByRole('button', { name: 'Selanjutnya' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  const state = await context.storageState()
  await context.close()
  return state
}

// Content below a dialog may still be pending.
const BUSY = 'body:not(:has([aria-modal=true])) [aria-busy=true], [aria-modal=true] [aria-busy=true]'
// The illustration of an empty or failed part is loaded after its text.
const UNDRAWN = '[aria-hidden=true]:empty[style*="height: 112px"]'
const failures = []
/** Takes one picture once the page has its heading and nothing is pending. */
async function picture({ name, path, before, act }, suffix, options) {
  if (!words.every((word) => `${name}-${suffix}`.includes(word))) return
  const context = await browser.newContext({ ...common, ...options })
  const page = await context.newPage()
  try {
    await before?.(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.locator('h1').first().waitFor({ state: 'attached' })
    await act?.(page)
    // Opened dialogs load their content first.
    if (act) await sleep(1_500)
    await page.locator(BUSY).first().waitFor({ state: 'detached' })
    await page.locator(UNDRAWN).first().waitFor({ state: 'detached' })
    await page.screenshot({ path: `${FOLDER}/${name}-${suffix}.jpg`, type: 'jpeg', quality: 78 })
    console.log(`${name}-${suffix}`)
  } catch (error) {
    failures.push(`${name}-${suffix}: ${String(error).split('\n')[0]}`)
  } finally {
    await context.close()
  }
}

if (words.length === 0) rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
const states = {}
for (const account of accounts) states[account] = await signIn(account)
const inEach = (sizes, page, storageState) =>
  Object.entries(sizes).flatMap(([size, viewport]) =>
    THEMES.map((colorScheme) => [page, `${size}-${colorScheme}`, { viewport, colorScheme, storageState }]),
  )
const waiting = [
  ...publicPages.flatMap((page) => inEach({ ...DESKTOPS, ...PHONE }, page)),
  ...consolePages.flatMap((page) => inEach(DESKTOPS, page, states[page.account ?? 'budi.santoso'])),
]
async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) await picture(...next)
}
await Promise.all(Array.from({ length: CONCURRENCY }, work))
await browser.close()
server.kill('SIGTERM')

const pictures = readdirSync(FOLDER).filter((name) => name.endsWith('.jpg'))
const figure = (file) => `<figure><img loading="lazy" src="${file}" alt=""><figcaption>${file}</figcaption></figure>`
writeFileSync(
  `${FOLDER}/index.html`,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>body{font:14px system-ui;display:grid;` +
    'grid-template-columns:repeat(auto-fill,minmax(480px,1fr));gap:24px}figure{margin:0}img{width:100%;border:1px solid' +
    ` silver}</style>${pictures.map(figure).join('')}</html>`,
)
for (const failure of failures) console.error(failure)
console.log(`${pictures.length} pictures in ${FOLDER}/index.html`)
process.exit(failures.length > 0 ? 1 : 0)
