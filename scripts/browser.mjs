// Finds the browser of the tests, and installs it if there is none. As a program it names the one that is used.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackages } from './packages.mjs'
import { bin, fail, node } from './setup.mjs'

// The headless shell renders no window: a test costs half the processor time of the full browser.
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell']
const FULL = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
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

const isShell = (path) => SHELLS.includes(basename(path, '.exe'))
const entries = (folder) => (existsSync(folder) ? readdirSync(folder) : [])

/**
 * The browsers in Playwright's cache that match its version, the shell first; read each time, since one may just have
 * been downloaded. Playwright tells the path of the full one; the shell is in a folder beside it.
 */
function cached() {
  const full = createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
  const build = dirname(dirname(full))
  const shells = join(dirname(build), basename(build).replace('chromium-', 'chromium_headless_shell-'))
  const inside = entries(shells).flatMap((name) => entries(join(shells, name)).map((file) => join(shells, name, file)))
  return [...inside.filter(isShell), full]
}

/** All installed browsers, the shells first. */
function candidates() {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  // An explicit path has no fallback, which would silently test another browser.
  if (CHROMIUM_PATH) return [CHROMIUM_PATH]
  const folders = [...PATH.split(':').filter(Boolean), ...FOLDERS]
  const installed = [...SHELLS, ...FULL].flatMap((name) => folders.map((folder) => join(folder, name)))
  const paths = [...cached(), ...installed, ...APPLICATIONS].filter((path) => path && existsSync(path))
  return [...paths.filter(isShell), ...paths.filter((path) => !isShell(path))]
}
/** Ubuntu's chromium may be a stub that only asks for snap. */
const works = (path) => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0

/** Launch options with the best installed browser, without starting it. */
export const quickBrowser = () => {
  const [executablePath] = candidates()
  return executablePath === undefined ? {} : { executablePath }
}

/** Ways to install a browser, in order, each with its time limit. */
const installations = [
  () => node([bin.playwright, 'install', '--only-shell', 'chromium'], { limit: 2 * MINUTE }),
  // Ubuntu has no package of the shell.
  async () => (await installPackages(['chromium-headless-shell'])) || (!find() && installPackages(['chromium'])),
]
const find = () => candidates().find(works)
let reported

/**
 * Path of a browser that starts; undefined if there is none and none can be installed. The shell is installed even where
 * a full browser stands; without it the full one serves, at twice the time.
 */
export async function findBrowser() {
  let found = find()
  for (const install of process.env.CHROMIUM_PATH ? [] : installations) {
    if (found && isShell(found)) break
    console.log('no headless shell of Chromium found: installing it')
    await install()
    found = find()
  }
  if (found && found !== reported)
    console.log(`browser: ${found}${isShell(found) ? '' : ' (a headless shell would take half the time)'}`)
  reported = found
  return found
}

export const NO_BROWSER = process.env.CHROMIUM_PATH
  ? `CHROMIUM_PATH names no browser that starts: ${process.env.CHROMIUM_PATH}.`
  : 'No Chromium: none in $CHROMIUM_PATH, in the cache of Playwright, on PATH or in the usual places as ' +
    `${[...SHELLS, ...FULL].join(', ')}; "npx playwright install --only-shell" and "apt-get install chromium" (as root) did not bring ` +
    'one either. Install Chromium and set CHROMIUM_PATH to it.'

if (process.argv[1] === fileURLToPath(import.meta.url) && !(await findBrowser())) fail(NO_BROWSER)
