import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { error, Key, Origin, type WebDriver, type WebElement } from 'selenium-webdriver'

const require = createRequire(import.meta.url)
/** Finds by role and name in every browser alike: WebDriver itself needs a call for each element. */
const QUERIES = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8')
const LOAD = `
  const exports = {}, module = {}
  ${QUERIES}
  window.findAll = (role, name, within, state) => {
    const wanted = name?.source ? new RegExp(name.source, name.flags) : name
    // Elements without a role, such as password and file inputs, are found by their label.
    if (role === 'label') return exports.queryAllByLabelText(within ?? document, wanted)
    return exports.queryAllByRole(within ?? document, role, { ...state, ...(wanted && { name: wanted }) })
  }`
const FIND = 'return window.findAll ? window.findAll(...arguments) : null'
/** Further ARIA states to match. */
type State = { checked?: boolean; selected?: boolean; expanded?: boolean; level?: number }
export type Name = string | RegExp

/** The page changed between finding and using an element; the next attempt finds it again. */
const isPassing = (reason: unknown) =>
  [
    error.StaleElementReferenceError,
    error.ElementClickInterceptedError,
    error.ElementNotInteractableError,
    error.NoSuchElementError,
  ].some((kind) => reason instanceof kind)

/** A user in front of a browser: acts by role and name, and waits for visible results. */
export class Person {
  constructor(
    readonly driver: WebDriver,
    private readonly origin: string,
  ) {}

  open = (path: string): Promise<void> => this.driver.get(this.origin + path)
  reload = (): Promise<void> => this.driver.navigate().refresh()
  path = async (): Promise<string> => (await this.driver.getCurrentUrl()).replace(this.origin, '')
  run = <T>(script: string, ...args: unknown[]): Promise<T> => this.driver.executeScript<T>(script, ...args)

  /** Returns the elements that currently match role and name. */
  async all(
    role: string,
    name: Name | null = null,
    within: WebElement | null = null,
    state: State = {},
  ): Promise<WebElement[]> {
    const by = name instanceof RegExp ? { source: name.source, flags: name.flags } : name
    const found = await this.run<WebElement[] | null>(FIND, role, by, within, state)
    if (found) return found
    await this.run(LOAD)
    return this.all(role, name, within, state)
  }
  /** Waits for the first match. */
  async the(
    role: string,
    name: Name | null = null,
    within: WebElement | null = null,
    state: State = {},
  ): Promise<WebElement> {
    let found: WebElement[] = []
    await this.until(async () => (found = await this.all(role, name, within, state)).length > 0, `${role} ${name}`)
    return found[0]!
  }
  /** Waits until nothing matches. */
  gone = (role: string, name: Name, within: WebElement | null = null): Promise<void> =>
    this.until(async () => (await this.all(role, name, within)).length === 0, `${role} ${name} is gone`)
  /** Polls until the condition is true. */
  async until(isSo: () => Promise<unknown>, what: string): Promise<void> {
    const look = async () => {
      try {
        return Boolean(await isSo())
      } catch (reason) {
        if (isPassing(reason)) return false
        throw reason
      }
    }
    await expect.poll(look, { message: what, timeout: 15_000 }).toBe(true)
  }
  /** Waits until the page, or a part of it, contains a text. */
  sees = (text: string, within: WebElement | null = null): Promise<void> =>
    this.until(async () => (await this.text(within)).includes(text), `"${text}" is seen`)
  /** Text of the page, or a part of it, with whitespace collapsed. */
  text = async (within: WebElement | null = null): Promise<string> =>
    (await this.run<string>('return (arguments[0] ?? document.documentElement)?.innerText ?? ""', within)).replaceAll(
      /\s+/g,
      ' ',
    )

  press = (role: string, name: Name, within: WebElement | null = null): Promise<void> =>
    this.until(async () => {
      const found = await this.the(role, name, within)
      // A driver scrolls only to the edge, where a fixed bar may cover the element.
      await this.run('arguments[0].scrollIntoView({ block: "center" })', found)
      await found.click()
      return true
    }, `${role} ${name} is pressed`)
  /** Replaces the content of a field. */
  async fill(role: string, name: Name, text: string, within: WebElement | null = null): Promise<void> {
    await this.press(role, name, within)
    const field = await this.the(role, name, within)
    // In two steps: WebKit releases the modifier key only at the end.
    await field.sendKeys(Key.chord(Key.CONTROL, 'a'))
    await field.sendKeys(text)
  }
  /** Types into the focused element. */
  type = (...keys: string[]): Promise<void> =>
    this.driver
      .actions()
      .sendKeys(...keys)
      .perform()
  value = async (role: string, name: Name): Promise<string> =>
    this.run('return arguments[0].value', await this.the(role, name))
  async attach(label: Name, name: string, content: Buffer, within: WebElement): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'klob-file-'))
    writeFileSync(join(folder, name), content)
    const field = await this.the('label', label, within)
    await field.sendKeys(join(folder, name))
    await this.sees(name, within)
    rmSync(folder, { recursive: true })
  }
  async drag(from: WebElement, to: WebElement): Promise<void> {
    await this.driver
      .actions({ async: true })
      .move({ origin: from })
      .press()
      .move({ origin: Origin.POINTER, x: 8, y: 8, duration: 100 })
      .move({ origin: to, duration: 300 })
      .move({ origin: Origin.POINTER, x: 3, y: 3, duration: 100 })
      .release()
      .perform()
  }
}
