// npm run bench: measures the console in a browser and searches in the backend. Not part of npm test.
//   --rounds N          rounds per profile, reported as medians (5)
//   --population N      people in the world of the backend's measurement (200000)
//   --only ui|ratio|profile|deployment|backend|size|load|previews   one part only: the console's own figures, its ratios to the floor,
//                       its CPU time by source, what a deployment sends again, the backend, the console at the size of a
//                       large employer, the backend under 50 clients, or a shared vacancy at 1,000 requests a second; by
//                       default ui, ratio and backend
//   --subject NAME      of the size only what contains this
//   --write FILE        also as Markdown
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { median, origin, PORT, quantile } from './bench/benchBrowser.mjs'
import { round, signIn } from './bench/benchPage.mjs'
import { measureDeployment } from './bench/deployment.mjs'
import { measureProfile } from './bench/ratio/profile.mjs'
import { measureRatios } from './bench/ratio/ratio.mjs'
import { measureLoad } from './bench/load.mjs'
import { measurePreviews } from './bench/previews.mjs'
import { measureSize } from './bench/size.mjs'
import { findBrowser, NO_BROWSER } from './browser.mjs'
import { bin, build, fail, install, node } from './setup.mjs'

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    population: { type: 'string', default: '200000' },
    only: { type: 'string' },
    subject: { type: 'string' },
    write: { type: 'string' },
  },
})

