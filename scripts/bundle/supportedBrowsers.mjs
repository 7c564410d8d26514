// The browsers that the console supports: the line 'browserslist' of package.json, whose entries are all 'name >= version'.
import { readFileSync } from 'node:fs'

/** Names and lowest versions. */
const supported = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).browserslist.map(
  (entry) => entry.split(' >= '),
)

/** As Vite's targets, e.g. `chrome109`. */
export const buildTargets = supported.map((entry) => entry.join(''))

const NAMES = { ios: 'safari_ios' }
/** As the compatibility data names them. */
export const lowestVersions = Object.fromEntries(
  supported.map(([name, version]) => [NAMES[name] ?? name, Number(version)]),
)
