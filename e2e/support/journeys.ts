import type { Locator, Page } from '@playwright/test'
import { golden, quietOf } from './golden'
import type { World } from './world'

/** A user's steps on a screen; each one leads to a recorded list of calls. */
export type Steps = Record<string, (page: Page) => Promise<unknown>>
/** An address and what a user does there, in one visit. */
export type Journey = { address: string; steps: Steps }

/** Presses a button by keyboard: a resting mouse may prefetch what is below it. */
export const pressIn = (where: Page | Locator, name: string | RegExp): Promise<void> =>
  where
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .press('Enter')
/** The step that presses a button. */
export const press = (name: string | RegExp) => (page: Page) => pressIn(page, name)
/** Closes the dialog of the step before, and takes another step. */
export const closing = (step: Steps[string]) => async (page: Page) => {
  await page.keyboard.press('Escape')
  await step(page)
}
/** Deletes by the button of that name, and confirms. */
export const remove = (name: string | RegExp) => async (page: Page) => {
  await pressIn(page, name)
  await pressIn(page.getByRole('dialog', { name: 'Konfirmasi Menghapus' }), 'YA, YAKIN')
}

/** Takes the steps of a journey; each one must send exactly the calls that are recorded under its name. */
export async function walk(page: Page, world: World, name: string, { address, steps }: Journey): Promise<void> {
  const known = golden(`doing-${name.replaceAll(/\W+/g, '-')}`)
  const quiet = quietOf(page)
  // However slow the machine is, what was fresh at the start stays fresh, and is not read again.
  await page.clock.setFixedTime(new Date())
  await page.goto(address)
  await known.expect('opened', world, quiet)
  for (const [what, take] of Object.entries(steps)) {
    await take(page)
    await known.expect(what, world, quiet)
  }
  known.end()
}