const PROFILES = { 'full speed': 1, 'CPU / 4': 4 }
/** Formats a figure: a layout shift is a plain number, everything else a time. */
const figureText = (figure, value) => (figure.endsWith('layout shift') ? value.toFixed(3) : ms(value))
const ms = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`

async function serve(args) {
  const start = performance.now()
  const env = { ...process.env, PORT: String(PORT), NODE_ENV: 'production' }
  const server = spawn(process.execPath, ['build/server/serve.js', ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const answers = () =>
    fetch(origin).then(
      () => true,
      () => false,
    )
  while (!(await answers())) {
    if (server.exitCode !== null) fail(`The server ended with code ${server.exitCode}.`)
    await sleep(50)
  }
  const ready = performance.now() - start
  const stop = () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    return ended
  }
  return { pid: server.pid, ready, stop }
}
async function measureUi(browser) {
  const server = await serve([])
  const { state } = await signIn(browser)
  const columns = []
  for (const rate of Object.values(PROFILES)) {
    const rounds = []
    for (let i = 0; i < Number(flags.rounds); i++) rounds.push(await round(browser, rate, state))
    const figures = Object.keys(rounds[0])
    columns.push(figures.map((figure) => [figure, figureText(figure, median(rounds.map((one) => one[figure])))]))
  }
  await server.stop()
  const [first, ...others] = columns
  return [
    [`Browser, median of ${flags.rounds}`, ...Object.keys(PROFILES)],
    ...first.map((cells, i) => [...cells, ...others.map((column) => column[i][1])]),
  ]
}

const SEARCH = '/rest/console/population/pagingnew?corporateId=COR0001&length=10'
/** Searches of every kind: all rows, far pages, text, choices, lists, numbers and days with their operators. */
const SEARCHES = [
  'start=0',
  'start=500',
  'start=0&firstNames=Dewi',
  'start=0&lastNames=san&gender=F',
  'start=0&countri=CO96&provinc=ID-JB',
  'start=2&grade=3.25&gradeOperators=1',
  'start=0&dobs=01011995&dobOperators=2&maritalStatuses=S',
  'start=0&skillNames=java&workingExperience=2&workingExperienceOperators=1',
  'start=0&companyNames=PT&position=engineer',
  'start=0&email=zzzz-nobody',
]

async function measureBackend(browser) {
  const server = await serve(['--population', flags.population])
  const { token } = await signIn(browser)
  if (!token) fail('No token in the cookies after sign-in.')
  const times = []
  for (let i = 0; i < 100; i++) {
    const start = performance.now()
    const response = await fetch(`${origin}${SEARCH}&${SEARCHES[i % SEARCHES.length]}`, {
      headers: { authorization: token },
    })
    await response.text()
    times.push(performance.now() - start)
    if (!response.ok) fail(`${response.status} for ${response.url}`)
  }
  const status = `/proc/${server.pid}/status`
  const kilobytes = existsSync(status) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))[1]) : undefined
  await server.stop()
  return [
    [`Backend, ${Number(flags.population).toLocaleString('en')} people, 100 searches`, ''],
    ['ready after', ms(server.ready)],
    ['median', ms(median(times))],
    ['95 of 100 within', ms(quantile(times, 0.95))],
    ['worst', ms(Math.max(...times))],
    ...(kilobytes ? [['memory', `${Math.round(kilobytes / 1024)} MB`]] : []),
  ]
}

function text(table) {
  const widths = table[0].map((_, i) => Math.max(...table.map((row) => row[i].length)))
  const cell = (value, i) => (i === 0 ? value.padEnd(widths[i]) : value.padStart(widths[i]))
  return table.map((row) => row.map(cell).join('  ')).join('\n')
}
function markdown([head, ...rows]) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n')
}

await install()
if (!(await build())) fail('The build failed, see above.')
const executablePath = (await findBrowser()) ?? fail(NO_BROWSER)
const { chromium } = await import('@playwright/test')
const browser = await chromium.launch({ executablePath, args: ['--disable-background-networking', '--no-first-run'] })
const tables = []
const takes = (part) => flags.only === undefined || flags.only === part
if (takes('ui')) tables.push(await measureUi(browser))
if (takes('ratio')) {
  const server = await serve([])
  const rounds = Math.max(7, Number(flags.rounds))
  tables.push(...(await measureRatios(chromium, { executablePath, rounds, trips: 100, backend: origin })))
  await server.stop()
}
if (flags.only === 'profile') {
  const folder = 'build/profile'
  await node([bin.vite, 'build', '--sourcemap', 'hidden', '--outDir', folder, '--emptyOutDir'])
  const server = await serve([])
  const rounds = Number(flags.rounds)
  tables.push(await measureProfile(chromium, { executablePath, rounds, backend: origin, folder }))
  await server.stop()
}
if (flags.only === 'deployment') tables.push(await measureDeployment('dist', 'build/changed'))
if (flags.only === 'size') {
  const server = await serve([])
  const signedIn = new Map()
  const stateOf = async (account) => {
    if (!signedIn.has(account)) signedIn.set(account, (await signIn(browser, account)).state)
    return signedIn.get(account)
  }
  tables.push(await measureSize(browser, stateOf, flags.subject))
  await server.stop()
}
if (takes('backend')) tables.push(await measureBackend(browser))
if (flags.only === 'load') {
  const server = await serve(['--population', flags.population])
  const { calls, median: middle, p95, worst } = await measureLoad((await signIn(browser)).token)
  tables.push([
    [`Backend, ${Number(flags.population).toLocaleString('en')} people, 50 clients for 60 s`, ''],
    ['calls', String(calls)],
    ['median', ms(middle)],
    ['95 of 100 within', ms(p95)],
    ['worst', ms(worst)],
  ])
  await server.stop()
}
if (flags.only === 'previews') {
  const { requests, perSecond, errors, median: middle, p99, worst } = await measurePreviews()
  tables.push([
    [`Shared vacancy, ${requests.toLocaleString('en')} requests`, ''],
    ['a second', String(perSecond)],
    ['errors', String(errors)],
    ['median', ms(middle)],
    ['99 of 100 within', ms(p99)],
    ['worst', ms(worst)],
  ])
}
const machine = `${cpus().length} × ${cpus()[0].model.trim()}, Node ${process.versions.node}, Chromium ${browser.version()}`
await browser.close()

console.log([machine, ...tables.map(text)].join('\n\n'))
if (flags.write) {
  const note = `Measured by \`npm run bench\` on ${machine}. Times depend on the machine; compare them only with its own.`
  writeFileSync(flags.write, `${['# Figures', note, ...tables.map(markdown)].join('\n\n')}\n`)
  await node([bin.oxfmt, flags.write])
}
