// npm run bench -- --only previews: requests for one shared vacancy, at a steady rate, whether or not earlier ones are answered.
import { spawn } from 'node:child_process'
import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../setup.mjs'
import { quantile } from './benchBrowser.mjs'

const VACANCY = '/vacancy?id=VAC-AKTIF-01&corporateId=COR0001'
const TICK_MS = 10

/** One request; the time until its whole answer, or undefined if it is not the page with the vacancy's title. */
const ask = (url, agent) =>
  new Promise((resolve) => {
    const start = performance.now()
    const failed = () => resolve(undefined)
    const request = get(url, { agent, timeout: 10_000 }, (answer) => {
      let html = ''
      answer.setEncoding('utf8').on('data', (text) => (html += text))
      answer.on('error', failed).on('end', () => {
        const isRight = answer.statusCode === 200 && html.includes('property="og:title" content="Software Engineer')
        resolve(isRight ? performance.now() - start : undefined)
      })
    })
    request.on('error', failed).on('timeout', () => request.destroy())
  })

/** Starts the embedded backend and the program beside a web server, and asks it for so long at so many requests a second. */
export async function measurePreviews({ rate = 1000, seconds = 30 } = {}) {
  const [backendPort, port] = [await freePort(), await freePort()]
  const start = (file, args, env) =>
    spawn(process.execPath, [file, ...args], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  const programs = [
    start('build/server/serve.js', ['--backend-only'], { PORT: String(backendPort), NODE_ENV: 'production' }),
    start('build/vacancyPages/node.mjs', [], {
      ROOT: 'dist',
      PREVIEW: `127.0.0.1:${port}`,
      API_URL: `http://127.0.0.1:${backendPort}`,
    }),
  ]
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const url = `http://127.0.0.1:${port}${VACANCY}`
  try {
    let isReady = false
    for (let n = 0; n < 200 && !isReady; n += 1) isReady = (await ask(url, agent)) !== undefined || (await sleep(100))
    const asked = []
    const began = performance.now()
    const total = rate * seconds
    while (asked.length < total) {
      const due = Math.min(total, Math.floor(((performance.now() - began) / 1000) * rate))
      while (asked.length < due) asked.push(ask(url, agent))
      await sleep(TICK_MS)
    }
    const took = (performance.now() - began) / 1000
    const times = (await Promise.all(asked)).filter((time) => time !== undefined)
    return {
      requests: asked.length,
      perSecond: Math.round(asked.length / took),
      errors: asked.length - times.length,
      median: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      worst: times.reduce((most, time) => Math.max(most, time), 0),
    }
  } finally {
    agent.destroy()
    for (const program of programs) program.kill('SIGTERM')
  }
}
