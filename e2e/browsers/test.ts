import { writeFileSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { PASSWORD } from '../support/accounts'
import { World } from '../support/world'
import { type Engine, startBrowser } from './browsers'
import { Person } from './person'

type Fixtures = { world: World; person: Person }

/** Every test gets its own browser and its own world. */
export const test = base.extend<{ engine: Engine } & Fixtures>({
  engine: ['chromium', { option: true }],
  world: async ({ request }, use, { testId }) => {
    const world = new World(request, testId.replaceAll(/[^\w-]/g, ''))
    await world.reset()
    await use(world)
  },
  person: async ({ engine, world, baseURL }, use, info) => {
    const { driver, stop } = await startBrowser(engine)
    try {
      const person = new Person(driver, baseURL!)
      await person.open('/healthz')
      await person.run(`document.cookie = 'mock-session=${world.session}; path=/'`)
      await use(person)
      if (info.status !== info.expectedStatus)
        writeFileSync(info.outputPath('screen.png'), await driver.takeScreenshot(), 'base64')
    } finally {
      await stop()
    }
  },
})
export { expect } from '@playwright/test'

/** Signs in with the form. */
export async function signIn(person: Person, id = 'budi.santoso'): Promise<void> {
  await person.open('/login')
  await person.fill('textbox', 'KLOB ID', id)
  await person.fill('label', /^Kata sandi/, PASSWORD)
  await person.press('button', 'Selanjutnya')
  await person.the('heading', 'Pilih perusahaan')
}
