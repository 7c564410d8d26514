import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages } from '../../scripts/packages.mjs'

const FOLDERS = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/local/bin']
const LIBRARIES = ['/usr/lib', '/usr/libexec', ...folders('/usr/lib')]
function folders(path) {
  if (!existsSync(path)) return []
  const inside = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return inside.map(({ name }) => join(path, name))
}
const at = (some, ...names) =>
  names.flatMap((name) => some.map((one) => join(one, name))).find((one) => existsSync(one))

/** Programs of each browser, by the variable that passes their path to the suite, and the packages that contain them. */
const BROWSERS = {
  chromium: {
    packages: ['chromium', 'chromium-driver'],
    programs: () => ({ CHROMEDRIVER: at(FOLDERS, 'chromedriver'), CHROMIUM: at(FOLDERS, 'chromium') }),
  },
  firefox: {
    packages: ['firefox-esr'],
    programs: () => ({ FIREFOX: at(FOLDERS, 'firefox-esr', 'firefox') }),
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: () => ({
      WEBKIT_DRIVER: at(FOLDERS, 'WebKitWebDriver'),
      MINI_BROWSER: at(LIBRARIES, 'webkit2gtk-4.1/MiniBrowser', 'webkit2gtk-4.0/MiniBrowser'),
      XVFB: at(FOLDERS, 'Xvfb'),
    }),
  },
}
const missing = (name) => Object.values(BROWSERS[name].programs()).includes(undefined)

/** Installs the browsers and returns their paths; undefined when there is none, which is no failure. */
export async function setUp() {
  const names = Object.keys(BROWSERS)
  const wanted = names.filter(missing).flatMap((name) => BROWSERS[name].packages)
  if (wanted.length > 0) await installPackages(wanted)
  for (const name of names.filter(missing))
    console.log(`${name} is left out: "apt-get install ${BROWSERS[name].packages.join(' ')}" brings it.`)
  const there = names.filter((name) => !missing(name))
  if (there.length === 0) return undefined
  return Object.assign({ E2E_BROWSERS: there.join() }, ...there.map((name) => BROWSERS[name].programs()))
}
