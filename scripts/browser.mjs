// Finds a Chromium for the tests, and installs one if there is none. As a program it prints the path.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackages } from './packages.mjs'
import { bin, fail, node } from './setup.mjs'

// The headless shell renders no window, which takes a third less work than the full browser.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const FOLDERS = [
  '/usr/bin',
  '/usr/local/bin',
  '/usr/lib/chromium',
  '/opt/google/chrome',
  '/snap/bin',
  '/opt/homebrew/bin',
]
const APPLICATIONS = ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
const MINUTE = 60_000

/** Path of the browser that matches Playwright's version; read each time, since it may just have been downloaded. */
const cached = () => createRequire(import.meta.url)('@playwright/test').chromium.executablePath()

/** All installed browsers, best first. */
function* candidates() {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  // An explicit path has no fallback, which would silently test another browser.
  if (CHROMIUM_PATH) return yield CHROMIUM_PATH
  const folders = [...PATH.split(':').filter(Boolean), ...FOLDERS]
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  const paths = [cached(), ...installed, ...APPLICATIONS]
  yield* new Set(paths.filter((path) => path && existsSync(path)))
}
/** Ubuntu's chromium may be a stub that only asks for snap. */
const works = (path) => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

/** The best installed browser, without starting it. */
export const quickBrowser = () => candidates().next().value

/** Ways to install a browser, in order, each with its time limit. */
const installations = [
  () => {
    console.log('no browser found: npx playwright install chromium')
    return node([bin.playwright, 'install', 'chromium'], { limit: 2 * MINUTE })
  },
  // Ubuntu has no package of the shell.
  async () => (await installPackages(['chromium-headless-shell'])) || installPackages(['chromium']),
]

/** Path of a browser that starts, installing one if needed; undefined when that fails. */
export async function findBrowser() {
  const find = () => [...candidates()].find(works)
  let found = find()
  if (process.env.CHROMIUM_PATH) return found
  for (const install of installations) {
    if (found) break
    await install()
    found = find()
  }
  return found
}

export const NO_BROWSER = process.env.CHROMIUM_PATH
  ? `CHROMIUM_PATH names no browser that starts: ${process.env.CHROMIUM_PATH}.`
  : 'No Chromium: none in $CHROMIUM_PATH, in the cache of Playwright, on PATH or in the usual places as ' +
    `${NAMES.join(', ')}; "npx playwright install chromium" and "apt-get install chromium" (as root) did not bring ` +
    'one either. Install Chromium and set CHROMIUM_PATH to it.'

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log((await findBrowser()) ?? fail(NO_BROWSER))
