import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { Builder, Capabilities, WebDriver } from 'selenium-webdriver'
import { marionette } from './marionette'

export type Engine = 'chromium' | 'firefox' | 'webkit'
type Started = { driver: WebDriver; stop: () => Promise<void> }

// Deliberately not the users' time zone, as in every other browser test: the screens show WIB regardless.
const ENV = { ...process.env, TZ: 'America/New_York', LANGUAGE: 'id' }
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
const start = (program: string, args: string[], more: object = {}): ChildProcess =>
  spawn(program, args, { stdio: 'ignore', env: { ...ENV, ...more } })
const terminate = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
/** Starts a session through a driver program that listens on a port. */
async function sessionAt(port: number, capabilities: object): Promise<WebDriver> {
  const server = `http://127.0.0.1:${port}`
  await expect
    .poll(() =>
      fetch(`${server}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    .toBe(true)
  return new Builder().usingServer(server).withCapabilities(new Capabilities(capabilities)).build()
}

async function chromium(): Promise<Started> {
  const port = await freePort()
  const driverProgram = start(process.env['CHROMEDRIVER']!, [`--port=${port}`])
  const driver = await sessionAt(port, {
    browserName: 'chrome',
    'goog:chromeOptions': {
      binary: process.env['CHROMIUM'],
      args: [
        '--headless=new',
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--lang=id',
        '--force-prefers-reduced-motion',
      ],
    },
  })
  const stop = async () => {
    await driver.quit()
    await terminate(driverProgram)
  }
  return { driver, stop }
}

async function firefox(): Promise<Started> {
  const profile = mkdtempSync(join(tmpdir(), 'klob-firefox-'))
  const settings = {
    'marionette.port': 0,
    'intl.accept_languages': 'id',
    'ui.prefersReducedMotion': 1,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
  }
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const program = start(process.env['FIREFOX']!, ['--headless', '--marionette', '--no-remote', '--profile', profile])
  const chosen = join(profile, 'MarionetteActivePort')
  await expect.poll(() => existsSync(chosen) && readFileSync(chosen, 'utf8'), { timeout: 30_000 }).toMatch(/^\d+/)
  const executor = await marionette(Number(readFileSync(chosen, 'utf8')))
  const driver = WebDriver.createSession(executor, new Capabilities({ browserName: 'firefox' }))
  const stop = async () => {
    await terminate(program)
    rmSync(profile, { recursive: true, force: true })
  }
  return { driver, stop }
}

async function webkit(): Promise<Started> {
  // A display of its own: a window next to another one would not get the focus.
  const display = spawn(process.env['XVFB']!, ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const number = await new Promise<string>((resolve) =>
    display.stdout.once('data', (data) => resolve(String(data).trim())),
  )
  const port = await freePort()
  const driverProgram = start(process.env['WEBKIT_DRIVER']!, [`--port=${port}`], {
    DISPLAY: `:${number}`,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  })
  const driver = await sessionAt(port, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: process.env['MINI_BROWSER'], args: ['--automation'] },
  })
  const stop = async () => {
    await driver.quit().catch(() => {})
    await terminate(driverProgram)
    await terminate(display)
  }
  return { driver, stop }
}

/** Starts a browser with an empty profile. */
export async function startBrowser(engine: Engine): Promise<Started> {
  const started = await { chromium, firefox, webkit }[engine]()
  await started.driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 })
  return started
}
